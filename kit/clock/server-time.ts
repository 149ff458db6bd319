/**
 * The server's clock as the page knows it: deadlines arrive in the server's time, devices are often wrong, and may be set
 * right in the middle of a chat.
 */
export class ServerTime {
  #offset = 0;

  /** Something happened just now, and the server calls that moment `instant` (epoch ms). */
  learn(instant: number): void {
    this.#offset = instant - steady();
  }

  now = (): number => steady() + this.#offset;
}

const steady = (): number => performance.timeOrigin + performance.now();
