import type { Kit } from '#kit/server/kit.ts';
import type { Home } from './index.ts';
import { collections } from './tables.ts';

/** Collections of the demo world: three that find their performers themselves. */
const shown = [
  {
    slug: 'easy-evening',
    rule: 'bargain',
    value: '10',
    title: {
      de: 'Bis 10 Coins die Minute',
      en: 'Up to 10 coins a minute',
      nl: 'Tot 10 coins per minuut',
      es: 'Hasta 10 monedas por minuto',
    },
  },
  {
    slug: 'face-to-face',
    rule: 'videoCall',
    value: '',
    title: {
      de: 'Von Angesicht zu Angesicht',
      en: 'Face to face',
      nl: 'Van gezicht tot gezicht',
      es: 'Cara a cara',
    },
  },
  {
    slug: 'best-rated',
    rule: 'bestRated',
    value: '',
    title: { de: 'Am besten bewertet', en: 'Best rated', nl: 'Best beoordeeld', es: 'Mejor valoradas' },
  },
] as const;

const nothing = { de: '', en: '', nl: '', es: '' };

/** Makes them where there are none yet, and lists of top cams from what the demo world has lived. */
export async function seedHome({ db, clock }: Kit, home: Home): Promise<void> {
  if ((await db.orm.$count(collections)) === 0) {
    const at = new Date(clock.now());
    const rows = shown.map((one, position) => ({
      ...one,
      ...{ text: nothing, isOn: true, position, createdAt: at, updatedAt: at },
    }));
    await db.orm.insert(collections).values(rows);
  }
  await home.refresh();
}
