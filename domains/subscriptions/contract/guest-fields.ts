import { z } from 'zod';
import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import { guestFields } from '#domains/guest/contract/guest-state.ts';

const shape = {
  isVip: z.boolean(),
  isSelect: z.boolean(),
  hasTvSubscription: z.boolean(),
  /** Had one before, and none now. */
  hadTvSubscription: z.boolean(),
};

/** Somebody who is subscribed to nothing and never was. */
export const noSubscriptions: FieldsOf<typeof shape> = {
  isVip: false,
  isSelect: false,
  hasTvSubscription: false,
  hadTvSubscription: false,
};

/** What every page knows of its guest because of this domain (spec 1 §3). */
export const subscriptionFields = guestFields('subscriptions', shape, noSubscriptions);

declare module '#domains/guest/contract/guest-state.ts' {
  interface GuestState extends FieldsOf<typeof shape> {}
}
