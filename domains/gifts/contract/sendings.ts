import { z } from 'zod';
import { coins } from '#domains/ledger/contract/coins.ts';
import { operators } from '#kit/contract/access.ts';
import { dayFilter, defineList, searchFilter, valueFilter } from '#kit/contract/list.ts';

const hundredths = z.int().describe('hundredths of a coin');

/** Something that was given, as operators see it. */
export const OfficeSending = z
  .object({
    id: z.int(),
    kind: z.enum(['gift', 'tip']),
    /** What was given: gifts with how many, or what a tip was for. */
    what: z.string(),
    guestId: z.int(),
    actorId: z.int(),
    actorName: z.string(),
    place: z.enum(['profile', 'message', 'chat']),
    price: hundredths,
    covered: hundredths,
    paidBack: hundredths,
    createdAt: z.iso.datetime(),
    /** The sale it was, for giving coins back; `gift:12`. */
    sale: z.string(),
  })
  .meta({ id: 'OfficeSending' });
export type OfficeSending = z.infer<typeof OfficeSending>;

export const sendingList = defineList({
  name: 'gifts.sendings',
  summary: 'What guests gave to performers, with what was paid back of it.',
  access: operators('support', 'finance'),
  path: 'office/gifts/sendings',
  row: OfficeSending,
  key: 'id',
  columns: {
    what: { kind: 'custom' },
    guestId: { kind: 'custom' },
    actorName: { kind: 'custom' },
    place: { kind: 'custom' },
    price: { kind: 'amount', unit: coins, sortable: true, total: true },
    covered: { kind: 'amount', unit: coins, total: true },
    paidBack: { kind: 'amount', unit: coins, sortable: true, total: true },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: {
    search: searchFilter(60),
    kind: valueFilter(z.enum(['gift', 'tip'])),
    back: valueFilter(z.enum(['yes', 'no'])),
    from: dayFilter(),
    to: dayFilter(),
  },
  sort: '-createdAt',
});
