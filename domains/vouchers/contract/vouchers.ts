import { z } from 'zod';
import { underage } from '#domains/access/contract/index.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { query, route, serverMessage } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { guestVouchersShape } from './guest-fields.ts';
import { voucherNotRedeemable, voucherOver } from './problems.ts';
import { VoucherState, VoucherTypeNumber } from './types.ts';

/** A performer with whom a voucher can be used. */
export const VoucherActor = z.object({ id: z.int(), name: z.string() }).meta({ id: 'VoucherActor' });

/** A voucher as its guest sees it (spec 2 §3). Times in epoch ms; `validTo` is the first instant it no longer counts. */
export const Voucher = z
  .object({
    id: z.number().describe('a whole number'),
    guestId: z.int(),
    type: VoucherTypeNumber,
    amount: z.int().describe('what is left of it and free'),
    granted: z.int().describe('what it held at first'),
    validFrom: z.number(),
    validTo: z.number().nullable(),
    actors: z.array(VoucherActor).describe('with whom; empty: with everybody'),
    subject: z.string().nullable().describe('what exactly: the number of a gift, video or album, the bonus code'),
    state: VoucherState,
  })
  .meta({ id: 'Voucher' });
export type Voucher = z.infer<typeof Voucher>;

export const guestVouchers = query({
  name: 'guestVouchers',
  summary: 'The vouchers of the guest who asks that hold something still, those that end first before others.',
  access: loggedIn,
  result: z.array(Voucher),
});

/** What a guest has to use, by kind (spec 2 §2, "Benefits overview"). What no domain knows yet is 0. */
export const Benefits = z
  .object({
    vouchers: z.int().describe('vouchers that hold something'),
    chatMinutes: z.int(),
    spins: z.int(),
    gifts: z.int(),
    freeMessages: z.int(),
    privateShowTickets: z.int(),
    chatShowTickets: z.int(),
  })
  .meta({ id: 'Benefits' });
export type Benefits = z.infer<typeof Benefits>;

export const benefits = query({
  name: 'benefits',
  summary: 'How much of each kind the guest who asks can use now.',
  access: loggedIn,
  result: Benefits,
});

export const accountSidebar = query({
  name: 'accountSidebar',
  summary: 'What stands beside the pages of a guest’s account: coins (hundredths) and what there is to use.',
  access: loggedIn,
  result: z
    .object({ name: z.string(), balance: z.int(), balanceFormatted: z.string(), benefits: Benefits })
    .meta({ id: 'AccountSidebar' }),
});

export const vouchersChanged = serverMessage({
  name: 'vouchers',
  summary: 'What the guest’s vouchers hold has changed; to all pages of the guest.',
  access: loggedIn,
  payload: z.object({ vouchers: guestVouchersShape }),
});

export const redeemVoucher = route({
  name: 'redeemVoucher',
  method: 'POST',
  path: 'vouchers/redeem',
  summary:
    'Turns a voucher into what it is for: coins, or gifts of the messenger. Once: the same again answers what is there.',
  access: loggedIn,
  limit: { points: 30, seconds: 60, per: 'subject' },
  body: z.object({ voucherId: longRowId }),
  response: z.object({ voucher: Voucher, coins: z.int().describe('hundredths of a coin that came of it') }),
  problems: [notFound, voucherOver, voucherNotRedeemable, underage],
});
