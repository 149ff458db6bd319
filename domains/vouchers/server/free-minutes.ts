import type { FieldsOf } from '#kit/contract/entity.ts';
import type { Executor } from '#kit/db/db.ts';
import type { freeChatMinutes } from '../contract/free-minutes.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Context } from './deps.ts';
import { usableNow } from './tell.ts';

type Minutes = FieldsOf<typeof freeChatMinutes.shape>;

/** The free minutes of a guest with each of some performers, in one statement; nobody has any. */
export async function freeMinutesWith(
  { kit }: Pick<Context, 'kit'>,
  executor: Executor,
  guestId: number | null,
  actorIds: readonly number[],
): Promise<ReadonlyMap<number, Minutes>> {
  if (guestId === null) return new Map();
  const own = (await usableNow(executor, guestId, kit.clock.now())).filter(
    ({ type }) => type === voucherTypes.videoChat,
  );
  return new Map(
    actorIds.map((id) => {
      const minutes = own.filter(({ actorId }) => actorId === null || actorId === id);
      return [id, { voucherChatMinutes: minutes.reduce((sum, { amount }) => sum + amount, 0) }];
    }),
  );
}
