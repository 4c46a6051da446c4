// The connection to a table on a static site: a worker of the page keeps the table.
import type { Listener } from "../network/connection";
import { effect } from "@preact/signals";
import { hangUp, listen, phase, tell } from "./office";

let count = 0;

export class Connection {
  private readonly page = `${Date.now().toString(36)}-${++count}`;
  private readonly stop: () => void;
  private open = false;
  private tries = 0;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    listen(this.page, {
      hear: (message) => {
        this.open = true;
        listener.message(message);
      },
      down: () => this.drop(),
    });
    // Another tab may have had the tables, or take them over.
    this.stop = effect(() => {
      if (phase.value === "ready") tell({ kind: "connect", page: this.page, code: this.code });
      else if (this.open) this.drop();
    });
  }

  send(data: object): void {
    tell({ kind: "message", page: this.page, data });
  }

  steady(): void {
    this.tries = 0;
  }

  close(): void {
    this.stop();
    hangUp(this.page);
  }

  private drop(): void {
    this.open = false;
    this.tries += 1;
    this.listener.down(this.tries + 1);
  }
}
