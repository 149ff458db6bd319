import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { lineSilentMs, toyClosedHere, toyElsewhere, toySteered } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { breakOff, changePlay, moveQueue, moveQueueOf } from './move-queue.ts';
import { toleratedMs } from './queue.ts';
import { changeSetup, isClosedIn, isConnected, lockOwnSetup, lockSetup, openPlays } from './rows.ts';
import { plays, setups } from './tables.ts';

interface LineNews {
  readonly lineId: string;
  readonly state: 'ready' | 'gone';
  /** The page takes the toy over from another. */
  readonly take: boolean;
}

/**
 * The page with the toy says that it is there, or that it is not. The first word after a silence, and every other change, moves the queue.
 * @throws Problem `toy_closed_here`, `toy_elsewhere` for a page that lost the toy to another
 */
export async function hearLine(ctx: Context, caller: AccountCaller, { lineId, state, take }: LineNews): Promise<void> {
  const { kit } = ctx;
  const { accountId: actorId, country } = caller;
  if (state === 'gone') return loseLine(ctx, actorId, lineId);
  await kit.db.transaction(async (tx) => {
    if (await isClosedIn(tx, country)) throw new Problem(toyClosedHere);
    const now = kit.clock.now();
    const setup = await lockOwnSetup(tx, actorId, now);
    const was = isConnected(setup, now);
    if (was && setup.lineId !== lineId && !take) throw new Problem(toyElsewhere);
    const isSame = was && setup.lineId === lineId;
    const heard = await changeSetup(tx, setup, { lineId, seenAt: new Date(now), country });
    if (isSame) return;
    // Whatever the page before it played is not heard of any more.
    for (const row of await openPlays(tx, actorId))
      if (row.state === 'running') await breakOff(ctx, tx, row, 'line_lost');
    await moveQueue(ctx, tx, heard);
  });
}

/** A page has lost the toy, or itself: what ran is paid back, what waits is held for a moment. */
export async function loseLine(ctx: Context, actorId: number, lineId: string): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const setup = await lockSetup(tx, actorId);
    if (!setup || setup.lineId !== lineId) return;
    await moveQueue(ctx, tx, await changeSetup(tx, setup, { lineId: null, lostAt: new Date(kit.clock.now()) }));
  });
}

/**
 * The page with the toy is at the end of a play: it counts as played when its time is over, and is paid back when it broke off. What is
 * over already stays as it is.
 */
export async function endPlay(
  ctx: Context,
  actorId: number,
  { lineId, playId, isWhole }: { readonly lineId: string; readonly playId: number; readonly isWhole: boolean },
): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const setup = await lockSetup(tx, actorId);
    const row = (await openPlays(tx, actorId)).find(({ id }) => id === playId);
    if (!setup || setup.lineId !== lineId || row?.state !== 'running') return;
    const now = kit.clock.now();
    const isOver = now >= (row.startedAt?.getTime() ?? now) + row.seconds * 1_000 - toleratedMs;
    if (isWhole && isOver) await changePlay(ctx, tx, row, { state: 'played', endedAt: new Date(now) });
    else await breakOff(ctx, tx, row, 'line_lost');
    await moveQueue(ctx, tx, setup);
  });
}

/** A guest steers while their own direct control runs. Nothing is kept of it. @throws Problem `not_found` */
export async function steer(
  { kit }: Pick<Context, 'kit'>,
  guestId: number,
  { playId, strength }: { readonly playId: number; readonly strength: number },
): Promise<void> {
  const own = and(
    eq(plays.id, playId),
    eq(plays.guestId, guestId),
    eq(plays.kind, 'direct'),
    eq(plays.state, 'running'),
  );
  const [row] = await kit.db.orm.select({ actorId: plays.actorId }).from(plays).where(own);
  if (!row) throw new Problem(notFound);
  kit.realtime.publish(`performer:${row.actorId}`, toySteered, { playId, strength });
}

/** Toys of which nothing was heard, and queues that nobody moved on: each in a transaction of its own. */
export async function lookAfterToys(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const silent = new Date(clock.now() - lineSilentMs);
  const due = await db.orm
    .select({ actorId: setups.actorId })
    .from(setups)
    .where(
      or(
        and(isNotNull(setups.lineId), lt(setups.seenAt, silent)),
        sql`exists (select from toys.plays where plays.actor_id = ${setups.actorId} and plays.state in ('queued', 'running'))`,
      ),
    )
    .limit(500);
  for (const { actorId } of due)
    await db.transaction(async (tx) => {
      const setup = await lockSetup(tx, actorId);
      if (!setup) return;
      const gone = setup.lineId !== null && !isConnected(setup, clock.now());
      const next = gone ? await changeSetup(tx, setup, { lineId: null, lostAt: setup.seenAt }) : setup;
      await moveQueue(ctx, tx, next);
    });
}

/** A performer’s show or a guest’s chat is over: what can not be played any more is paid back. */
export const showMoved = (ctx: Context, actorId: number): Promise<void> =>
  ctx.kit.db.transaction((tx) => moveQueueOf(ctx, tx, actorId));
