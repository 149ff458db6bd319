import { eq } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import {
  directOffered,
  studioToyChanged,
  toyHalted,
  toyPatterns,
  toyPlay,
  toyPlayChanged,
  toyRoomChanged,
  toyTold,
} from '../contract/index.ts';
import type { Context } from './deps.ts';
import { payBack } from './pay-back.ts';
import type { OpenPlay, QueueFacts } from './queue.ts';
import { lookAgainAt, nextSteps } from './queue.ts';
import type { PlayRow, SetupRow } from './rows.ts';
import { changeSetup, isClosedIn, isConnected, lockSetup, offersDirect, openPlays } from './rows.ts';
import { plays } from './tables.ts';
import { presentPlay, roomOf, studioOf } from './view.ts';

/** Changes a play, and tells its guest and the channel of the two. */
export async function changePlay(ctx: Context, tx: Tx, row: PlayRow, values: Partial<PlayRow>): Promise<PlayRow> {
  await tx.orm.update(plays).set(values).where(eq(plays.id, row.id));
  const next = { ...row, ...values };
  await tellOfPlay(ctx, tx, next);
  return next;
}

const toldAs = { queued: 'active', running: 'started', played: 'completed', paid_back: 'finished' } as const;

/** Tells a guest’s pages of a play, and whoever keeps what happened between the two. */
export async function tellOfPlay({ kit }: Pick<Context, 'kit'>, tx: Tx, row: PlayRow): Promise<void> {
  const { actorId, guestId, chatId, isPrivate, giftId, displayName } = row;
  const told = { guestId, actorId, chatId, isPrivate, playId: row.id, giftId, displayName, at: kit.clock.now() };
  await tx.emit(toyTold, { what: toldAs[row.state], ...told });
  const play = presentPlay(row);
  tx.afterCommit(() => kit.realtime.publish(`guest:${guestId}`, toyPlayChanged, { actorId, play }));
}

/** Ends a play before its end: it is paid back, once, and the toy stands still. */
export async function breakOff(ctx: Context, tx: Tx, row: PlayRow, why: PlayRow['why']): Promise<void> {
  const { kit } = ctx;
  await payBack(ctx, tx, row.id);
  await changePlay(ctx, tx, row, { state: 'paid_back', why, endedAt: new Date(kit.clock.now()) });
  if (row.state === 'running') halt(ctx, tx, row);
}

function halt({ kit }: Pick<Context, 'kit'>, tx: Tx, { actorId, id: playId }: PlayRow): void {
  tx.afterCommit(() => kit.realtime.publish(`performer:${actorId}`, toyHalted, { playId }));
}

/** The first that waits begins: the page with the toy is told what to play. */
async function begin(ctx: Context, tx: Tx, setup: SetupRow, row: PlayRow): Promise<void> {
  const { kit } = ctx;
  await changePlay(ctx, tx, row, { state: 'running', startedAt: new Date(kit.clock.now()) });
  const { id: playId, kind, pattern, strength, seconds } = row;
  const order = { lineId: setup.lineId ?? '', playId, kind, pattern, strength, most: setup.mostStrength, seconds };
  tx.afterCommit(() => kit.realtime.publish(`performer:${setup.actorId}`, toyPlay, order));
}

/** Draws the pattern of a play that leaves it to chance: its number decides, so that nothing is drawn twice. */
export const drawnPattern = (playId: number) => toyPatterns[playId % toyPatterns.length] ?? 'wave';

/**
 * Moves a performer’s queue on, whatever happened, and tells everybody how it is then. It looks at rows alone and may run any number of
 * times. The caller holds her row ({@link lockSetup}).
 */
export async function moveQueue(ctx: Context, tx: Tx, setup: SetupRow): Promise<SetupRow> {
  const { kit, live } = ctx;
  const { actorId } = setup;
  const now = kit.clock.now();
  const rows = await openPlays(tx, actorId);
  const connected = isConnected(setup, now);
  const lostAt = connected ? null : (setup.lostAt ?? setup.seenAt ?? new Date(now));
  const facts: QueueFacts = {
    now,
    isConnected: connected,
    lostAt: lostAt?.getTime() ?? null,
    isPaused: setup.pausedAt !== null,
    isClosed: await isClosedIn(tx, setup.country),
    roomId: rows.length === 0 ? null : await live.openRoomOf(tx, actorId),
  };
  const looked = await Promise.all(rows.map((row) => asOpen(ctx, tx, row)));
  const steps = nextSteps(looked, facts);
  for (const step of steps) {
    const row = rows.find(({ id }) => id === step.id);
    if (!row) continue;
    if (step.to === 'running') await begin(ctx, tx, setup, row);
    else await breakOff(ctx, tx, row, step.why);
  }
  const left = await Promise.all((await openPlays(tx, actorId)).map((row) => asOpen(ctx, tx, row)));
  const again = lookAgainAt(left, facts);
  tx.afterCommit(() => ctx.wake(actorId, again));
  return tellOfToy(ctx, tx, await changeSetup(tx, setup, { lostAt }));
}

/** The same by a performer’s number; of who has no toy nothing happens. */
export async function moveQueueOf(ctx: Context, tx: Tx, actorId: number): Promise<void> {
  const setup = await lockSetup(tx, actorId);
  if (setup) await moveQueue(ctx, tx, setup);
}

async function asOpen(ctx: Context, tx: Tx, row: PlayRow): Promise<OpenPlay> {
  const { id, state, roomId, seconds, guestId, actorId } = row;
  const isChatOver = row.isPrivate && (await ctx.live.openChatWith(tx, guestId, actorId))?.chatId !== row.chatId;
  return {
    ...{ id, roomId, seconds, isChatOver },
    state: state === 'running' ? 'running' : 'queued',
    createdAt: row.createdAt.getTime(),
    startedAt: row.startedAt?.getTime() ?? null,
  };
}

/** Tells the room and the studio how a toy is, with the next number of its changes. */
export async function tellOfToy(ctx: Context, tx: Tx, setup: SetupRow): Promise<SetupRow> {
  const { actorId } = setup;
  const isDirectTold = await offersDirect(tx, setup, ctx.kit.clock.now());
  if (isDirectTold !== setup.isDirectTold) await tx.emit(directOffered, { actorId, isOffered: isDirectTold });
  const next = await changeSetup(tx, setup, { version: setup.version + 1, isDirectTold });
  // Pages show names in their own language from the translations.
  const room = await roomOf(ctx, tx, actorId, 'en');
  const toy = await studioOf(ctx, tx, actorId);
  tx.afterCommit(() => {
    ctx.kit.realtime.publish(`toys:${actorId}`, toyRoomChanged, { actorId, room });
    ctx.kit.realtime.publish(`performer:${actorId}`, studioToyChanged, { actorId, toy });
  });
  return next;
}
