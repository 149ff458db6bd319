import type { Language } from '#kit/i18n/language.ts';

/** What performers are found by, in the order of the menu, with the name in each language. */
export const categories = [
  { slug: 'music', names: { de: 'Musik', en: 'Music', nl: 'Muziek', es: 'Música' } },
  { slug: 'talk', names: { de: 'Gespräche', en: 'Talk', nl: 'Gesprekken', es: 'Charlas' } },
  { slug: 'late-night', names: { de: 'Nach Mitternacht', en: 'Late night', nl: 'Na middernacht', es: 'Trasnoche' } },
  { slug: 'cosplay', names: { de: 'Cosplay', en: 'Cosplay', nl: 'Cosplay', es: 'Cosplay' } },
  { slug: 'gaming', names: { de: 'Gaming', en: 'Gaming', nl: 'Gaming', es: 'Videojuegos' } },
  { slug: 'dance', names: { de: 'Tanz', en: 'Dance', nl: 'Dans', es: 'Baile' } },
  { slug: 'art-studio', names: { de: 'Atelier', en: 'Art studio', nl: 'Atelier', es: 'Taller de arte' } },
  { slug: 'fitness', names: { de: 'Fitness', en: 'Fitness', nl: 'Fitness', es: 'Fitness' } },
  { slug: 'cooking', names: { de: 'Kochen', en: 'Cooking', nl: 'Koken', es: 'Cocina' } },
  { slug: 'couples', names: { de: 'Paare', en: 'Couples', nl: 'Stellen', es: 'Parejas' } },
] as const satisfies readonly { slug: string; names: Readonly<Record<Language, string>> }[];

export type Category = (typeof categories)[number];
export type CategorySlug = Category['slug'];
