import type { Live } from '#domains/live/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Clock } from '#kit/clock/clock.ts';
import { Problem } from '#kit/contract/problem.ts';
import { Signal } from '#kit/live-media/feed/signal.ts';
import { outsideTransactions } from '#kit/live-media/outside-transactions.ts';
import type { LiveMedia, SubscribeTicket } from '#kit/live-media/port.ts';
import type { Kit } from '#kit/server/kit.ts';
import { publish } from '#kit/server/resource.ts';
import { clip } from '#kit/text/clip.ts';
import type { IngestSignal } from '../contract/index.ts';
import { ingestChanged, studioIngest } from '../contract/index.ts';
import { checkSignal, verdictOf } from './checks.ts';
import { findKey, markUsed, ownerOf } from './keys.ts';

const previewRoom = (actorId: number): string => `ingest:${actorId}`;
const peer = (actorId: number): string => `performer:${actorId}`;
const air = 'air';
const preview = 'preview';
/** Wrong keys one address may try. */
const guesses = { points: 20, seconds: 600 };
/** Who has sent nothing for this long gives way to another connection with the same key, ms. */
const aliveMs = 3_000;
/** Told this often; rights are asked again with every fifth time. */
const tellMs = 1_000;
const askAgainEvery = 5;
const busChannel = 'vesper:ingest';

/** Why nobody may publish; the words programs show are English, as those programs' own. */
export type Refusal = 'wrong' | 'tooMany' | 'notAllowed' | 'busy';
export const refusalWords: Readonly<Record<Refusal, string>> = {
  wrong: 'The stream key is wrong or was taken back. Make a new one in your studio.',
  tooMany: 'Too many wrong stream keys. Try again in ten minutes.',
  notAllowed: 'You may not go live at the moment. Your studio says why.',
  busy: 'Another program is sending with this stream key. Stop it first.',
};

export type Admission = { readonly ok: true; readonly actorId: number } | { readonly ok: false; readonly why: Refusal };

/** Between its admission and its first picture a program lost its right to send, or another was there first. */
export class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
}

/** A program that sends, in this process. */
interface Session {
  readonly actorId: number;
  readonly protocol: IngestSignal['protocol'];
  readonly program: string;
  readonly signal: Signal;
  readonly since: number;
  readonly begunAt: number;
  readonly keyHash: string;
  close(): void;
}

export interface SessionsDeps {
  readonly live: Pick<Live, 'softwareTicket' | 'isSoftwareRoom'>;
  readonly performers: Pick<Performers, 'actor' | 'assertAdmitted'>;
  /** Origin of this process's own server. */
  readonly url: () => string;
  /** Time of people and networks. */
  readonly clock: Clock;
}

/** Programs that send: who is let in, how their signals stand, where they go. */
export class Sessions {
  readonly #kit: Kit;
  readonly #deps: SessionsDeps;
  readonly #media: LiveMedia;
  readonly #sessions = new Map<number, Session>();
  readonly #stops: (() => void)[] = [];
  #rounds = 0;

  constructor(kit: Kit, deps: SessionsDeps) {
    if (!kit.liveMedia) throw new Error('Signals of own software need a relay of live pictures.');
    this.#kit = kit;
    this.#deps = deps;
    this.#media = outsideTransactions(kit.liveMedia);
  }

  async start(): Promise<void> {
    const { clock } = this.#deps;
    const timer = clock.setInterval(() => void this.#round(), tellMs);
    this.#stops.push(() => clock.clear(timer));
    this.#stops.push(
      await this.#kit.bus.subscribe(busChannel, (text) => this.#cut(Number((JSON.parse(text) as { cut: number }).cut))),
    );
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    for (const { actorId } of [...this.#sessions.values()]) this.#cut(actorId);
  }

  /** Whether a key lets in, from an address. What is refused changes nothing but what the address has tried. */
  async admit(key: string, address: string): Promise<Admission & { readonly keyHash?: string }> {
    const { limits, db } = this.#kit;
    const tries = `ingest.wrong:${address}`;
    if ((await limits.take(tries, guesses)) > 0) return { ok: false, why: 'tooMany' };
    const row = await ownerOf(db, key);
    if (!row) return { ok: false, why: 'wrong' };
    await limits.give(tries, guesses);
    const { actorId, hash } = row;
    if (!(await this.#may(actorId))) return { ok: false, why: 'notAllowed' };
    const before = this.#sessions.get(actorId);
    if (before && before.signal.stillMs < aliveMs) return { ok: false, why: 'busy' };
    return { ok: true, actorId, keyHash: hash };
  }

  /**
   * A program is let in: its signal is measured, and goes into the performer's room where one waits for it. Key and rights are asked again:
   * it may have been admitted long before anything came of it.
   * @throws NotAdmitted
   */
  async begin(
    { actorId, keyHash }: { actorId: number; keyHash: string },
    from: { protocol: IngestSignal['protocol']; program: string; close(): void; askKeyframe?: () => void },
  ): Promise<Signal> {
    const { clock, url } = this.#deps;
    const key = await findKey(this.#kit.db, actorId);
    if (key?.hash !== keyHash || !(await this.#may(actorId))) throw new NotAdmitted('no right to send any more');
    const before = this.#sessions.get(actorId);
    if (before && before.signal.stillMs < aliveMs) throw new NotAdmitted('another program sends');
    const signal = new Signal({
      ...{ log: this.#kit.log, clock, url },
      ...(from.askKeyframe && { askKeyframe: from.askKeyframe }),
    });
    const session: Session = {
      ...{ actorId, keyHash, signal, protocol: from.protocol, program: clip(from.program, 60) },
      since: this.#kit.clock.now(),
      begunAt: clock.now(),
      close: from.close,
    };
    this.#sessions.set(actorId, session);
    before?.close();
    before?.signal.end();
    try {
      await this.#take(session);
    } catch (error) {
      this.end(actorId, signal);
      throw error;
    }
    return signal;
  }

  /** The connection of a program is gone. */
  end(actorId: number, signal: Signal): void {
    signal.end();
    if (this.#sessions.get(actorId)?.signal !== signal) return;
    this.#sessions.delete(actorId);
    this.#tell(actorId, null);
    void this.#media
      .close(previewRoom(actorId))
      .catch((error: unknown) => this.#kit.log.warn({ error }, 'closing a preview'));
  }

  /** What comes from a performer's program to this process; null: nothing. */
  signalOf(actorId: number): IngestSignal | null {
    const session = this.#sessions.get(actorId);
    return session ? this.#present(session) : null;
  }

  /** Everybody whose program sends to this process. */
  get sending(): readonly number[] {
    return [...this.#sessions.keys()];
  }

  isReady(actorId: number): boolean {
    const verdict = this.signalOf(actorId)?.verdict;
    return verdict === 'ok' || verdict === 'warn';
  }

  /** The performer's room is open. */
  carry(actorId: number): void {
    const session = this.#sessions.get(actorId);
    // The next round tries again.
    if (session) void this.#carry(session).catch((error) => this.#kit.log.warn({ error }, 'carrying a signal'));
  }

  /** An admission to look at a signal before guests do; null: there is none. */
  async watch(actorId: number, holder: string | null): Promise<SubscribeTicket | null> {
    if (!this.#sessions.has(actorId)) return null;
    return this.#media.subscribe(previewRoom(actorId), peer(actorId), {
      session: `ingest:${actorId}:${holder ?? ''}`,
      holder,
      report: false,
    });
  }

  /** Ends what a performer's program sends, in whichever process. */
  cut(actorId: number): void {
    this.#cut(actorId);
    if (this.#kit.bus.remote) this.#kit.bus.publish(busChannel, JSON.stringify({ cut: actorId }));
  }

  #cut(actorId: number): void {
    const session = this.#sessions.get(actorId);
    if (!session) return;
    session.close();
    this.end(actorId, session.signal);
  }

  async #may(actorId: number): Promise<boolean> {
    const { performers } = this.#deps;
    const actor = await performers.actor(this.#kit.db, actorId);
    if (!actor || actor.isLocked) return false;
    try {
      await performers.assertAdmitted(this.#kit.db, actorId);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }

  /** The performer's own look at it, and the room that waits for it. */
  async #take(session: Session): Promise<void> {
    const { actorId, signal } = session;
    await markUsed(this.#kit.db, actorId, new Date(this.#kit.clock.now()));
    await this.#media.open(previewRoom(actorId), { publisher: peer(actorId), maxViewers: 8 });
    if (this.#sessions.get(actorId) !== session) return;
    signal.feed(
      preview,
      () => this.#media.publish(previewRoom(actorId), peer(actorId)),
      () => undefined,
    );
    await this.#carry(session);
  }

  /** Into the room, where it is open for this signal, and the signal can be shown. */
  async #carry(session: Session): Promise<void> {
    const { actorId, signal } = session;
    if (signal.isFedTo(air) || !this.isReady(actorId)) return;
    if (!(await this.#deps.live.isSoftwareRoom(this.#kit.db, actorId))) return;
    if (this.#sessions.get(actorId) !== session) return;
    signal.feed(
      air,
      () => this.#deps.live.softwareTicket(actorId),
      () => this.#tell(actorId, this.signalOf(actorId)),
    );
  }

  async #round(): Promise<void> {
    this.#rounds += 1;
    for (const session of [...this.#sessions.values()]) {
      const { actorId } = session;
      try {
        if (this.#rounds % askAgainEvery === 0) {
          const key = await findKey(this.#kit.db, actorId);
          if (key?.hash !== session.keyHash || !(await this.#may(actorId))) {
            if (this.#sessions.get(actorId) === session) this.#cut(actorId);
            continue;
          }
        }
        await this.#carry(session);
        if (this.#sessions.get(actorId) === session) this.#tell(actorId, this.#present(session));
      } catch (error) {
        this.#kit.log.warn({ error }, 'looking after a signal');
      }
    }
  }

  #tell(actorId: number, signal: IngestSignal | null): void {
    publish(this.#kit.realtime, studioIngest, ingestChanged, { actorId, signal }, { key: actorId });
  }

  #present({ protocol, program, since, begunAt, signal }: Session): IngestSignal {
    const { facts, stillMs } = signal;
    const checks = checkSignal(facts, this.#deps.clock.now() - begunAt, stillMs);
    return {
      ...{ protocol, program, since, checks, verdict: verdictOf(checks), isOnAir: signal.isFedTo(air) },
      stillMs: Number.isFinite(stillMs) ? Math.round(stillMs) : null,
      lateMs: facts.jitterMs,
    };
  }
}
