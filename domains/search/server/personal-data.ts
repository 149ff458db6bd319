import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { refusals, wordGroups } from './tables.ts';

/** What search holds about people: nothing. */
export const searchData: PersonalData = {
  domain: 'search',
  title: { en: 'Search', de: 'Suche', nl: 'Zoeken', es: 'Búsqueda' },
  holds: [],
  impersonal: [
    { table: wordGroups, because: 'The platform’s own words: synonyms and stop words.' },
    { table: refusals, because: 'Counts by day and language, without who looked and for what.' },
  ],
};
