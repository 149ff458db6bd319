import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { LiveMediaEvents } from '../port.ts';
import { limits } from './limits.ts';
import type { SentMedia } from './relay-port.ts';

const checkMs = 500;
const reportMs = 1_000;

interface Watched {
  room: string;
  peer: string;
  session: string;
  /** The last frame that was sent to the viewer; before the first frame, when the viewer was admitted. */
  lastAt: number;
  /** Until when receipt is proven: earlier than `lastAt` only when the line was shown dead. */
  provenAt: number;
  /** What the relay said the session owes an acknowledgement for, ms. */
  owedMs: number;
  broken: boolean;
  news: boolean;
  /** Whether a frame was told of. */
  begun: boolean;
  connected: boolean;
  /** Last ticket, join or leave. */
  touchedAt: number;
}

type Tell = <E extends 'picture-broken' | 'picture-back' | 'delivered'>(event: E, news: LiveMediaEvents[E]) => void;

/** Knows when each session last got a frame, and says when its picture breaks and comes back. */
export class DeliveryWatch {
  readonly #clock: Clock;
  readonly #tell: Tell;
  readonly #publisherWasSilent: (room: string, since: number, until: number) => boolean;
  readonly #watched = new Map<string, Watched>();
  readonly #timers: Timer[];
  #checkedAt: number;

  constructor(
    clock: Clock,
    tell: Tell,
    publisherWasSilent: (room: string, since: number, until: number) => boolean = () => false,
  ) {
    this.#clock = clock;
    this.#tell = tell;
    this.#publisherWasSilent = publisherWasSilent;
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
        provenAt: now,
        owedMs: 0,
        broken: false,
        news: false,
        begun: false,
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

  /** Frames were sent: they count as delivered, and what was open before them does too. */
  sent({ room, session, first, last, owedMs }: SentMedia): void {
    const watched = this.#watched.get(key(room, session));
    if (!watched) return;
    if (first - watched.lastAt >= limits.silenceMs) this.#break(watched);
    // Told at once at the begin and after a break: a whole group may come with it, and who leaves before the next report has seen it.
    const atOnce = watched.broken || !watched.begun;
    // Broken also when the check ran before this news arrived, although the frame came in time: the gap is what it was.
    if (watched.broken) {
      const { peer, lastAt: since } = watched;
      // The group a viewer begins with is some frames older than the moment: they close the gap as well.
      const until = Math.max(since, first);
      const cause = this.#publisherWasSilent(room, since, until) ? 'publisher' : 'line';
      this.#tell('picture-back', { room, peer, session, since, until, cause });
      watched.broken = false;
    }
    watched.lastAt = Math.max(watched.lastAt, last);
    watched.provenAt = watched.lastAt;
    watched.owedMs = owedMs;
    if (atOnce) this.#tell('delivered', { sessions: [{ room, session, at: watched.lastAt }] });
    else watched.news = true;
    watched.begun = true;
  }

  /** A line is shown dead, or its viewer shows nothing: what was sent after `since`, until `until`, was not proven to be seen. */
  unproven(room: string, session: string, since: number, until: number): void {
    const watched = this.#watched.get(key(room, session));
    // Newer frames were sent on another line meanwhile: then all before them counts.
    if (!watched || watched.lastAt > until) return;
    watched.provenAt = Math.min(watched.lastAt, since);
    if (watched.broken) this.#tellBroken(watched);
    else if (this.#clock.now() - watched.provenAt >= limits.silenceMs) this.#break(watched);
  }

  /** What a session owes an acknowledgement for, ms. */
  owedMs(room: string, session: string): number {
    return this.#watched.get(key(room, session))?.owedMs ?? 0;
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
      if (!watched.connected && now - watched.touchedAt > limits.forgetSessionMs) this.#watched.delete(id);
    }
  }

  #break(watched: Watched): void {
    if (watched.broken) return;
    watched.broken = true;
    this.#tellBroken(watched);
  }

  #tellBroken({ room, peer, session, lastAt: since, provenAt: proven }: Watched): void {
    this.#tell('picture-broken', { room, peer, session, since, proven });
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
