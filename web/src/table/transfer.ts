// A seat that goes to another device of the same person, by a link that is good once (docs/server.md).
import { request } from "../network/api";

export interface Transfer {
  link: string;
  qr: string;
  seconds: number;
}

/** A link that moves a seat. */
export const requestTransfer = (code: string, seat: number): Promise<Transfer> =>
  request<Transfer>("POST", `/api/tables/${code}/transfer`, { seat });

/** The code of a transfer behind the `#` of a link, if there is one. */
export const transferIn = (fragment: string): string => (/^[0-9a-z-]{26,40}$/.test(fragment) ? fragment : "");

/** Takes the seat over; whether that came to something. */
export const takeSeat = (code: string, transfer: string): Promise<boolean> =>
  request("POST", "/api/transfers", { code, transfer }).then(
    () => true,
    () => false,
  );
