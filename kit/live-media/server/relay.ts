import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { RoomPolicy } from '../port.ts';
import { closeCodes, wireProtocol } from '../wire.ts';
import { DistinctPeople } from './distinct-people.ts';
import { limits } from './limits.ts';
import { PublisherConnection } from './publisher-connection.ts';
import type { Admission, RelayEvent, RelayPort } from './relay-port.ts';
import { RelaySocket } from './relay-socket.ts';
import { Room } from './room.ts';
import { ViewerConnection } from './viewer-connection.ts';

/** Ticks between reports of what was sent (0.5 s), between resets of message counts (1 s), and between stats (5 s). */
const reportTicks = 5;
const secondTicks = 10;
const statsTicks = 50;

/** Fans the frames of publishers out to viewers. Knows no tickets: admission control lets nobody in without one. */
export class Relay implements RelayPort {
  readonly #clock: Clock;
  readonly #tell: (event: RelayEvent) => void;
  readonly #rooms = new Map<string, Room>();
  readonly #timer: Timer;
  readonly #servers = {
    publish: webSocketServer(limits.publisherMessageBytes),
    subscribe: webSocketServer(limits.viewerMessageBytes),
  };
  readonly #people = new DistinctPeople();
  #connections = 0;
  #ticks = 0;

  constructor(clock: Clock, tell: (event: RelayEvent) => void) {
    this.#clock = clock;
    this.#tell = tell;
    this.#timer = clock.setInterval(() => this.#tick(), limits.tickMs);
  }

  open(name: string, policy: RoomPolicy): void {
    const room = this.#rooms.get(name);
    if (room) room.policy = policy;
    else this.#rooms.set(name, new Room(name, policy, this.#clock, this.#tell));
  }

  close(name: string): void {
    const room = this.#rooms.get(name);
    if (!room) return;
    room.end('closed');
    this.#rooms.delete(name);
    room.publisher?.socket.close(closeCodes.closed, 'room closed');
    for (const viewer of room.viewers) viewer.socket.close(closeCodes.closed, 'room closed');
  }

  kick(name: string, peer: string, session?: string): void {
    const room = this.#rooms.get(name);
    if (!room) return;
    for (const viewer of room.viewers) {
      if (viewer.claims.peer !== peer || (session !== undefined && viewer.claims.session !== session)) continue;
      room.leave(viewer);
      viewer.socket.close(closeCodes.kicked, 'kicked');
    }
    if (room.publisher?.claims.peer === peer && session === undefined) {
      room.publisher.socket.close(closeCodes.kicked, 'kicked');
    }
  }

  hold(name: string, session: string, isHeld: boolean): void {
    this.#rooms.get(name)?.hold(session, isHeld);
  }

  still(name: string, request: number): void {
    this.#tell({ type: 'still', request, still: this.#rooms.get(name)?.still() ?? null });
  }

  admit(admission: Admission, socket: Duplex, head: Buffer): void {
    const { claims, headers } = admission;
    const room = this.#rooms.get(claims.room);
    if (!room || (claims.role === 'subscribe' && isFull(room, claims.peer)) || this.#hasNoPlaceFor(claims.peer)) {
      socket.on('error', () => undefined);
      socket.end(
        `HTTP/1.1 ${room ? '503 Service Unavailable' : '404 Not Found'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        () => socket.destroy(),
      );
      return;
    }
    const request = { method: 'GET', url: '/', headers, socket } as never;
    this.#servers[claims.role].handleUpgrade(request, socket, head, (ws) => {
      this.#connections += 1;
      this.#people.add(claims.peer);
      ws.once('close', () => {
        this.#connections -= 1;
        this.#people.remove(claims.peer);
      });
      if (claims.role === 'publish') this.#publisher(room, admission, ws, socket);
      else this.#viewer(room, admission, ws, socket);
    });
  }

  #hasNoPlaceFor(peer: string): boolean {
    const own = this.#people.of(peer);
    return own === 0 ? this.#people.count >= limits.maxPeople : own >= limits.maxConnectionsPerPerson;
  }

  /** Cuts everybody off. */
  stop(): void {
    this.#clock.clear(this.#timer);
    for (const name of [...this.#rooms.keys()]) this.close(name);
  }

  #publisher(room: Room, { claims }: Admission, ws: WebSocket, stream: Duplex): void {
    const socket = new RelaySocket(ws, stream, this.#clock);
    const publisher: PublisherConnection = new PublisherConnection(
      claims,
      socket,
      this.#clock,
      room.policy.maxBitsPerSecond ?? limits.maxBitsPerSecond,
      {
        media: (objects) => room.media(publisher, objects),
        catalog: (message) => room.catalog(publisher, message),
        end: () => {
          if (room.publisher === publisher) room.end('publisher-left');
        },
      },
    );
    socket.listen(
      (message) => publisher.receive(message),
      () => room.unpublish(publisher),
    );
    room.publish(publisher);
  }

  #viewer(room: Room, { claims, wanted, owedMs }: Admission, ws: WebSocket, stream: Duplex): void {
    const session = room.session(claims.session, owedMs);
    const socket = new RelaySocket(ws, stream, this.#clock);
    const viewer: ViewerConnection = new ViewerConnection(claims, wanted, session, socket, this.#clock, {
      select: () => room.place(viewer),
      caughtUp: (wasSilent) => room.caughtUp(viewer, wasSilent),
    });
    socket.listen(
      (message) => viewer.receive(message),
      () => room.gone(viewer),
      () => viewer.pong(),
    );
    room.join(viewer);
  }

  #tick(): void {
    const now = this.#clock.now();
    this.#ticks += 1;
    const second = this.#ticks % secondTicks === 0;
    for (const room of this.#rooms.values()) {
      room.tick(now);
      if (!second) continue;
      room.sweepSessions(now);
      for (const viewer of room.viewers) viewer.resetMessageCount();
      for (const connection of [room.publisher, ...room.viewers])
        if (connection && now - connection.socket.lastHeardAt > limits.maxQuietMs)
          connection.socket.close(closeCodes.refused, 'silent');
    }
    if (this.#ticks % reportTicks === 0) for (const room of this.#rooms.values()) room.report(room.viewers);
    if (this.#ticks % statsTicks === 0) this.#tellStats();
  }

  #tellStats(): void {
    const seconds = (statsTicks * limits.tickMs) / 1000;
    const rooms = [...this.#rooms.values()].map((room) => {
      let outBytes = 0;
      for (const viewer of room.viewers) outBytes += viewer.takeSentBytes();
      const inBytes = room.inBytes;
      room.inBytes = 0;
      return {
        room: room.name,
        viewers: room.people.count,
        inBitsPerSecond: Math.round((inBytes * 8) / seconds),
        outBitsPerSecond: Math.round((outBytes * 8) / seconds),
      };
    });
    this.#tell({ type: 'stats', connections: this.#connections, rooms });
  }
}

/** Full for people: who watches already may come with another session. */
function isFull({ people, policy }: Room, peer: string): boolean {
  return people.of(peer) === 0 && people.count >= (policy.maxViewers ?? limits.maxViewersPerRoom);
}

function webSocketServer(maxPayload: number): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxFragments: limits.messageFragments,
    maxBufferedChunks: limits.messageChunks,
    maxPayload,
    handleProtocols: () => wireProtocol,
  });
}
