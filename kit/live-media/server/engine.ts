import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '#kit/clock/clock.ts';
import { steadyClock } from '#kit/clock/clock.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import type { Log } from '#kit/log/log.ts';
import type {
  LiveMedia,
  LiveMediaEvent,
  LiveMediaEvents,
  PublishTicket,
  RoomPolicy,
  Still,
  SubscribeOptions,
  SubscribeTicket,
} from '../port.ts';
import { LiveMediaError } from '../port.ts';
import type { Rendition, RenditionName } from '../renditions.ts';
import { renditionNames, renditionNumber } from '../renditions.ts';
import type { TicketClaims } from '../tickets.ts';
import { newClaims, signTicket } from '../tickets.ts';
import type { HolderOf } from './admission-control.ts';
import { AdmissionControl } from './admission-control.ts';
import { DeliveryWatch } from './delivery-watch.ts';
import { limits } from './limits.ts';
import { Relay } from './relay.ts';
import type { RelayEvent, RelayPort } from './relay-port.ts';
import { RelaySupervisor } from './relay-supervisor.ts';
import { SourceWatch } from './source-watch.ts';

export interface FramesEngineOptions {
  /** The platform's clock: every reported moment and every expiry is by its steady time. */
  clock: Clock;
  log: Log;
  /**
   * "process" (default): the relay has a process of its own and real time, whatever the clock's speed.
   * "in-process": here and wholly on `clock`, for tests.
   */
  relay?: 'process' | 'in-process';
  /** Path of the socket. Default "/media". */
  path?: string;
  /** Whether a browser on this origin may connect. Default: the origin's host is the request's host. */
  acceptsOrigin?: (origin: string, host: string) => boolean;
}

/** The built-in engine: rooms, tickets and events in this process, frames through the relay. */
export class FramesEngine implements LiveMedia {
  readonly path: string;
  readonly #options: FramesEngineOptions;
  /** The clock the relay lives by. */
  readonly #time: Clock;
  readonly #toPlatformTime: (at: number) => number;
  readonly #secret = randomBytes(32);
  readonly #rooms = new Map<string, RoomPolicy>();
  /** Rooms with a live broadcast, and whose it is. */
  readonly #live = new Map<string, string>();
  /** Who waits for stills, by the number of the request. */
  readonly #stills = new Map<number, (still: Still | null) => void>();
  #stillsAsked = 0;
  readonly #listeners = new Map<LiveMediaEvent, Set<(news: never) => void>>();
  readonly #admission: AdmissionControl;
  readonly #watch: DeliveryWatch;
  readonly #sources = new SourceWatch();
  readonly #relay: RelayPort & { stop(): void | Promise<void>; pid?: number | undefined };

  constructor(options: FramesEngineOptions) {
    this.#options = options;
    this.path = options.path ?? '/media';
    const inProcess = options.relay === 'in-process';
    const platform = steadyClock(options.clock);
    this.#time = inProcess ? platform : machineClock();
    this.#toPlatformTime = inProcess ? (at) => at : timeMapping(this.#time, platform);
    this.#admission = new AdmissionControl(this.#time, this.#secret, (room) => this.#rooms.has(room));
    this.#watch = new DeliveryWatch(
      this.#time,
      (event, news) => this.#emit(event, news),
      (room, since, until) => this.#sources.wasSilent(room, since, until),
    );
    this.#relay = inProcess
      ? new Relay(platform, (event) => this.#hear(event))
      : new RelaySupervisor(
          options.log,
          (event) => this.#hear(event),
          () => this.#relayDied(),
        );
  }

  /** Process id of the relay; undefined in-process. */
  get relayPid(): number | undefined {
    return this.#relay.pid;
  }

  async open(room: string, policy: RoomPolicy): Promise<void> {
    this.#rooms.set(room, policy);
    this.#relay.open(room, policy);
  }

  async publish(room: string, peer: string): Promise<PublishTicket> {
    const policy = this.#policy(room);
    if (policy.publisher !== peer)
      throw new LiveMediaError('not-the-publisher', `peer ${peer} may not publish in room ${room}`);
    const renditions = [...(policy.renditions ?? renditionNames)];
    const ticket = this.#ticket({
      room,
      peer,
      session: '',
      holder: '',
      role: 'publish',
      renditions,
      audio: true,
      report: false,
    });
    return { ...ticket, role: 'publish' };
  }

  async subscribe(room: string, peer: string, options: SubscribeOptions): Promise<SubscribeTicket> {
    this.#policy(room);
    const { session, renditions = [...renditionNames], audio = true, report = true } = options;
    const holder = options.holder ?? '';
    if (this.#admission.isSessionKicked(room, session))
      throw new LiveMediaError('session-kicked', `session ${session} was kicked from room ${room}`);
    if (report) this.#watch.watch(room, peer, session);
    const ticket = this.#ticket({ room, peer, session, holder, role: 'subscribe', renditions, audio, report });
    return { ...ticket, role: 'subscribe' };
  }

  async kick(room: string, peer: string, session?: string): Promise<void> {
    this.#admission.kick(room, peer, session);
    if (session === undefined) this.#watch.forgetPeer(room, peer);
    else this.#watch.forget(room, session);
    this.#relay.kick(room, peer, session);
  }

  async hold(room: string, session: string, isHeld: boolean): Promise<void> {
    this.#relay.hold(room, session, isHeld);
  }

  async still(room: string): Promise<Still | null> {
    if (!this.#live.has(room)) return null;
    this.#stillsAsked += 1;
    const request = this.#stillsAsked;
    const still = await new Promise<Still | null>((resolve) => {
      // A relay that dies in between answers nothing.
      const timer = this.#time.setTimeout(() => resolve(null), limits.stillWaitMs);
      this.#stills.set(request, (answer) => {
        this.#time.clear(timer);
        resolve(answer);
      });
      this.#relay.still(room, request);
    });
    this.#stills.delete(request);
    return still && { ...still, at: this.#toPlatformTime(still.at) };
  }

  async close(room: string): Promise<void> {
    if (!this.#rooms.delete(room)) return;
    this.#watch.forgetRoom(room);
    this.#sources.forget(room);
    this.#relay.close(room);
  }

  on<E extends LiveMediaEvent>(event: E, listener: (news: LiveMediaEvents[E]) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /**
   * Takes an HTTP upgrade request when it is for the engine's path; says whether it did. Who has no valid ticket
   * gets an HTTP refusal (401, 403, 404) and nothing else. `holderOf` says whose web session the request comes in: it is
   * asked only for a good ticket that is bound to one.
   */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, holderOf: HolderOf = nobody): boolean {
    const url = URL.parse(request.url ?? '/', 'http://relay');
    if (url?.pathname !== this.path) return false;
    const { origin, host = '' } = request.headers;
    if (origin !== undefined && !(this.#options.acceptsOrigin ?? sameHost)(origin, host)) {
      refuse(socket, 403, 'origin');
      return true;
    }
    const wanted = wantedRendition(url.searchParams.get('rendition'));
    void this.#admit(request, socket, head, wanted, holderOf);
    return true;
  }

  async #admit(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    wanted: Rendition | 'none',
    holderOf: HolderOf,
  ): Promise<void> {
    // Nobody else listens while the web session is looked up.
    const broken = (): void => void socket.destroy();
    socket.on('error', broken);
    const admitted = await this.#admission
      .admit(request.headers['sec-websocket-protocol'], holderOf)
      .catch((error: unknown) => {
        this.#options.log.warn({ err: error }, 'whose web session it is could not be found out');
        return { status: 503, reason: 'unavailable' } as const;
      });
    if (socket.destroyed) return;
    if ('status' in admitted) {
      refuse(socket, admitted.status, admitted.reason);
      return;
    }
    socket.off('error', broken);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers))
      if (name.startsWith('sec-websocket-') || name === 'upgrade' || name === 'connection')
        headers[name] = String(value);
    headers['sec-websocket-protocol'] = 'frames.1';
    this.#relay.admit(
      {
        claims: admitted,
        wanted,
        owedMs: this.#watch.owedMs(admitted.room, admitted.session),
        headers,
      },
      socket,
      head,
    );
  }

  /** Disconnects everybody and ends the relay. */
  async stop(): Promise<void> {
    this.#watch.stop();
    this.#admission.stop();
    await this.#relay.stop();
  }

  #policy(room: string): RoomPolicy {
    const policy = this.#rooms.get(room);
    if (!policy) throw new LiveMediaError('room-unknown', `room ${room} is not open`);
    return policy;
  }

  #ticket(
    claims: Omit<TicketClaims, 'id' | 'issuedAt' | 'expiresAt'>,
  ): Pick<PublishTicket, 'engine' | 'path' | 'token' | 'expiresAt'> {
    const issuedAt = this.#time.now();
    const expiresAt = issuedAt + limits.ticketMs;
    const token = signTicket(newClaims({ ...claims, issuedAt, expiresAt }), this.#secret);
    return { engine: 'frames', path: this.path, token, expiresAt: this.#toPlatformTime(expiresAt) };
  }

  #hear(event: RelayEvent): void {
    switch (event.type) {
      case 'joined':
      case 'left': {
        const { type, room, peer, session, at } = event;
        this.#watch.connected(room, session, type === 'joined');
        this.#emit(type === 'joined' ? 'peer-joined' : 'peer-left', { room, peer, session, at });
        return;
      }
      case 'sent':
        for (const media of event.sessions) this.#watch.sent(media);
        return;
      case 'unproven':
        this.#watch.unproven(event.room, event.session, event.since, event.until);
        return;
      case 'offers': {
        const { room, peer, pictures, sound } = event;
        this.#emit('offers', { room, peer, pictures, sound });
        return;
      }
      case 'still':
        this.#stills.get(event.request)?.(event.still);
        return;
      case 'stats': {
        const { connections, rooms } = event;
        this.#emit('stats', { connections, rooms });
        return;
      }
      case 'live':
        this.#live.set(event.room, event.peer);
        this.#sources.live(event.room, event.at);
        this.#emit('live', event);
        return;
      case 'stalled':
        this.#sources.silent(event.room, event.since);
        this.#emit('stalled', event);
        return;
      case 'ended':
        this.#live.delete(event.room);
        this.#sources.silent(event.room, event.at);
        this.#emit('ended', event);
    }
  }

  #relayDied(): void {
    this.#watch.disconnectAll();
    const at = this.#time.now();
    const ended = [...this.#live];
    this.#live.clear();
    for (const [room, peer] of ended) {
      this.#sources.silent(room, at);
      this.#emit('ended', { room, peer, reason: 'relay-lost', at });
    }
  }

  /** Tells the listeners, with moments in the platform's time. */
  #emit<E extends LiveMediaEvent>(event: E, news: LiveMediaEvents[E]): void {
    const mapped = inPlatformTime(news, this.#toPlatformTime);
    for (const listener of this.#listeners.get(event) ?? []) (listener as (news: LiveMediaEvents[E]) => void)(mapped);
  }
}

/** Starts the engine. */
export function startFramesEngine(options: FramesEngineOptions): FramesEngine {
  return new FramesEngine(options);
}

function refuse(socket: Duplex, status: number, reason: string): void {
  const names: Record<number, string> = {
    400: 'Bad Request',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'Not Found',
    503: 'Service Unavailable',
  };
  socket.on('error', () => undefined);
  if (socket.destroyed || !socket.writable) return void socket.destroy();
  // The other side may never close its half: what it sends from here on is not waited for.
  socket.end(
    `HTTP/1.1 ${status} ${names[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${reason.length}\r\n\r\n${reason}`,
    () => socket.destroy(),
  );
}

const nobody: HolderOf = async () => null;

function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

function wantedRendition(name: string | null): Rendition | 'none' {
  if (name === 'none') return 'none';
  const known = renditionNames.find((rendition) => rendition === name);
  return renditionNumber(known ?? (renditionNames.at(-1) as RenditionName));
}

/** Moments of one clock, told lately, in the time of another that perhaps runs at a different speed. */
function timeMapping(from: Clock, to: Clock): (at: number) => number {
  return (at) => Math.round(to.now() - (from.now() - at) * (to.speed / from.speed));
}

const momentNames = ['at', 'since', 'until', 'proven'] as const;

function inPlatformTime<T extends object>(news: T, map: (at: number) => number): T {
  const mapped = { ...news } as Record<string, unknown>;
  delete mapped['type'];
  for (const name of momentNames) if (typeof mapped[name] === 'number') mapped[name] = map(mapped[name]);
  if (Array.isArray(mapped['sessions']))
    mapped['sessions'] = mapped['sessions'].map((each) => inPlatformTime(each, map));
  return mapped as T;
}
