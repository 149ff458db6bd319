import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { LiveMediaEvents } from '../port.ts';
import { limits } from './limits.ts';

/** A watched session is forgotten this long after its last connection or ticket, in milliseconds. */
const forgetAfterMs = 600_000;
const checkMs = 500;
const reportMs = 1_000;

interface Watched {
  room: string;
  peer: string;
  session: string;
  /** When the last frame reached the viewer; before the first frame, when the viewer was admitted. */
  lastAt: number;
  broken: boolean;
  news: boolean;
  connected: boolean;
  /** Last ticket, join or leave. */
  touchedAt: number;
}

type Tell = <E extends 'picture-broken' | 'picture-back' | 'delivered'>(event: E, news: LiveMediaEvents[E]) => void;

/** Knows when each session last got a frame, and says when its picture breaks and comes back. */
export class DeliveryWatch {
  readonly #clock: Clock;
  readonly #tell: Tell;
  readonly #watched = new Map<string, Watched>();
  readonly #timers: Timer[];
  #checkedAt: number;

  constructor(clock: Clock, tell: Tell) {
    this.#clock = clock;
    this.#tell = tell;
    this.#checkedAt = clock.now();
    this.#timers = [clock.setInterval(() => this.#check(), checkMs), clock.setInterval(() => this.#report(), reportMs)];
  }

  /** A session was admitted: from now on its picture is watched. */
  watch(room: string, peer: string, session: string): void {
    const now = this.#clock.now();
    const known = this.#watched.get(key(room, session));
    if (known) known.touchedAt = now;
    else
      this.#watched.set(key(room, session), {
        room,
        peer,
        session,
        lastAt: now,
        broken: false,
        news: false,
        connected: false,
        touchedAt: now,
      });
  }

  /** The first connection of a session came, or its last one went. */
  connected(room: string, session: string, connected: boolean): void {
    const watched = this.#watched.get(key(room, session));
    if (!watched) return;
    watched.connected = connected;
    watched.touchedAt = this.#clock.now();
  }

  /** No session is connected any more: the relay died. */
  disconnectAll(): void {
    for (const watched of this.#watched.values()) watched.connected = false;
  }

  /** Frames were acknowledged from `first` to `last`. */
  acknowledged(room: string, session: string, first: number, last: number): void {
    const watched = this.#watched.get(key(room, session));
    if (!watched) return;
    if (first - watched.lastAt >= limits.silenceMs) {
      this.#break(watched);
      const { peer, lastAt } = watched;
      this.#tell('picture-back', { room, peer, session, since: lastAt, until: first });
      watched.broken = false;
    } else if (watched.broken) {
      // The check ran before this news arrived, although the frame came in time: the gap is what it was.
      this.#tell('picture-back', { room, peer: watched.peer, session, since: watched.lastAt, until: first });
      watched.broken = false;
    }
    watched.lastAt = Math.max(watched.lastAt, last);
    watched.news = true;
  }

  forget(room: string, session: string): void {
    this.#watched.delete(key(room, session));
  }

  forgetPeer(room: string, peer: string): void {
    for (const [id, watched] of this.#watched)
      if (watched.room === room && watched.peer === peer) this.#watched.delete(id);
  }

  forgetRoom(room: string): void {
    for (const [id, watched] of this.#watched) if (watched.room === room) this.#watched.delete(id);
  }

  stop(): void {
    for (const timer of this.#timers) this.#clock.clear(timer);
  }

  #check(): void {
    const now = this.#clock.now();
    const late = now - this.#checkedAt > 3 * checkMs;
    this.#checkedAt = now;
    // This process was busy: what the relay reported meanwhile is still waiting to be read.
    if (late) return;
    for (const [id, watched] of this.#watched) {
      if (now - watched.lastAt >= limits.silenceMs) this.#break(watched);
      if (!watched.connected && now - watched.touchedAt > forgetAfterMs) this.#watched.delete(id);
    }
  }

  #break(watched: Watched): void {
    if (watched.broken) return;
    watched.broken = true;
    const { room, peer, session, lastAt } = watched;
    this.#tell('picture-broken', { room, peer, session, since: lastAt });
  }

  #report(): void {
    const sessions = [];
    for (const watched of this.#watched.values()) {
      if (!watched.news) continue;
      watched.news = false;
      sessions.push({ room: watched.room, session: watched.session, at: watched.lastAt });
    }
    if (sessions.length > 0) this.#tell('delivered', { sessions });
  }
}

function key(room: string, session: string): string {
  return `${room}\n${session}`;
}
