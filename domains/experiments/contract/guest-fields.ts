import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

const shape = {
  testGroups: z.array(
    z.object({ name: z.string(), value: z.string(), isActive: z.boolean() }).meta({ id: 'TestGroup' }),
  ),
  activeFeatures: z.array(
    z
      .object({ featureId: z.int(), feedback: z.object({ rating: z.int(), text: z.string() }).nullable() })
      .meta({ id: 'ActiveFeature' }),
  ),
};

/** Somebody who takes part in nothing. */
export const noExperiments: FieldsOf<typeof shape> = { testGroups: [], activeFeatures: [] };

/** What a guest takes part in. */
export const experimentsFields = guestFields('experiments', shape, noExperiments);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
