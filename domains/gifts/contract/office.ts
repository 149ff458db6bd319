import { z } from 'zod';
import { coins } from '#domains/ledger/contract/coins.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { dayFilter, defineList, searchFilter, valueFilter } from '#kit/contract/list.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { Season } from './catalogue.ts';
import { GiftDrawing } from './drawings.ts';
import { categoryMissing, drawingMissing } from './problems.ts';

const operator = operators('content');
const name = z.string().trim().min(1).max(40).regex(visiblePattern);
const names = { nameDe: name, nameEn: name, nameNl: name, nameEs: name };
const hundredths = z.int().describe('hundredths of a coin');

/** A gift as operators see it, with what was given of it in the days that are looked at. */
export const OfficeGift = z
  .object({
    id: z.int(),
    name: z.string(),
    imageUrl: z.string(),
    category: z.string(),
    price: hundredths,
    vip: z.boolean(),
    active: z.boolean(),
    season: Season.nullable(),
    /** How many were given, and what they were worth; of that, what was paid as they were given. */
    given: z.int(),
    worth: hundredths,
    paid: hundredths,
    /** Bought and not given yet, now. */
    kept: z.int(),
  })
  .meta({ id: 'OfficeGift' });
export type OfficeGift = z.infer<typeof OfficeGift>;

export const OfficeCategory = z
  .object({
    id: z.int(),
    names: z.object({ de: z.string(), en: z.string(), nl: z.string(), es: z.string() }),
    position: z.int(),
    gifts: z.int(),
  })
  .meta({ id: 'OfficeGiftCategory' });
export type OfficeCategory = z.infer<typeof OfficeCategory>;

export const giftList = defineList({
  name: 'gifts.catalogue',
  summary: 'The catalogue of gifts, with what was given of each between two days.',
  access: operator,
  path: 'office/gifts',
  row: OfficeGift,
  key: 'id',
  columns: {
    name: { kind: 'custom', sortable: true },
    category: { kind: 'text' },
    price: { kind: 'amount', unit: coins, sortable: true },
    active: { kind: 'custom' },
    given: { kind: 'number', sortable: true, total: true },
    worth: { kind: 'amount', unit: coins, sortable: true, total: true },
    paid: { kind: 'amount', unit: coins, total: true },
    kept: { kind: 'number', total: true },
  },
  filters: {
    search: searchFilter(40),
    category: valueFilter(z.string().regex(/^\d{1,9}$/)),
    from: dayFilter(),
    to: dayFilter(),
  },
  sort: 'name',
  facts: z.object({ categories: z.array(OfficeCategory) }),
});

/** Everything that can be changed of a gift. */
export const GiftDetails = z
  .object({
    id: z.int(),
    ...{ nameDe: z.string(), nameEn: z.string(), nameNl: z.string(), nameEs: z.string() },
    categoryId: z.int(),
    price: hundredths,
    picture: z.string(),
    vip: z.boolean(),
    active: z.boolean(),
    season: Season.nullable(),
    position: z.int(),
  })
  .meta({ id: 'GiftDetails' });
export type GiftDetails = z.infer<typeof GiftDetails>;

export const getGiftEditor = route({
  name: 'gifts.editor',
  method: 'GET',
  path: 'office/gifts/editor/{giftId}',
  summary: 'A gift with everything that can be changed of it, and what there is to choose from; 0: a new one.',
  access: operator,
  audit: auditedRead('gifts.editor', 'gift:{giftId}'),
  params: z.object({ giftId: z.coerce.number().pipe(z.int().min(0).max(2_147_483_647)) }),
  response: z.object({
    gift: GiftDetails.nullable(),
    categories: z.array(OfficeCategory),
    drawings: z.array(GiftDrawing),
  }),
  problems: [notFound],
});

/** The number of a category, as a choice of a form. */
const category = z.string().regex(/^\d{1,9}$/);

const details = z.object({
  ...names,
  category,
  price: z.int().min(10).max(1_000_000),
  picture: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[a-z0-9-]+$/),
  season: Season.nullable(),
  position: z.int().min(0).max(10_000),
  vip: z.boolean(),
  active: z.boolean(),
});

export const addGift = route({
  name: 'gifts.add',
  method: 'POST',
  path: 'office/gifts/add',
  summary: 'A new gift for the catalogue.',
  access: operator,
  stepUp: 'always',
  audit: selfAuditedChange('gifts.add'),
  body: details,
  response: GiftDetails,
  problems: [categoryMissing, drawingMissing],
});

export const changeGift = route({
  name: 'gifts.change',
  method: 'POST',
  path: 'office/gifts/change/{giftId}',
  summary: 'Changes a gift for everybody at once; who was shown another price is asked again.',
  access: operator,
  stepUp: 'always',
  audit: selfAuditedChange('gifts.change', 'gift:{giftId}'),
  params: z.object({ giftId: rowIdText }),
  body: details,
  response: GiftDetails,
  problems: [notFound, categoryMissing, drawingMissing],
});

export const listGiftCategories = route({
  name: 'gifts.categories',
  method: 'GET',
  path: 'office/gifts/categories',
  summary: 'What gifts are sorted by.',
  access: operator,
  audit: auditedRead('gifts.categories'),
  response: z.object({ categories: z.array(OfficeCategory) }),
});

export const putGiftCategory = route({
  name: 'gifts.putCategory',
  method: 'POST',
  path: 'office/gifts/putCategory',
  summary: 'Changes a category, or adds one where no number is given.',
  access: operator,
  audit: selfAuditedChange('gifts.putCategory'),
  body: z.object({ categoryId: rowId.nullable(), ...names, position: z.int().min(0).max(10_000) }),
  response: OfficeCategory,
  problems: [notFound],
});
