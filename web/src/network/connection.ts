// The connection to a table: a WebSocket that is opened again when it breaks, and that notices when it is silent.
import { introduce } from "./api";
import type { Message } from "./wire";

export interface Listener {
  message: (message: Message) => void;
  /** The connection is down; the argument is the number of failed attempts in a row. */
  down: (tries: number) => void;
}

// Soon at first, because most breaks are short; then less often, so that a crowd does not flood the server.
const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 5000;
const WAIT_GROWS = 1.5;
// A connection that is silent for so long is asked for a sign of life, which must come soon.
const QUIET = 20_000;
const PATIENCE = 6000;

const waitAfter = (tries: number): number =>
  Math.min(LONGEST_WAIT, SHORTEST_WAIT * WAIT_GROWS ** tries) * (0.7 + Math.random() * 0.6);

export class Connection {
  private readonly url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/`;
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private retry = 0;
  private watch = 0;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.again);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Sends data if the connection is open; what is lost otherwise is for the sender to send again. */
  send(data: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(data));
    this.expect(PATIENCE);
  }

  /** The table has answered: the next break is a first one again. */
  steady(): void {
    this.tries = 0;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.again);
    document.removeEventListener("visibilitychange", this.wake);
  }

  private connect(): void {
    if (!this.closed) introduce().then(() => this.open()).catch(this.again);
  }

  private open(): void {
    if (this.closed) return;
    this.drop();
    const socket = new WebSocket(`${this.url}${this.code}?v=2`);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.expect(QUIET);
      this.listener.message(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => this.socket === socket && this.again();
  }

  /** Lets go of the socket without waiting for the other side to agree. */
  private drop(): void {
    const before = this.socket;
    this.socket = null;
    clearTimeout(this.watch);
    before?.close();
  }

  private readonly again = (): void => {
    if (this.closed) return;
    this.drop();
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.connect(), waitAfter(this.tries));
    this.listener.down(this.tries);
  };

  /** Asks for a sign of life when nothing was heard for a while; without one the connection counts as lost. */
  private expect(within: number): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => (within === PATIENCE ? this.again() : this.ping()), within);
  }

  private ping(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ do: "ping", id: "alive" }));
    this.expect(PATIENCE);
  }

  /** The device is in use again: the connection is tested, or opened at once. */
  private readonly wake = (event: Event): void => {
    if (event.type === "visibilitychange" && document.visibilityState !== "visible") return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.ping();
    clearTimeout(this.retry);
    this.listener.down(this.tries);
    this.connect();
  };
}
