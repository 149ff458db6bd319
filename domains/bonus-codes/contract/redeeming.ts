import { z } from 'zod';
import { underage } from '#domains/access/contract/index.ts';
import { loggedIn, visitor } from '#kit/contract/access.ts';
import { mutation, query, queryService, route, serverMessage } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { Benefit } from './benefits.ts';
import { tooManyCodes } from './problems.ts';

/** Why a code cannot be redeemed; `ok` where it can. */
export const redeemReasons = [
  'ok',
  'unknown',
  'notLoggedIn',
  'guestsOnly',
  'paused',
  'notYet',
  'expired',
  'usedUp',
  'alreadyRedeemed',
  'country',
  'firstPurchaseOnly',
  'mobileAuth',
  'vip',
] as const;
export const RedeemReason = z.enum(redeemReasons).meta({ id: 'BonusCodeReason' });
export type RedeemReason = z.infer<typeof RedeemReason>;

const conditions = z.object({ requireMobileAuth: z.boolean(), vip: z.boolean() }).meta({ id: 'BonusCodeConditions' });

/** A code by the names of spec 2 section 3. */
export const BonusCode = z
  .object({
    code: z.string(),
    config: z
      .object({
        containsTopUpBenefit: z.boolean(),
        validTo: z.number().nullable().describe('the last moment it is valid, epoch ms; null: it stays'),
        conditions,
        benefits: z.array(Benefit),
      })
      .meta({ id: 'BonusCodeConfig' }),
    canRedeem: z.object({ success: z.boolean(), reason: RedeemReason }).meta({ id: 'BonusCodeCanRedeem' }),
  })
  .meta({ id: 'BonusCode' });
export type BonusCode = z.infer<typeof BonusCode>;

/** What a redeemed code brought. */
export const Bonus = z
  .object({
    code: z.string(),
    benefits: z.array(Benefit),
    waitsForTopUp: z.boolean().describe('a part of it comes with the next top-up'),
  })
  .meta({ id: 'Bonus' });
export type Bonus = z.infer<typeof Bonus>;

/** A code of a guest whose benefit waits for a top-up; until `validTo`, epoch ms. */
export const RemainingCode = z
  .object({ code: z.string(), benefits: z.array(Benefit), validTo: z.number() })
  .meta({ id: 'RemainingBonusCode' });
export type RemainingCode = z.infer<typeof RemainingCode>;

export const Redemption = z
  .object({ success: z.boolean(), reason: RedeemReason, bonus: Bonus.nullable() })
  .meta({ id: 'BonusRedemption' });
export type Redemption = z.infer<typeof Redemption>;

/** Guesses: wrong codes are counted besides, for the address (`server/guesses.ts`). */
const limit = { points: 30, seconds: 600, per: 'subject' } as const;
const code = typedText('code').min(1).max(60).regex(visiblePattern);

/** The service of its own (spec 2 section 7). */
export const bonusCodesService = queryService('bonus-codes');

const asked = {
  summary: 'What a code brings, and whether the caller can redeem it; null for none (spec 2 section 7).',
  access: visitor,
  limit,
  args: z.object({ code }),
  result: BonusCode.nullable(),
  problems: [tooManyCodes],
};
export const bonusCode = query({ name: 'bonusCode', ...asked });
export const codeOfService = query({ name: 'code', service: bonusCodesService, ...asked });

const remaining = {
  summary: 'Codes that the guest has redeemed and that still bring something with the next top-up.',
  access: loggedIn,
  result: z.array(RemainingCode),
};
export const remainingBonusCodes = query({ name: 'remainingBonusCodes', ...remaining });
export const remainingOfService = query({ name: 'remainingCodes', service: bonusCodesService, ...remaining });

const redeemed = {
  summary: 'Redeems a code, once. What is refused changes nothing and says why.',
  access: loggedIn,
  limit,
  args: z.object({ code }),
  result: Redemption,
  problems: [tooManyCodes, underage],
};
export const redeemBonusCode = mutation({ name: 'redeemBonusCode', ...redeemed });
export const redeemOfService = mutation({ name: 'redeemCode', service: bonusCodesService, ...redeemed });

export const redeemBonus = route({
  name: 'redeemBonus',
  method: 'POST',
  path: 'guest/redeemBonus',
  summary: 'Redeems a code; an empty one is refused (spec 1 section 7).',
  access: loggedIn,
  limit,
  body: z.object({ code }),
  response: z.object({ success: z.boolean(), bonus: Bonus.nullable(), reason: RedeemReason }),
  problems: [tooManyCodes, underage],
});

export const hasNotRedeemedInstance = route({
  name: 'hasGuestNotRedeemedOnTopCodeInstance',
  method: 'GET',
  path: 'promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}',
  summary: 'Whether the guest has redeemed a code whose benefit still waits for a top-up.',
  access: loggedIn,
  limit: { points: 60, seconds: 600, per: 'subject' },
  params: z.object({ promoCode: code }),
  response: z.object({ hasNotRedeemedInstance: z.boolean() }),
});

export const bonusCodeRedeemed = serverMessage({
  name: 'bonusCodeRedeemed',
  summary: 'A code was redeemed, or the top-up it waited for has come.',
  access: loggedIn,
  payload: Bonus.extend({ coins: z.int().describe('coins it has brought now, hundredths') }).meta({
    id: 'BonusCodeRedeemed',
  }),
});

export const welcomeBonusRedeemed = serverMessage({
  name: 'welcomeBonusRedeemed',
  summary: 'The guest has got the welcome bonus.',
  access: loggedIn,
  payload: z.object({ benefits: z.array(Benefit) }),
});
