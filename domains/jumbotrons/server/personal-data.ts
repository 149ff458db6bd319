import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { counts, slides } from './tables.ts';

/** What the domain holds about people: nothing. */
export const jumbotronsData: PersonalData = {
  domain: 'jumbotrons',
  title: { en: 'Large pictures', de: 'Bühnenbilder', nl: 'Blikvangers', es: 'Destacados' },
  impersonal: [
    { table: slides, because: 'Words and pictures of the platform; who changed them, the audit log says.' },
    { table: counts, because: 'How often a slide was seen and pressed on a day, by nobody in particular.' },
  ],
  holds: [],
};
