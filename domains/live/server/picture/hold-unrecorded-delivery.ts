import type { Context } from '../context.ts';

/** Watches whether what was delivered can be written down. */
export interface UnrecordedDeliveryGuard {
  /** Runs a report; one that fails or hangs counts as not written. */
  report(write: () => Promise<void>): Promise<void>;
  stop(): void;
}

const checkEvery = 1_000;

/**
 * Holds the paid pictures of this process while the database takes no reports, and lets them go on when it answers again: the
 * relay would go on sending for as long as the database is away, and nobody could be charged for it. The silence then counts
 * as a broken picture, so at most `unwritten` (limits.ts) is watched for nothing, once an outage.
 *
 * @param paid the sessions this process carries that are not known to be free
 */
export function holdUnrecordedDelivery(ctx: Context, paid: () => readonly string[]): UnrecordedDeliveryGuard {
  const { clock, config, db, log } = ctx.kit;
  const every = checkEvery * config.CLOCK_SPEED;
  const held = new Set<string>();
  let unwrittenSince: number | null = null;
  let lookedAt = ctx.now();
  let isAsking = false;

  const release = async (): Promise<void> => {
    unwrittenSince = null;
    if (held.size === 0) return;
    log.warn({ sessions: held.size }, 'the database takes reports again: held pictures go on');
    const sessions = [...held];
    held.clear();
    for (const session of sessions) await ctx.media.hold(session, false);
  };

  /** Nothing is sent, so no report would tell that the database is back. */
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      await db.pool.query('select 1');
      await release();
    } catch {
      // Still away: asked again at the next check.
    } finally {
      isAsking = false;
    }
  };

  const check = async (): Promise<void> => {
    const now = ctx.now();
    // This process was busy or stood still: its reports may just be on their way.
    const isLate = now - lookedAt > 3 * every;
    lookedAt = now;
    if (isLate || unwrittenSince === null || now - unwrittenSince < ctx.times.unwritten) return;
    if (held.size === 0) log.error('delivered pictures cannot be written down: paid pictures are held');
    for (const session of paid()) {
      held.add(session);
      await ctx.media.hold(session, true);
    }
    ctx.work.follow('asking for the database', ask());
  };

  const timer = clock.setInterval(() => ctx.work.follow('checking unwritten reports', check()), every);
  return {
    async report(write) {
      unwrittenSince ??= ctx.now();
      await write();
      await release();
    },
    stop: () => clock.clear(timer),
  };
}
