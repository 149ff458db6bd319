import type { BroughtCategory } from '#domains/gifts/server/index.ts';
import type { ToySetting, ToySetup } from '../contract/index.ts';
import { toyCategoryId, toyGifts } from '../contract/index.ts';

/** The gifts that move a toy, as they come into the catalogue: names in four languages, prices in hundredths of a coin. */
export const toyCategory: BroughtCategory = {
  id: toyCategoryId,
  firstId: toyGifts[0],
  names: { de: 'Toy-Steuerung', en: 'Remote toy', nl: 'Toy op afstand', es: 'Juguete a distancia' },
  gifts: [
    ['breeze', 500, 'Brise', 'Breeze', 'Briesje', 'Brisa'],
    ['ripple', 1_000, 'Welle', 'Ripple', 'Rimpeling', 'Onda'],
    ['surge', 2_000, 'Brandung', 'Surge', 'Golfslag', 'Oleaje'],
    ['storm', 4_000, 'Sturm', 'Storm', 'Storm', 'Tormenta'],
  ],
};

const standard: readonly Omit<ToySetting, 'giftId' | 'price'>[] = [
  { isOn: true, displayName: '', pattern: 'wave', strength: 30, seconds: 10, random: false },
  { isOn: true, displayName: '', pattern: 'pulse', strength: 45, seconds: 15, random: false },
  { isOn: true, displayName: '', pattern: 'climb', strength: 60, seconds: 20, random: false },
  { isOn: true, displayName: '', pattern: 'steady', strength: 70, seconds: 30, random: true },
];

/** What holds while a performer has said nothing else. */
export const standardSetup: ToySetup = {
  mostStrength: 60,
  mostSeconds: 30,
  isPrivateOnly: false,
  directPrice: null,
  controls: toyGifts.map((giftId, index) => ({
    ...(standard[index] as (typeof standard)[number]),
    giftId,
    price: toyCategory.gifts[index]?.[1] ?? 500,
  })),
};
