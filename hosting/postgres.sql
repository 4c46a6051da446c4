-- The database of a server, with least rights. Run it once as an administrator of PostgreSQL, with psql:
--   sudo -u postgres psql --set ON_ERROR_STOP=1 --file hosting/postgres.sql
--
-- shutbox        the server: owns the tables in its schema, and nothing else
-- shutbox_copy   makes copies and checks them: reads these tables, and changes nothing

CREATE ROLE shutbox LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOINHERIT CONNECTION LIMIT 40;
CREATE ROLE shutbox_copy LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOINHERIT CONNECTION LIMIT 4;

CREATE DATABASE shutbox TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C';
REVOKE ALL ON DATABASE shutbox FROM PUBLIC;
GRANT CONNECT ON DATABASE shutbox TO shutbox, shutbox_copy;

-- Whoever may read only cannot write by mistake either.
ALTER ROLE shutbox_copy IN DATABASE shutbox SET default_transaction_read_only = on;
-- Both find the tables without naming the schema, and nothing in a schema that others can write.
ALTER ROLE shutbox IN DATABASE shutbox SET search_path = shutbox;
ALTER ROLE shutbox_copy IN DATABASE shutbox SET search_path = shutbox;

\connect shutbox
REVOKE ALL ON SCHEMA public FROM PUBLIC;
CREATE SCHEMA shutbox AUTHORIZATION shutbox;
GRANT USAGE ON SCHEMA shutbox TO shutbox_copy;
-- The server makes its tables at its first start, and these rights come with them.
ALTER DEFAULT PRIVILEGES FOR ROLE shutbox GRANT SELECT ON TABLES TO shutbox_copy;
ALTER DEFAULT PRIVILEGES FOR ROLE shutbox GRANT SELECT ON SEQUENCES TO shutbox_copy;
ALTER DEFAULT PRIVILEGES FOR ROLE shutbox REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
