import type { Barrier } from '#domains/blocks/server/index.ts';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Side } from '../contract/index.ts';
import { cannotWrite, channelBlocked, guestRestricted } from '../contract/index.ts';
import type { ChannelRow } from './channel-row.ts';
import type { Context } from './deps.ts';

type Pair = Pick<ChannelRow, 'actorId' | 'guestId' | 'guestBlocked'>;

/** Why what one side of a channel does must not reach the other; the guest's own block stands in the row. */
export async function barrierIn(
  { blocks }: Pick<Context, 'blocks'>,
  executor: Executor,
  { actorId, guestId, guestBlocked }: Pair,
  by: Side,
): Promise<Barrier | null> {
  return guestBlocked ? 'blockedByGuest' : blocks.barrier(executor, { actorId, guestId }, by);
}

const toGuests: Readonly<Record<Barrier, ProblemType>> = {
  blockedByPerformer: cannotWrite,
  blockedByGuest: channelBlocked,
  guestLocked: guestRestricted,
};

/** @throws Problem channel_blocked, cannot_write, guest_restricted to who is locked or restricted */
export async function assertReaches(ctx: Context, executor: Executor, channel: Pair, by: Side): Promise<void> {
  const barrier = await barrierIn(ctx, executor, channel, by);
  if (barrier !== null) throw new Problem(by === 'guest' ? toGuests[barrier] : cannotWrite);
  if (by === 'guest') await assertGoodStanding(ctx, executor, channel.guestId);
}

/** @throws Problem guest_restricted for anyone who is locked or restricted */
async function assertGoodStanding({ guest }: Context, executor: Executor, guestId: number): Promise<void> {
  const { isLocked, isRestricted } = await guest.standing(executor, guestId);
  if (isLocked || isRestricted) throw new Problem(guestRestricted);
}
