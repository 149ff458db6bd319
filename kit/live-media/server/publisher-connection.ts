import type { Clock } from '#kit/clock/clock.ts';
import type { Rendition } from '../renditions.ts';
import type { TicketClaims } from '../tickets.ts';
import type { MediaObject } from '../wire.ts';
import { ackIntervalMs, encodeControl, isMedia, readControl, readObjects, WireError } from '../wire.ts';
import { limits } from './limits.ts';
import type { RelaySocket } from './relay-socket.ts';

/** The uplink's limit is measured over this long, in seconds. */
const meterSeconds = 2;

/** One publisher: its messages are read no further than their fixed headers, and measured against its limit. */
export class PublisherConnection {
  readonly claims: TicketClaims;
  readonly socket: RelaySocket;
  readonly #clock: Clock;
  readonly #maxBitsPerSecond: number;
  readonly #on: { media(objects: MediaObject[]): void; catalog(message: Uint8Array): void; end(): void };
  #mediaBytes = 0;
  #ackedBytes = 0;
  #ackedAt = 0;
  #meter: { start: number; bytes: number; objects: number; controls: number };
  readonly #keyframeAskedAt = [0, 0, 0];

  constructor(
    claims: TicketClaims,
    socket: RelaySocket,
    clock: Clock,
    maxBitsPerSecond: number,
    on: { media(objects: MediaObject[]): void; catalog(message: Uint8Array): void; end(): void },
  ) {
    this.claims = claims;
    this.socket = socket;
    this.#clock = clock;
    this.#maxBitsPerSecond = maxBitsPerSecond;
    this.#on = on;
    this.#meter = { start: clock.now(), bytes: 0, objects: 0, controls: 0 };
  }

  /** Hears a message of the publisher. */
  receive(message: Uint8Array): void {
    if (isMedia(message)) {
      const objects = readObjects(message);
      this.#measure(message.length, objects.length, 0);
      this.#mediaBytes += message.length;
      this.#on.media(objects);
      return;
    }
    this.#measure(message.length, 0, 1);
    if (message.length > limits.catalogBytes) throw new WireError('control message too large');
    const control = readControl(message);
    if (control.type === 'catalog') this.#on.catalog(message);
    else if (control.type === 'time') this.socket.answerTime(control.sentMs);
    else if (control.type === 'end') this.#on.end();
    else throw new WireError(`a publisher may not send ${control.type}`);
  }

  /** Every tick: tells the publisher how much arrived, so that it can follow its uplink. */
  tick(now: number): void {
    if (now - this.#ackedAt < ackIntervalMs || this.#mediaBytes === this.#ackedBytes) return;
    this.#ackedAt = now;
    this.#ackedBytes = this.#mediaBytes;
    this.socket.send(encodeControl({ type: 'ack', bytes: this.#mediaBytes }));
  }

  /** Asks for a keyframe of a rendition, not too often. */
  askKeyframe(rendition: Rendition): void {
    const now = this.#clock.now();
    if (now - this.#keyframeAskedAt[rendition]! < limits.keyframeRequestMs) return;
    this.#keyframeAskedAt[rendition] = now;
    this.socket.send(encodeControl({ type: 'keyframe', rendition }));
  }

  #measure(bytes: number, objects: number, controls: number): void {
    const now = this.#clock.now();
    if (now - this.#meter.start >= meterSeconds * 1000) this.#meter = { start: now, bytes: 0, objects: 0, controls: 0 };
    this.#meter.bytes += bytes;
    this.#meter.objects += objects;
    this.#meter.controls += controls;
    if (this.#meter.bytes * 8 > this.#maxBitsPerSecond * meterSeconds) throw new WireError('uplink above the limit');
    if (this.#meter.objects > limits.publisherObjectsPerSecond * meterSeconds) throw new WireError('too many frames');
    if (this.#meter.controls > limits.publisherControlsPerSecond * meterSeconds)
      throw new WireError('too many messages');
  }
}
