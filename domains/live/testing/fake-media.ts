import type { Clock } from '#kit/clock/clock.ts';
import { steadyClock } from '#kit/clock/clock.ts';
import type { LiveMedia, LiveMediaEvent, LiveMediaEvents, Still } from '#kit/live-media/port.ts';
import { LiveMediaError } from '#kit/live-media/port.ts';

interface Watching {
  readonly room: string;
  readonly peer: string;
  readonly session: string;
  readonly renditions: readonly string[] | undefined;
  lastAt: number;
  broken: boolean;
  news: boolean;
}

/**
 * A media engine without media: says of its sessions what the real one says, on the test's clock. A session watches
 * from its ticket on, and gets frames while its room sends and nobody cut it off.
 */
export class FakeMedia implements LiveMedia {
  readonly rooms = new Map<string, string>();
  readonly sending = new Set<string>();
  readonly watching = new Map<string, Watching>();
  /** Sessions whose link carries nothing. */
  readonly cut = new Set<string>();
  /** Sessions nothing is sent to, as live asked. */
  readonly held = new Set<string>();
  readonly kicked: string[] = [];
  /** When set, the engine is gone with its process: nothing is told and nobody watches. */
  dead = false;
  readonly #clock: Clock;
  readonly #listeners = new Map<LiveMediaEvent, Set<(news: never) => void>>();

  readonly #seen: (session: string) => void;

  /** `seen` hears of every frame that reaches a guest, whatever becomes of the news of it. */
  constructor(clock: Clock, seen: (session: string) => void = () => undefined) {
    this.#clock = steadyClock(clock);
    this.#seen = seen;
    // Networks keep real time when the clock runs faster.
    clock.setInterval(() => this.#second(), 1_000 * clock.speed);
  }

  async open(room: string, policy: { publisher: string }): Promise<void> {
    this.rooms.set(room, policy.publisher);
  }

  async publish(room: string, peer: string) {
    if (this.rooms.get(room) !== peer) throw new LiveMediaError('not-the-publisher', room);
    return { ...this.#ticket(), role: 'publish' as const };
  }

  async subscribe(room: string, peer: string, options: { session: string; renditions?: string[]; report?: boolean }) {
    if (!this.rooms.has(room)) throw new LiveMediaError('room-unknown', room);
    const { session, renditions } = options;
    if (this.kicked.includes(session)) throw new LiveMediaError('session-kicked', session);
    if (options.report !== false && !this.watching.has(session)) {
      const lastAt = this.#clock.now();
      this.watching.set(session, { room, peer, session, renditions, lastAt, broken: false, news: false });
      this.#tell('peer-joined', { room, peer, session, at: lastAt });
    }
    return { ...this.#ticket(), role: 'subscribe' as const };
  }

  async kick(room: string, peer: string, session?: string): Promise<void> {
    for (const each of [...this.watching.values()]) {
      if (each.room !== room || each.peer !== peer || (session !== undefined && each.session !== session)) continue;
      this.watching.delete(each.session);
      this.#tell('peer-left', { room, peer, session: each.session, at: this.#clock.now() });
    }
    if (session !== undefined) this.kicked.push(session);
  }

  async hold(_room: string, session: string, isHeld: boolean): Promise<void> {
    if (isHeld) this.held.add(session);
    else this.held.delete(session);
  }

  /** What a broadcast shows now, when a test has said it. */
  readonly stills = new Map<string, Still>();

  async still(room: string): Promise<Still | null> {
    return this.sending.has(room) ? (this.stills.get(room) ?? null) : null;
  }

  async close(room: string): Promise<void> {
    if (!this.rooms.delete(room)) return;
    this.sending.delete(room);
    for (const each of [...this.watching.values()]) if (each.room === room) this.watching.delete(each.session);
  }

  on<E extends LiveMediaEvent>(event: E, listener: (news: LiveMediaEvents[E]) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener as never));
    return () => void listeners.delete(listener as never);
  }

  /** The publisher of a room begins to send, or its link dies. */
  send(room: string, sends = true): void {
    if (sends === this.sending.has(room)) return;
    if (sends) this.sending.add(room);
    else this.sending.delete(room);
    const peer = this.rooms.get(room) ?? '';
    const at = this.#clock.now();
    if (sends) this.#tell('live', { room, peer, at });
    else this.#clock.setTimeout(() => this.#tell('stalled', { room, peer, since: at }), 5_000 * this.#clock.speed);
  }

  #ticket() {
    return { engine: 'frames' as const, path: '/media', token: 'signed', expiresAt: this.#clock.now() + 30_000 };
  }

  #second(): void {
    if (this.dead) return;
    const now = this.#clock.now();
    for (const each of this.watching.values()) {
      const isSent = this.sending.has(each.room) && !this.cut.has(each.session) && !this.held.has(each.session);
      if (isSent) this.#frame(each, now);
      else if (!each.broken && now - each.lastAt >= 5_000 * this.#clock.speed) {
        each.broken = true;
        this.#tell('picture-broken', {
          room: each.room,
          peer: each.peer,
          session: each.session,
          since: each.lastAt,
          proven: each.lastAt,
        });
      }
    }
    const sessions = [...this.watching.values()].filter(({ news }) => news);
    for (const each of sessions) each.news = false;
    if (sessions.length > 0) {
      this.#tell('delivered', { sessions: sessions.map(({ room, session, lastAt: at }) => ({ room, session, at })) });
    }
  }

  #frame(each: Watching, now: number): void {
    this.#seen(each.session);
    if (each.broken) {
      each.broken = false;
      const { room, peer, session, lastAt: since } = each;
      this.#tell('picture-back', { room, peer, session, since, until: now, cause: 'line' });
    }
    each.lastAt = now;
    each.news = true;
  }

  #tell<E extends LiveMediaEvent>(event: E, news: LiveMediaEvents[E]): void {
    if (this.dead) return;
    for (const listener of this.#listeners.get(event) ?? []) (listener as (news: LiveMediaEvents[E]) => void)(news);
  }
}
