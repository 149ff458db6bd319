import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Context } from './deps.ts';

/** Who owns VIP membership says whether a guest has it; at most one does. Without one nobody has. */
export const vipMembers = extensionPoint<(executor: Executor, guestId: number) => Promise<boolean>>('gifts.vipMembers');

/** Whether a guest may give what is for VIP members. */
export const isVip = async ({ kit }: Pick<Context, 'kit'>, executor: Executor, guestId: number): Promise<boolean> =>
  (await kit.extensions.only(vipMembers)?.(executor, guestId)) ?? false;
