import type { SeoPageKind } from '#domains/seo/server/index.ts';

declare module '#domains/seo/contract/seo-pages.ts' {
  interface SeoPages {
    'profile-gifts': true;
  }
}

const placeholders = ['name', 'headline'] as const;

/** What the page of a performer's wishes says to search engines as long as no operator has written something else. */
export const giftsTexts: SeoPageKind = {
  page: 'profile-gifts',
  name: { en: 'Profile: gifts', de: 'Profil: Geschenke', nl: 'Profiel: cadeaus', es: 'Perfil: regalos' },
  placeholders,
  standard: {
    en: {
      title: 'Gifts for {name}',
      description: 'What {name} wishes for: {headline}. Choose a gift, add a few words, and it arrives at once.',
    },
    de: {
      title: 'Geschenke für {name}',
      description:
        'Was {name} sich wünscht: {headline}. Such ein Geschenk aus, schreib ein paar Worte dazu, und es ist sofort da.',
    },
    nl: {
      title: 'Cadeaus voor {name}',
      description:
        'Wat {name} graag wil: {headline}. Kies een cadeau, schrijf er een paar woorden bij, en het is er meteen.',
    },
    es: {
      title: 'Regalos para {name}',
      description: 'Lo que desea {name}: {headline}. Elige un regalo, añade unas palabras y llega al momento.',
    },
  },
};
