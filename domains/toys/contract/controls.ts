import { z } from 'zod';
import { MessengerGift, toyCategoryId, toyGiftIds } from '#domains/gifts/contract/index.ts';
import { anyone } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { query } from '#kit/contract/operations.ts';

export { toyCategoryId, toyGiftIds };

/** The numbers of the gifts that move a toy (spec 2 §3). */
export const toyGifts = [96_481, 96_482, 96_483, 96_484] as const;
export const ToyGiftId = z.int().min(toyGiftIds.first).max(toyGiftIds.last);

/** Bounds of what a performer sets: seconds, hundredths of a coin, percent. */
export const toyBounds = {
  leastSeconds: 5,
  mostSeconds: 120,
  leastPrice: 100,
  mostPrice: 50_000,
  leastStrength: 5,
  mostStrength: 100,
} as const;
/** Seconds that one purchase of direct control lasts. */
export const directSeconds = 60;

/** What a toy gift does with a performer’s toy (spec 2 §3: toy control adds duration, displayName, random). */
export const ToyControl = MessengerGift.extend({
  duration: z.int().describe('seconds'),
  displayName: z.string().describe('in the performer’s own words; the gift’s name where she has said nothing'),
  random: z.boolean().describe('the pattern is drawn when it begins'),
}).meta({ id: 'ToyControl' });
export type ToyControl = z.infer<typeof ToyControl>;

export const toyControls = query({
  name: 'toyControls',
  summary:
    'What gifts do with a performer’s toy, the lightest first; `active` says whether one can be given now. Nothing where it is switched off.',
  access: anyone,
  args: z.object({ modelId: rowId }),
  result: z.array(ToyControl),
});
