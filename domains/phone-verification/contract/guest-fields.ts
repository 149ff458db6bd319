import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';
import { noNumbers } from './no-numbers.ts';

/** A number of a guest, by the names of spec 2 section 3. */
export const PinCallVerification = z
  .object({
    id: z.int(),
    type: z.string(),
    verified: z.boolean(),
    countryCode: z.string().describe('of the number: 49'),
    preCode: z.string().describe('what stands before the number itself: 170'),
    number: z.string(),
    e123: z.string().describe('as people write it: +49 170 1234567'),
    pinLength: z.int(),
  })
  .meta({ id: 'PinCallVerification' });
export type PinCallVerification = z.infer<typeof PinCallVerification>;

const shape = { pinCallVerifications: z.array(PinCallVerification) };

/** What every page knows of its guest because of this domain (spec 1 section 3). */
export const phoneFields = guestFields('phone-verification', shape, noNumbers);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
