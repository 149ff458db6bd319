import { z } from 'zod';
import { coins } from '#domains/ledger/contract/coins.ts';
import { only, operators } from '#kit/contract/access.ts';
import { auditedChange, auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { dayFilter, defineList, searchFilter, valueFilter } from '#kit/contract/list.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import * as problems from './problems.ts';
import { saleKindPattern } from './sale-kinds.ts';

const percent = z.int().min(0).max(100);
const kindName = z.string().regex(saleKindPattern);
const reason = z.string().trim().min(3).max(200).regex(visiblePattern);

/**
 * From when on a performer gets which part of what is sold, rounded down to hundredths of a coin. A rule names one performer,
 * one kind of sale, both or neither; the closest one counts: performer and kind, performer, kind, everything. Without
 * `percent` it lifts the earlier rule of the same performer and kind. Rules are added, never changed. Times in epoch ms.
 */
export const ShareRule = z
  .object({
    id: z.int(),
    kind: kindName.nullable(),
    sellerId: z.int().nullable(),
    sellerName: z.string().nullable(),
    percent: percent.nullable(),
    validFrom: z.number(),
    reason: z.string(),
    /** In the future, counting now, or replaced by a later one. */
    state: z.enum(['coming', 'current', 'replaced']),
  })
  .meta({ id: 'ShareRule' });
export type ShareRule = z.output<typeof ShareRule>;

/** One sale: what was paid in all, what went back, and who got what. Hundredths of a coin. */
export const Sale = z
  .object({
    id: z.int(),
    /** Names it in the books: the keys of its transfers begin with it. */
    key: z.string(),
    kind: kindName,
    buyerId: z.int(),
    buyerName: z.string(),
    sellerId: z.int().nullable(),
    sellerName: z.string().nullable(),
    sharePercent: percent,
    paid: z.int(),
    /** The part of the price that cost no coins, by vouchers. */
    covered: z.int(),
    /** The performer's part, what was taken back of it not taken off. */
    earned: z.int(),
    paidBack: z.int(),
    takenBack: z.int(),
    begunAt: z.iso.datetime(),
    /** Null while it is still being paid for, minute by minute. */
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Sale' });
export type Sale = z.output<typeof Sale>;

export const sales = defineList({
  name: 'sales.sales',
  summary:
    'What was sold, the latest first. The search is the key of a sale, or who bought or sold: a part of the mail address or the name, a number.',
  access: operators('support', 'finance'),
  path: 'office/sales',
  row: Sale,
  key: 'id',
  columns: {
    kind: { kind: 'custom' },
    key: { kind: 'text', isHidden: true },
    buyerId: { kind: 'custom' },
    sellerName: { kind: 'custom' },
    paid: { kind: 'amount', unit: coins, sortable: true, total: true },
    covered: { kind: 'amount', unit: coins, isHidden: true, total: true },
    earned: { kind: 'amount', unit: coins, total: true },
    paidBack: { kind: 'amount', unit: coins, sortable: true, total: true },
    begunAt: { kind: 'instant', sortable: true },
    completedAt: { kind: 'instant' },
  },
  filters: { search: searchFilter(254), kind: valueFilter(kindName), from: dayFilter(), to: dayFilter() },
  sort: '-begunAt',
  facts: z.object({
    /** What is sold here. */
    kinds: z.array(kindName),
  }),
});

export const refundSale = route({
  name: 'sales.refund',
  method: 'POST',
  path: 'office/sales/refund',
  summary:
    'An operator gives coins of one sale back to who bought it; the performer’s part is taken back as far as it is still there. `paidBack` is what went back before, as the operator saw it: when it has changed, nothing happens.',
  access: operators('support', 'finance'),
  stepUp: 'always',
  audit: selfAuditedChange('sales.refund', 'sale:{saleId}'),
  problems: [notFound, problems.refundTooHigh, problems.ownSale, problems.saleChanged, problems.saleRunning],
  body: z.object({
    saleId: longRowId,
    coins: z.int().min(1).max(100_000_000),
    paidBack: z.int().min(0).max(100_000_000),
    reason,
  }),
  response: Sale,
});

export const listShareRules = route({
  name: 'sales.shares',
  method: 'GET',
  path: 'office/sales/shares',
  summary: 'The rules of who gets which part of what is sold, the latest first, and the part without any rule.',
  access: operators('support', 'finance'),
  audit: auditedRead('sales.shares'),
  response: z.object({ standard: percent, rules: z.array(ShareRule), kinds: z.array(kindName) }),
});

/** The last instant whose year is written with four digits, which is how the database takes it; epoch ms. */
const latestInstant = Date.UTC(10_000, 0) - 1;

export const addShareRule = route({
  name: 'sales.addShare',
  method: 'POST',
  path: 'office/sales/shares',
  summary: 'Adds a rule; it counts for sales that begin from `validFrom` (epoch ms) on, at once without it.',
  access: operators('support', 'finance'),
  stepUp: 'always',
  audit: auditedChange('sales.addShare', 'shareRule'),
  problems: [problems.unknownSaleKind, problems.unknownSeller, problems.shareInThePast, problems.ownShare],
  body: z.object({
    kind: kindName.nullable(),
    /** The performer’s stage name; null for all. */
    seller: z.string().trim().min(1).max(60).regex(visiblePattern).nullable(),
    percent: percent.nullable(),
    validFrom: z.int().min(0).max(latestInstant).meta({ format: 'int64' }).optional(),
    reason,
  }),
  response: ShareRule,
});

export const getOwnShares = route({
  name: 'sales.ownShares',
  method: 'GET',
  path: 'studio/shares',
  summary: 'Which part the performer who asks gets of each thing sold, now and by rules that are coming (epoch ms).',
  access: only('performer'),
  response: z.object({
    shares: z.array(z.object({ kind: kindName, percent, next: z.object({ percent, from: z.number() }).nullable() })),
  }),
});
