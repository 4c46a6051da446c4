import { render } from "preact";
import { useEffect } from "preact/hooks";
import { Glyphs } from "./parts/Num";
import { Home } from "./pages/Home";
import { Table } from "./pages/Table";
import { path } from "./place";
import { load, locale, ready } from "./words";
import "./style/tokens.css";
import "./style/base.css";
import "./style/box.css";
import "./style/app.css";

function App() {
  useEffect(() => {
    document.documentElement.lang = locale.value;
  }, [locale.value]);
  if (!ready.value) return null;
  const table = path.value.match(/^\/t\/([0-9a-z-]+)$/i);
  return (
    <>
      <Glyphs />
      {table ? <Table key={table[1]!} code={table[1]!} /> : <Home />}
    </>
  );
}

void load().then(() => render(<App />, document.getElementById("app")!));
