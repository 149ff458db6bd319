import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { query } from '#kit/contract/operations.ts';

/** Gifts that move a toy have these numbers (spec 2 §3); the domain of toys brings them, and nobody else uses them. */
export const toyGiftIds = { first: 96_481, last: 96_484 } as const;
/** The category of toys (spec 1 §9). */
export const toyCategoryId = 96_479;

/** When a gift of a season can be bought; one that was bought before can be given at any time. */
export const Season = z.enum(['spring', 'summer', 'winter']).meta({ id: 'GiftSeason' });
export type Season = z.infer<typeof Season>;

/** One text of a gift in one language; `name` says which text it is: there is one, what the gift is called. */
export const GiftTranslation = z
  .object({ language: z.enum(['de', 'en', 'nl', 'es']), name: z.literal('name'), value: z.string() })
  .meta({ id: 'GiftTranslation' });
export type GiftTranslation = z.infer<typeof GiftTranslation>;

/** Something a guest can give a performer (spec 2 §3, "Messenger gift"). */
export const MessengerGift = z
  .object({
    id: z.int(),
    /** In the language of who asks. */
    name: z.string(),
    price: z.int().describe('hundredths of a coin'),
    imageUrl: z.string(),
    /** Can be bought and given now: what is taken out of the catalogue, or is not in season, can only be given by who has it. */
    active: z.boolean(),
    /** For VIP members alone. */
    vip: z.boolean(),
    categoryId: z.int(),
    season: Season.nullable(),
    translations: z.array(GiftTranslation),
  })
  .meta({ id: 'MessengerGift' });
export type MessengerGift = z.infer<typeof MessengerGift>;

export const GiftCategory = z
  .object({ id: z.int(), name: z.string(), position: z.int() })
  .meta({ id: 'MessengerGiftCategory' });
export type GiftCategory = z.infer<typeof GiftCategory>;

export const messengerGifts = query({
  name: 'messengerGifts',
  summary: 'What can be given to performers, in the order of the catalogue; with `all` also what is not sold now.',
  access: anyone,
  args: z.object({ categoryId: rowId.optional(), all: z.boolean().default(false) }),
  result: z.array(MessengerGift),
});

export const messengerGiftCategories = query({
  name: 'messengerGiftCategories',
  summary: 'What gifts are sorted by, in order; only those with a gift that is sold now.',
  access: anyone,
  result: z.array(GiftCategory),
});
