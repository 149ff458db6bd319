import { WebSocket } from 'ws';
import type { Ticket } from '../port.ts';
import type { Rendition } from '../renditions.ts';
import type { Catalog, ControlMessage, MediaObject } from '../wire.ts';
import {
  encodeControl,
  encodeObject,
  isMedia,
  readControl,
  readObjects,
  ticketProtocol,
  wireProtocol,
} from '../wire.ts';

/** Waits until `condition` holds, looking again every millisecond, so that the other process gets the core. */
export async function until(condition: () => boolean, what = 'condition', limitMs = 20_000): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`${what} did not come true within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** A bare client of the frames protocol: sends what a test wants, keeps what it gets. */
export class WireClient {
  readonly socket: WebSocket;
  readonly objects: MediaObject[] = [];
  readonly controls: ControlMessage[] = [];
  mediaBytes = 0;
  closed: { code: number; reason: string } | null = null;
  /** HTTP status of a refused upgrade. */
  refused: number | null = null;
  #sequence = 0;
  #group = 0;

  constructor(
    url: string,
    ticket: Pick<Ticket, 'path' | 'token'> | null,
    options: { query?: string; origin?: string; autoPong?: boolean; headers?: Record<string, string> } = {},
  ) {
    const protocols = ticket ? [wireProtocol, ticketProtocol(ticket.token)] : [wireProtocol];
    this.socket = new WebSocket(`${url}${ticket?.path ?? '/media'}${options.query ?? ''}`, protocols, {
      perMessageDeflate: false,
      autoPong: options.autoPong ?? true,
      ...(options.origin && { origin: options.origin }),
      ...(options.headers && { headers: options.headers }),
    });
    this.socket.on('error', () => undefined);
    this.socket.on('unexpected-response', (request, response) => {
      this.refused = response.statusCode ?? 0;
      request.destroy();
    });
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    this.socket.on('message', (data: Buffer) => {
      if (!isMedia(data)) {
        this.controls.push(readControl(data));
        return;
      }
      this.mediaBytes += data.length;
      this.objects.push(...readObjects(data));
    });
  }

  get videos(): MediaObject[] {
    return this.objects.filter((object) => object.kind === 'video');
  }

  /** Resolves when connected; rejects when refused. */
  async opened(): Promise<this> {
    await until(() => this.socket.readyState === WebSocket.OPEN || this.refused !== null, 'connection');
    if (this.refused !== null) throw new Error(`refused with ${this.refused}`);
    return this;
  }

  /** Acknowledges everything received so far. */
  ack(): void {
    this.socket.send(encodeControl({ type: 'ack', bytes: this.mediaBytes }));
  }

  select(rendition: Rendition | 'none'): void {
    this.socket.send(encodeControl({ type: 'select', rendition }));
  }

  catalog(catalog: Partial<Catalog> = {}): void {
    this.socket.send(
      encodeControl({
        type: 'catalog',
        catalog: { version: 1, broadcast: 'test', video: [], clockOffsetMs: 0, ...catalog },
      }),
    );
  }

  /** Sends one frame of video; `size` is its payload in bytes. */
  video(options: { keyframe?: boolean; rendition?: Rendition; size?: number } = {}): void {
    const { keyframe = false, rendition = 1, size = 100 } = options;
    if (keyframe) this.#group += 1;
    this.#sequence += 1;
    const header = {
      kind: 'video',
      rendition,
      keyframe,
      config: 1,
      group: this.#group,
      sequence: this.#sequence,
      timestampUs: this.#sequence * 1000,
    } as const;
    this.socket.send(encodeObject(header, new Uint8Array(size)));
  }

  /** Sends one packet of sound. */
  audio(size = 50): void {
    this.#sequence += 1;
    const header = {
      kind: 'audio',
      rendition: 0,
      keyframe: true,
      config: 2,
      group: 0,
      sequence: this.#sequence,
      timestampUs: this.#sequence * 1000,
    } as const;
    this.socket.send(encodeObject(header, new Uint8Array(size)));
  }

  /** Resolves when the relay has read everything sent before: it answers in order. */
  async sync(): Promise<void> {
    const answers = () => this.controls.filter((control) => control.type === 'time').length;
    const before = answers();
    this.socket.send(encodeControl({ type: 'time', sentMs: 1, relayMs: 0 }));
    await until(() => answers() > before, 'answer of the relay');
  }

  close(): void {
    this.socket.terminate();
  }
}
