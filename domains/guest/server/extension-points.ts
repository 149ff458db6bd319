import type { z } from 'zod';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import type { FieldsOf, GuestFields } from '../contract/guest-state.ts';

/** What a domain knows about a guest, of its own fields. What it leaves out stays at the default. */
type ReadState<S> = (caller: Caller, executor: Executor) => Promise<Partial<FieldsOf<S>>>;

/** A domain's fields of the guest state, and how they are read. */
export interface GuestStatePart {
  readonly fields: GuestFields;
  readonly read: ReadState<z.ZodRawShape>;
}

/** The parts of the guest state that other domains fill. */
export const guestStateParts = extensionPoint<GuestStatePart>('guest.stateParts');

/** A domain brings its fields of the guest state. */
export const guestStatePart = <S extends z.ZodRawShape>(fields: GuestFields<S>, read: ReadState<S>): Extension =>
  extend(guestStateParts, { fields, read } as unknown as GuestStatePart);

/**
 * What some guests have paid in all, in euro cents, what went back taken off; who paid nothing may be left out. At most one domain knows.
 */
export const guestSpending =
  extensionPoint<(executor: Executor, guestIds: readonly number[]) => Promise<ReadonlyMap<number, number>>>(
    'guest.spending',
  );

/** Who else has names: whether one that looks like this (a skeleton of kit/text/confusables.ts) is somebody's other than the account's. */
export const takenNames =
  extensionPoint<(executor: Executor, skeleton: string, accountId: number) => Promise<boolean>>('guest.takenNames');

/** Gives a guest gifts and answers what the guest then holds, gift id to quantity. */
export type GrantGifts = (
  tx: Tx,
  gift: { readonly guestId: number; readonly giftId: number; readonly quantity: number },
) => Promise<Record<string, number>>;

/** The domain that owns gifts says how they are given; at most one does. */
export const giftGranting = extensionPoint<GrantGifts>('guest.giftGranting');
