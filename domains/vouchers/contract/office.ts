import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedChange, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, dayFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { int32Max, longRowId, longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { keyUsedOtherwise, notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import {
  grantToClosed,
  nobodyToGrant,
  ownVoucher,
  tooManyToGrant,
  unknownVoucherActor,
  voucherOver,
  voucherTimes,
} from './problems.ts';
import type { VoucherKind } from './types.ts';
import { VoucherState, voucherKinds, voucherStates } from './types.ts';

/** Most guests one grant of the office reaches. */
export const mostGranted = 2_000;

/** What one operator gives away at once without a second: minutes, pieces or coins over all guests of a grant. */
export const grantedByOne = 5_000;

const Kind = z.enum(voucherKinds as [VoucherKind, ...VoucherKind[]]);
const reason = z.string().trim().min(3).max(200).regex(visiblePattern);
const instantOfDay = z.int().min(0).max(Date.UTC(9999, 0)).meta({ format: 'int64' });

/** A voucher as operators see it: what was granted, and where it went. Times in epoch ms. */
export const OfficeVoucher = z
  .object({
    id: longRowId,
    guestId: z.int(),
    kind: Kind,
    amount: z.int(),
    left: z.int(),
    used: z.int(),
    expired: z.int(),
    takenBack: z.int(),
    state: VoucherState,
    origin: z.string(),
    reason: z.string().nullable(),
    grantedAt: z.iso.datetime(),
    validTo: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OfficeVoucher' });
export type OfficeVoucher = z.infer<typeof OfficeVoucher>;

/** What became of the vouchers of a kind. */
export const VoucherFigures = z
  .object({ kind: Kind, granted: z.int(), used: z.int(), expired: z.int(), takenBack: z.int(), open: z.int() })
  .meta({ id: 'VoucherFigures' });

export const voucherList = defineList({
  name: 'vouchers.vouchers',
  summary:
    'Every voucher and what became of it, the latest first. The search is a guest: a part of the address or name, a number. The facts say what became of those of the last 90 days, by kind.',
  access: operators('support', 'finance'),
  path: 'office/vouchers',
  row: OfficeVoucher,
  key: 'id',
  columns: {
    guestId: { kind: 'custom' },
    kind: { kind: 'custom' },
    amount: { kind: 'number' },
    left: { kind: 'number' },
    used: { kind: 'number' },
    expired: { kind: 'number', isHidden: true },
    takenBack: { kind: 'number', isHidden: true },
    state: { kind: 'custom' },
    reason: { kind: 'text' },
    origin: { kind: 'text', isHidden: true },
    grantedAt: { kind: 'instant', sortable: true },
    validTo: { kind: 'instant' },
  },
  filters: {
    search: searchFilter(254),
    kind: choiceFilter(voucherKinds as [VoucherKind, ...VoucherKind[]]),
    state: choiceFilter(voucherStates),
    from: dayFilter(),
    to: dayFilter(),
  },
  sort: '-grantedAt',
  facts: z.object({ figures: z.array(VoucherFigures) }),
});

export const grantVouchers = route({
  name: 'vouchers.grant',
  method: 'POST',
  path: 'office/vouchers/grant',
  summary: `An operator gives one guest or many a voucher each: numbers of guests or addresses they have proven, one a line or as the first column of a CSV, ${mostGranted} at most. The same key again grants nothing twice.`,
  access: operators('support', 'finance'),
  audit: selfAuditedChange('vouchers.grant', 'vouchers:{key}'),
  fourEyes: ({ body }: { body: { guests: string; amount: number } }) =>
    body.amount * body.guests.split('\n').length > grantedByOne,
  problems: [
    keyUsedOtherwise,
    nobodyToGrant,
    tooManyToGrant,
    ownVoucher,
    grantToClosed,
    unknownVoucherActor,
    voucherTimes,
  ],
  body: z.object({
    guests: z.string().trim().min(1).max(50_000).regex(visiblePattern),
    kind: Kind,
    amount: z.int().min(1).max(10_000),
    /** With which performer, by stage name; with everybody without it. */
    performer: typedText('search').min(1).max(60).regex(visiblePattern).nullable(),
    /** What exactly: the number of a gift, video or album, the code. */
    subject: typedText('reference').min(1).max(60).regex(visiblePattern).nullable(),
    /** An instant of the first and of the last day it counts; the last one is included. Epoch ms. */
    firstDay: instantOfDay.optional(),
    lastDay: instantOfDay.optional(),
    reason,
    key: z.uuid(),
  }),
  response: z.object({
    granted: z.int(),
    repeated: z.int(),
    /** What stands for no guest, the first hundred. */
    unknown: z.array(z.string()),
  }),
});

export const takeBackVoucher = route({
  name: 'vouchers.takeBack',
  method: 'POST',
  path: 'office/vouchers/{voucherId}/take-back',
  summary: 'An operator takes back what is left of a voucher; what is in use stays.',
  access: operators('support', 'finance'),
  audit: auditedChange('vouchers.takeBack', 'voucher:{voucherId}'),
  problems: [notFound, voucherOver],
  params: z.object({ voucherId: longRowIdText }),
  body: z.object({ reason }),
  response: z.object({ takenBack: z.int().max(int32Max) }),
});
