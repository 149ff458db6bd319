import type { SeoPageKind } from '#domains/seo/server/index.ts';

declare module '#domains/seo/contract/seo-pages.ts' {
  interface SeoPages {
    'profile-fan-club': true;
  }
}

/** What the page of a performer's fan club says to search engines as long as no operator has written something else. */
export const subscriptionTexts: SeoPageKind = {
  page: 'profile-fan-club',
  name: { en: 'Profile: fan club', de: 'Profil: Fanclub', nl: 'Profiel: fanclub', es: 'Perfil: club de fans' },
  placeholders: ['name', 'headline'],
  standard: {
    en: {
      title: 'Fan club of {name}',
      description:
        'Be closer to {name}: {headline}. See what the tiers of the fan club bring and what they cost a month.',
    },
    de: {
      title: 'Fanclub von {name}',
      description:
        'Sei näher an {name}: {headline}. Sieh, was die Stufen des Fanclubs bringen und was sie im Monat kosten.',
    },
    nl: {
      title: 'Fanclub van {name}',
      description:
        'Kom dichter bij {name}: {headline}. Bekijk wat de niveaus van de fanclub brengen en wat ze per maand kosten.',
    },
    es: {
      title: 'Club de fans de {name}',
      description:
        'Más cerca de {name}: {headline}. Mira qué ofrecen los niveles del club de fans y cuánto cuestan al mes.',
    },
  },
};
