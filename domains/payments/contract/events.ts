import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

/** Told once for each order whose coins were credited. */
export const topUpPaid = event({
  name: 'payments.topUpPaid',
  summary: 'A guest has paid for coins and has them.',
  access: system,
  payload: z.object({
    orderId: z.string(),
    guestId: z.int(),
    euroCents: z.int(),
    coins: z.int(),
    isFirst: z.boolean(),
  }),
  key: ({ guestId }) => guestId,
});

/** Told whenever refunds or chargebacks took coins of a paid order back; `backCents` is all of them together. */
export const topUpTakenBack = event({
  name: 'payments.topUpTakenBack',
  summary: 'What a guest has paid for coins went back, wholly or in part.',
  access: system,
  payload: z.object({ orderId: z.string(), guestId: z.int(), euroCents: z.int(), backCents: z.int() }),
  key: ({ guestId }) => guestId,
});

/** Told once for each charge of a stored card that was made in a conversation, when it is known how it went. */
export const oneClickEnded = event({
  name: 'payments.oneClickEnded',
  summary: 'A charge of a stored card went through, or did not.',
  access: system,
  payload: z.object({
    orderId: z.string(),
    guestId: z.int(),
    channelId: z.int(),
    euroCents: z.int(),
    coins: z.int(),
    succeeded: z.boolean(),
  }),
  key: ({ guestId }) => guestId,
});

/** Told for each recharge that ran by itself, when it is known how it went; `paid` may still follow what was told before. */
export const autoRechargeEnded = event({
  name: 'payments.autoRechargeEnded',
  summary: 'A charge of a stored card that nobody had pressed for went through, or did not.',
  access: system,
  payload: z.object({
    orderId: z.string(),
    /** What who asked for it called the charge. */
    key: z.string(),
    guestId: z.int(),
    euroCents: z.int(),
    coins: z.int(),
    /** `withheld`: the card paid, and it brings no coins because the account was closed by then; the money goes back. */
    outcome: z.enum(['paid', 'declined', 'expired', 'withheld']),
  }),
  key: ({ guestId }) => guestId,
});
