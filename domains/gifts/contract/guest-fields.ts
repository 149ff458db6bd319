import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

/** Gift id to quantity, as the wire has it. */
export const boughtGiftsShape = z.record(z.string(), z.int()).describe('gift id to quantity');

const shape = { boughtGifts: boughtGiftsShape };

/** Of somebody who has bought nothing. */
export const noGifts: FieldsOf<typeof shape> = { boughtGifts: {} };

/** What every page knows of its guest because of this domain (spec 1 §3): gifts bought and not given yet. */
export const giftFields = guestFields('gifts', shape, noGifts);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
