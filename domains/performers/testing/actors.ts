import type { NewActor } from '../server/index.ts';

const text = (en: string) => ({ de: '', en, nl: '', es: '' });

/** A performer for tests; what you do not mention is filled in. */
export function anActor(given: Partial<NewActor> & Pick<NewActor, 'id'>): NewActor {
  return {
    name: `Vega${given.id}`,
    birthDate: '1994-05-17',
    gender: 'F',
    genderType: 'F',
    country: 'DE',
    languages: ['de', 'en'],
    categories: ['music'],
    headline: text('Songs by candlelight'),
    about: text('I play the guitar and talk about films.'),
    schedule: [],
    priceVideo: 800,
    priceSingle: 1200,
    priceSinglec2c: 1600,
    priceVoyeur: 400,
    createdAt: new Date(Date.UTC(2026, 0, 1)),
    isAdmitted: true,
    ...given,
  };
}
