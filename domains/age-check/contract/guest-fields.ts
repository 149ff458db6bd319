import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';
import { AvsStatus } from './states.ts';
import { unknownAge } from './unknown-age.ts';

const shape = {
  hasAvs: z.boolean(),
  avsStatus: AvsStatus,
  /** Why it was rejected, as it was said then; null otherwise. */
  avsRejectMessage: z.string().nullable(),
};

/** What every page knows of its guest because of this domain (spec 1 section 3). */
export const ageFields = guestFields('age-check', shape, unknownAge);
export type AgeState = FieldsOf<typeof shape>;

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
