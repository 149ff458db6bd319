import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { clientMessage, route, serverMessage } from '#kit/contract/operations.ts';
import { notServed } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { autoRechargeConfig, chargeConfig, hundredths } from './guest-fields.ts';
import { orderStatus } from './orders.ts';
import { cardMissing, chargeInProgress, noSuchAmount, providerAway } from './problems.ts';

/** A card the provider keeps for a guest; we know what stands on it and a word for it, never its number. */
export const storedCard = z
  .object({
    brand: z.string().max(20),
    /** Null where the provider does not say. */
    last4: z
      .string()
      .regex(/^\d{4}$/)
      .nullable(),
    /** Epoch ms. */
    storedAt: z.int(),
  })
  .meta({ id: 'StoredCard' });
export type StoredCard = z.output<typeof storedCard>;

export const getStoredCard = route({
  name: 'getStoredCard',
  summary: 'The card with which the calling guest pays by one press, if there is one.',
  method: 'GET',
  path: 'payments/getStoredCard',
  access: loggedIn,
  response: z.object({ card: storedCard.nullable() }),
});

export const removeStoredCard = route({
  name: 'removeStoredCard',
  summary: 'Forgets the stored card; nothing is charged to it any more.',
  method: 'POST',
  path: 'payments/removeStoredCard',
  access: loggedIn,
  body: z.object({}),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 20, seconds: 600, per: 'subject' },
});

/** Where a guest may be when they press: in a conversation by messages, or in a live chat. */
export const chargeChannels = ['conversation', 'chat'] as const;
export const chargeChannel = z.enum(chargeChannels).meta({ id: 'ChargeChannel' });
export type ChargeChannel = z.output<typeof chargeChannel>;

/** The conversation or the live chat in which a charge is made. */
export interface ChargePlace {
  readonly of: ChargeChannel;
  readonly id: number;
}

/** Answered by `canOneClickResult` (spec 2 §7). */
export const canOneClick = clientMessage({
  name: 'canOneClick',
  summary: 'Asks whether the guest can be charged by one press, and with which amounts.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  payload: z.object({}),
});

/**
 * Charges the stored card (spec 2 §7); the answer comes as `oneClickCharge`, the coins with the balance. `channelId`: the conversation
 * that shows how it went or, as `channelOf` says, the live chat that runs on meanwhile; null anywhere else. One that is not the guest's own
 * is not noted. The same `key` again charges nothing.
 */
export const chargeOneClick = clientMessage({
  name: 'chargeOneClick',
  summary: 'Charges an amount to the stored card.',
  access: loggedIn,
  limit: { points: 12, seconds: 600, per: 'subject' },
  payload: z.object({
    amount: z.int32().positive().describe('hundredths of a coin, one of `amounts`'),
    channelId: rowId.nullable(),
    channelOf: chargeChannel.default('conversation'),
    key: z.string().min(8).max(80).regex(visiblePattern),
  }),
  problems: [cardMissing, noSuchAmount, chargeInProgress, providerAway, notServed],
});

export const canOneClickResult = serverMessage({
  name: 'canOneClickResult',
  summary: 'Whether the guest can be charged by one press (spec 2 §7). Amounts in hundredths of a coin.',
  access: loggedIn,
  payload: z.object({
    result: z.boolean(),
    config: chargeConfig,
    amounts: z.array(hundredths),
    autoRechargeAllowed: z.boolean(),
    autoRechargeConfig,
    autoRechargeAmount: hundredths.nullable(),
    isPaying: z.boolean(),
  }),
});

/** How a charge of the stored card stands. `page`: the bank asks its customer something, at this address, in a window of its own. */
export const oneClickCharge = serverMessage({
  name: 'oneClickCharge',
  summary: 'How a charge of the stored card went: `open` while the provider has not confirmed it.',
  access: loggedIn,
  payload: z.object({
    orderId: z.string(),
    key: z.string(),
    status: orderStatus,
    coins: hundredths,
    byItself: z.boolean().describe('nobody pressed for it: the guest has asked for recharges'),
    page: z.string().nullable(),
  }),
});
