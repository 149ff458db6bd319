import { and, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { helperUntouchable, notHelper } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { helpers } from './tables.ts';

/** In what capacity somebody acts in a room. */
export type ActingRole = 'performer' | 'helper';

/** Whether a guest helps in a performer’s room: named, accepted, and nothing stands between the two. */
export async function isHelper(ctx: Context, executor: Executor, actorId: number, guestId: number): Promise<boolean> {
  const [row] = await executor.orm
    .select({ isActive: helpers.isActive })
    .from(helpers)
    .where(and(eq(helpers.actorId, actorId), eq(helpers.guestId, guestId), helpers.isActive));
  // A lock, a block or a ban ends what they may do at once, whoever has not heard of it yet.
  return row !== undefined && (await ctx.blocks.barrier(executor, { actorId, guestId }, 'guest')) === null;
}

/** Who acts there. @throws Problem not_helper */
export async function actingRole(
  ctx: Context,
  executor: Executor,
  actorId: number,
  accountId: number,
): Promise<ActingRole> {
  if (accountId === actorId && (await ctx.performers.actor(executor, actorId))) return 'performer';
  if (accountId !== actorId && (await isHelper(ctx, executor, actorId, accountId))) return 'helper';
  throw new Problem(notHelper);
}

/** Whom something is done to, and where they were met. */
export interface Target {
  readonly actorId: number;
  readonly guestId: number;
  readonly lineId: number | null;
}

/**
 * What the target wrote, once it is certain that they are in the room or have written there and may be acted upon. Helpers do nothing to
 * each other; nobody does anything to the performer and to who works for the platform.
 * @throws Problem helper_untouchable; not_found for whoever is not there
 */
export async function assertTouchable(
  ctx: Context,
  executor: Executor,
  role: ActingRole,
  { actorId, guestId, lineId }: Target,
): Promise<string> {
  const line = lineId === null ? null : await ctx.live.roomLine(executor, actorId, lineId);
  const isAuthor = line?.sender === 'guest' && line.senderId === guestId;
  if (guestId === actorId) throw new Problem(helperUntouchable);
  if (!isAuthor && !(await isOpenlyThere(ctx, executor, actorId, guestId))) throw new Problem(notFound);
  await assertNoColleague(ctx, executor, role, actorId, guestId);
  return isAuthor ? line.text : '';
}

/** Nobody is found by their number who is not openly in the room. */
async function isOpenlyThere(ctx: Context, executor: Executor, actorId: number, guestId: number): Promise<boolean> {
  const chat = await ctx.live.openChatWith(executor, guestId, actorId);
  if (chat === null) return false;
  // Who pays for a chat of two is in no room; helpers learn nothing of it.
  return chat.isPublic;
}

/** @throws Problem helper_untouchable */
export async function assertNoColleague(
  ctx: Context,
  executor: Executor,
  role: ActingRole,
  actorId: number,
  guestId: number,
): Promise<void> {
  const account = await ctx.identity.account(executor, guestId);
  if (account?.roles.includes('operator')) throw new Problem(helperUntouchable);
  if (role === 'helper' && (await isHelper(ctx, executor, actorId, guestId))) throw new Problem(helperUntouchable);
}
