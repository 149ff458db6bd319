import type { Block } from '#kit/web/slots/blocks.tsx';
import { defineSlot } from '#kit/web/slots/slots.ts';
import type { GuestState } from '../contract/guest-state.ts';
import type { GuestReducer } from '../contract/reducer.ts';

/** What the browser knows of a domain's fields of the guest state. */
export interface GuestPart {
  /** Its fields of an empty account, as its contract has them. */
  readonly defaults: Partial<GuestState>;
  /** Those that hold from one page to the next, before the first fetch has answered (spec 1 §3, session config). */
  readonly kept?: readonly (keyof GuestState)[];
}

/** A domain's fields of the guest state, beside what it answers on the server. */
export const guestParts = defineSlot<GuestPart>('guest.parts');

/** The pushes that change a domain's fields of the guest state; fetched with what talks to the server. */
export const guestPushes = defineSlot<readonly GuestReducer[]>('guest.pushes');

/** What other domains know of one guest, on the operators' page: its `load` finds the number as `guestId` of the search. */
export const guestCards = defineSlot<Block<{ readonly guestId: number; readonly name: string }>>('guest.officeCards');

/** Pages of a guest's own that stand on the personal area's page and in no menu: `page` by its id, `label` its words. Facts alone. */
export const accountLinks = defineSlot<undefined, { readonly page: string; readonly label: string }>(
  'guest.accountLinks',
);
