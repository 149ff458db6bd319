import { z } from 'zod';
import { closing } from '#domains/access/contract/index.ts';
import { coins } from '#domains/ledger/contract/coins.ts';
import { operators } from '#kit/contract/access.ts';
import { selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, dayFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { int32Max } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { orderId, orderStatus, orderStatuses } from './orders.ts';
import { orderNotPaid, refundElsewhere, refundInProgress } from './problems.ts';

const access = operators('support', 'finance');

/** A top-up order as operators see it. */
export const OfficeOrder = z
  .object({
    id: z.string(),
    guestId: z.int(),
    /** Null when the account is gone. */
    email: z.string().nullable(),
    guestName: z.string(),
    provider: z.string(),
    status: orderStatus,
    euroCents: z.int(),
    /** Hundredths of a coin. */
    coins: z.int(),
    coinsTakenBack: z.int(),
    /** Euro cents that refunds and chargebacks have taken. */
    backCents: z.int(),
    /** What came on top of the coins, as a member for example, and was not taken back. */
    extraCoins: z.int(),
    /** How it was begun: at the checkout, by one press, or by itself. */
    origin: z.enum(['checkout', 'oneClick', 'autoRecharge']),
    /** The live chat in which its guest pressed; null elsewhere. */
    chatId: z.int().nullable(),
    /** It was paid and brings no coins, and why; null where that is not so. */
    withheld: closing.nullable(),
    /** What can still be paid back from here, in euro cents. */
    refundableCents: z.int(),
    /** A refund was asked for and the provider has not confirmed it yet. */
    isRefundPending: z.boolean(),
    /** Where the sandbox plays what can become of it, also long after; null with a real provider. */
    sandboxPage: z.string().nullable(),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OfficeOrder' });
export type OfficeOrder = z.output<typeof OfficeOrder>;

export const orders = defineList({
  name: 'payments.orders',
  summary:
    'Top-up orders, the latest first. The search is a part of the number of an order, or whose it is: a part of the mail address or the name, a number.',
  access,
  path: 'office/payments/orders',
  row: OfficeOrder,
  key: 'id',
  columns: {
    id: { kind: 'custom' },
    email: { kind: 'custom' },
    status: { kind: 'custom' },
    origin: { kind: 'custom' },
    provider: { kind: 'text', isHidden: true },
    euroCents: { kind: 'euroCents', sortable: true, total: true },
    coins: { kind: 'amount', unit: coins, total: true },
    coinsTakenBack: { kind: 'amount', unit: coins, isHidden: true },
    extraCoins: { kind: 'amount', unit: coins, isHidden: true },
    paidAt: { kind: 'instant', isHidden: true },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(254), status: choiceFilter(orderStatuses), from: dayFilter(), to: dayFilter() },
  sort: '-createdAt',
});

/** The coins go when the provider confirms. */
export const refundOrder = route({
  name: 'refundOrder',
  summary:
    'Asks the provider to pay an order back; in full when no amount is given. One refund at a time: the next waits for its confirmation.',
  method: 'POST',
  path: 'payments/refundOrder',
  access,
  stepUp: 'always',
  audit: selfAuditedChange('payments.refundOrder', 'order:{orderId}'),
  body: z.object({
    orderId,
    euroCents: z.int().min(1).max(int32Max).optional(),
    /** Why; it stands in the audit log. */
    reason: z.string().trim().min(3).max(200).regex(visiblePattern),
  }),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound, orderNotPaid, refundElsewhere, refundInProgress],
});
