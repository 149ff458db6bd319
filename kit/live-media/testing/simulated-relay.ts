import { TestClock } from '#kit/clock/test-clock.ts';
import type { LiveMediaEvents } from '../port.ts';
import { DeliveryWatch } from '../server/delivery-watch.ts';
import { limits } from '../server/limits.ts';
import type { PublisherConnection } from '../server/publisher-connection.ts';
import type { RelayEvent } from '../server/relay-port.ts';
import { Room } from '../server/room.ts';
import type { ViewerSocket } from '../server/viewer-connection.ts';
import { ViewerConnection } from '../server/viewer-connection.ts';
import { newClaims } from '../tickets.ts';
import { encodeControl, isMedia, objectHeaderBytes, readObjects } from '../wire.ts';

export interface ReportedEvent {
  event: 'delivered' | 'picture-broken' | 'picture-back';
  news: LiveMediaEvents[ReportedEvent['event']];
}

/** A room of the relay and the watch over it without sockets, for tests that try very many behaviours of one viewer. */
export class SimulatedRelay {
  readonly clock = new TestClock();
  readonly reported: ReportedEvent[] = [];
  readonly #room: Room;
  readonly #watch: DeliveryWatch;
  readonly #publisher = { claims: { peer: 'star' }, socket: { close() {} }, askKeyframe() {}, tick() {} };
  #sequence = 0;
  #group = 0;

  constructor() {
    this.#watch = new DeliveryWatch(this.clock, (event, news) => this.reported.push({ event, news: news as never }));
    this.#watch.watch('room', 'guest', 'session');
    this.#room = new Room('room', { publisher: 'star' }, this.clock, (event) => this.#hear(event));
    this.#room.publish(this.#publisher as unknown as PublisherConnection);
    this.clock.setInterval(() => this.#room.tick(this.clock.now()), limits.tickMs);
    this.clock.setInterval(() => this.#room.report(this.#room.viewers), limits.tickMs * 5);
  }

  /** The publisher sends a frame. */
  frame(keyframe: boolean): void {
    this.#sequence += 1;
    if (keyframe) this.#group += 1;
    const bytes = new Uint8Array(objectHeaderBytes + 100);
    const header = { kind: 'video', rendition: 1, keyframe, config: 1, group: this.#group } as const;
    this.#room.media(this.#publisher as unknown as PublisherConnection, [
      { ...header, sequence: this.#sequence, timestampUs: 0, bytes: encode(bytes, this.#sequence), payload: bytes },
    ]);
  }

  /** The viewer opens a connection of its session. */
  connect(owedMs = this.#watch.owedMs('room', 'session')): SimulatedViewer {
    const line: SimulatedViewer = new SimulatedViewer(this.clock, this.#room, (socket) => {
      const claims = newClaims({
        room: 'room',
        peer: 'guest',
        session: 'session',
        holder: '',
        role: 'subscribe',
        renditions: ['low'],
        audio: true,
        report: true,
        issuedAt: 0,
        expiresAt: 0,
      });
      const viewer: ViewerConnection = new ViewerConnection(
        claims,
        1,
        this.#room.session('session', owedMs),
        socket,
        this.clock,
        { select: () => this.#room.place(viewer), caughtUp: () => this.#room.place(viewer) },
      );
      return viewer;
    });
    this.#room.join(line.viewer);
    return line;
  }

  #hear(event: RelayEvent): void {
    if (event.type === 'sent') for (const media of event.sessions) this.#watch.sent(media);
    if (event.type === 'unproven') this.#watch.unproven(event.room, event.session, event.since, event.until);
  }
}

/** The sequence number is where readObjects looks for it. */
function encode(bytes: Uint8Array, sequence: number): Uint8Array {
  const view = new DataView(bytes.buffer);
  bytes.set([1, 1]);
  view.setUint32(8, sequence, true);
  view.setUint32(20, bytes.length - objectHeaderBytes, true);
  return bytes;
}

/** One connection of a viewer: what it got, and what it does about it. */
export class SimulatedViewer {
  /** Sequence numbers of the frames that were written to it. */
  readonly frames: number[] = [];
  bytes = 0;
  pings = 0;
  open = true;
  readonly viewer: ViewerConnection;
  readonly #room: Room;

  constructor(clock: TestClock, room: Room, make: (socket: ViewerSocket) => ViewerConnection) {
    this.#room = room;
    const isOpen = (): boolean => this.open;
    this.viewer = make({
      get isOpen() {
        return isOpen();
      },
      lastHeardAt: clock.now(),
      write: (frame) => this.#got(frame),
      together: (write) => write(),
      answerTime: () => undefined,
      ping: () => {
        this.pings += 1;
      },
      close: () => this.hangUp(),
    });
  }

  /** Acknowledges so many of the bytes it got; more than that is a lie the relay answers by closing. */
  ack(bytes = this.bytes): void {
    if (!this.open) return;
    try {
      this.viewer.receive(encodeControl({ type: 'ack', bytes }));
    } catch {
      this.hangUp();
    }
  }

  /** Answers the ping that is open, if one is. */
  pong(): void {
    if (!this.open || this.pings === 0) return;
    this.pings = 0;
    this.viewer.pong();
  }

  hangUp(): void {
    if (!this.open) return;
    this.open = false;
    this.#room.gone(this.viewer);
  }

  #got(frame: Uint8Array): void {
    // The header of a WebSocket message of 124 bytes is two bytes long.
    const message = frame.subarray(2);
    if (!isMedia(message)) return;
    this.bytes += message.length;
    this.frames.push(...readObjects(message).map(({ sequence }) => sequence));
  }
}
