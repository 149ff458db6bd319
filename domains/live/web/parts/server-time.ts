/** The server's clock as the page knows it: deadlines arrive in the server's time, and devices are often wrong. */
export class ServerTime {
  #offset = 0;

  /** Something happened just now, and the server calls that moment `instant` (epoch ms). */
  learn(instant: number): void {
    this.#offset = instant - Date.now();
  }

  now = (): number => Date.now() + this.#offset;
}
