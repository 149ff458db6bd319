import { writingRestricted } from '#domains/access/contract/index.ts';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import type { Barrier } from '#domains/blocks/server/index.ts';
import { textNotAllowed } from '#domains/conversation/contract/index.ts';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { blockedByPerformer } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import type { ChatRow } from './chat-row.ts';

type Sides = Pick<ChatRow, 'actorId' | 'guestId' | 'anonymous'>;

/** Why what one side of a chat does must not reach the other. A visitor's number is no account, and stands in nobody's way. */
export const barrierIn = (
  ctx: Context,
  executor: Executor,
  { actorId, guestId, anonymous }: Sides,
  by: 'guest' | 'actor',
): Promise<Barrier | null> =>
  anonymous ? Promise.resolve(null) : ctx.deps.blocks.barrier(executor, { actorId, guestId }, by);

const toGuests: Readonly<Record<Barrier, ProblemType>> = {
  blockedByPerformer,
  blockedByGuest: youHaveBlocked,
  guestLocked: writingRestricted,
};

/** @throws Problem to guests blocked_by_performer, you_have_blocked, writing_restricted; to performers text_not_allowed */
export async function assertReaches(ctx: Context, executor: Executor, chat: Sides, by: 'guest' | 'actor') {
  const barrier = await barrierIn(ctx, executor, chat, by);
  if (barrier !== null) throw new Problem(by === 'guest' ? toGuests[barrier] : textNotAllowed);
}
