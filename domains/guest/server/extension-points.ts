import type { Caller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import type { OwnedState, StateOwner } from '../contract/guest-state.ts';

/** What a domain knows about a guest, of the fields it owns. What it leaves out stays at the default. */
export type ReadState<O extends StateOwner> = (caller: Caller, executor: Executor) => Promise<Partial<OwnedState<O>>>;

/** The parts of the guest state that other domains fill; one entry an owner. */
export const guestStateParts = extensionPoint<{ readonly owner: StateOwner; readonly read: ReadState<StateOwner> }>(
  'guest.stateParts',
);

/** A domain fills the fields of the guest state it owns. */
export const guestStatePart = <O extends StateOwner>(owner: O, read: ReadState<O>): Extension =>
  extend(guestStateParts, { owner, read: read as ReadState<StateOwner> });

/** Who else has names: whether one that looks like this (a skeleton of kit/text/imitation.ts) is somebody's other than the account's. */
export const takenNames =
  extensionPoint<(executor: Executor, skeleton: string, accountId: number) => Promise<boolean>>('guest.takenNames');

/** Gives a guest gifts and answers what the guest then holds, gift id to quantity. */
export type GrantGifts = (
  tx: Tx,
  gift: { readonly guestId: number; readonly giftId: number; readonly quantity: number },
) => Promise<Record<string, number>>;

/** The domain that owns gifts says how they are given; at most one does. */
export const giftGranting = extensionPoint<GrantGifts>('guest.giftGranting');
