import type { SeoPageKind } from '#domains/seo/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { ownValue } from '#kit/records/own-value.ts';

declare module '#domains/seo/contract/seo-pages.ts' {
  interface SeoPages {
    videos: true;
    'videos-list': true;
    'profile-videos': true;
  }
}

/** What each list of the station is called in its texts, by what its tag ends in. */
const listNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'free-clips': { en: 'Free clips', de: 'Gratis-Clips', nl: 'Gratis clips', es: 'Clips gratis' },
  trends: { en: 'Video trends', de: 'Video-Trends', nl: 'Videotrends', es: 'Tendencias en vídeos' },
  'on-sale': { en: 'Videos on sale', de: 'Videos im Angebot', nl: 'Video’s in de aanbieding', es: 'Vídeos en oferta' },
  new: { en: 'New videos', de: 'Neue Videos', nl: 'Nieuwe video’s', es: 'Vídeos nuevos' },
  all: { en: 'All videos', de: 'Alle Videos', nl: 'Alle video’s', es: 'Todos los vídeos' },
  vip: { en: 'VIP videos', de: 'VIP-Videos', nl: 'VIP-video’s', es: 'Vídeos VIP' },
  asmr: { en: 'ASMR videos', de: 'ASMR-Videos', nl: 'ASMR-video’s', es: 'Vídeos de ASMR' },
  stars: { en: 'Video stars', de: 'Video-Stars', nl: 'Videosterren', es: 'Estrellas de vídeo' },
};

/** What the pages of videos say to search engines as long as no operator has written something else. */
export const videoTexts: readonly SeoPageKind[] = [
  {
    page: 'videos',
    name: { en: 'Videos', de: 'Videos', nl: 'Video’s', es: 'Vídeos' },
    placeholders: [],
    values: async () => ({}),
    standard: {
      en: {
        title: 'Videos by our performers',
        description: 'What trends, what is new, what is free: videos made by our performers, to watch on any device.',
      },
      de: {
        title: 'Videos unserer Darsteller',
        description:
          'Was gerade läuft, was neu ist, was nichts kostet: Videos unserer Darsteller, auf jedem Gerät zu sehen.',
      },
      nl: {
        title: 'Video’s van onze performers',
        description: 'Wat populair is, wat nieuw is, wat gratis is: video’s van onze performers, op elk apparaat.',
      },
      es: {
        title: 'Vídeos de nuestros artistas',
        description:
          'Lo más visto, lo nuevo y lo gratis: vídeos de nuestros artistas para ver en cualquier dispositivo.',
      },
    },
  },
  {
    page: 'videos-list',
    name: { en: 'Videos: lists', de: 'Videos: Listen', nl: 'Video’s: lijsten', es: 'Vídeos: listas' },
    placeholders: ['list'],
    isNarrowed: true,
    async values(narrowedTo, language) {
      const names = ownValue(listNames, narrowedTo ?? 'all');
      return names ? { list: names[language] } : null;
    },
    standard: {
      en: {
        title: '{list}',
        description:
          '{list} by our performers: see at a glance how long each is and what it costs, and watch it right away.',
      },
      de: {
        title: '{list}',
        description:
          '{list} unserer Darsteller: Du siehst auf einen Blick, wie lang jedes ist und was es kostet, und schaust gleich los.',
      },
      nl: {
        title: '{list}',
        description: '{list} van onze performers: zie meteen hoelang elke video duurt en wat hij kost, en kijk direct.',
      },
      es: {
        title: '{list}',
        description:
          '{list} de nuestros artistas: mira de un vistazo cuánto dura y cuánto cuesta cada uno, y empieza ya.',
      },
    },
  },
  {
    page: 'profile-videos',
    name: { en: 'Profile: videos', de: 'Profil: Videos', nl: 'Profiel: video’s', es: 'Perfil: vídeos' },
    placeholders: ['name', 'headline'],
    standard: {
      en: {
        title: 'Videos of {name}',
        description: 'All videos of {name}: {headline}. See what is free, what is new, and what others liked best.',
      },
      de: {
        title: 'Videos von {name}',
        description: 'Alle Videos von {name}: {headline}. Sieh, was gratis ist, was neu ist und was anderen gefällt.',
      },
      nl: {
        title: 'Video’s van {name}',
        description: 'Alle video’s van {name}: {headline}. Zie wat gratis is, wat nieuw is en wat anderen goed vonden.',
      },
      es: {
        title: 'Vídeos de {name}',
        description: 'Todos los vídeos de {name}: {headline}. Mira qué es gratis, qué es nuevo y qué gusta más.',
      },
    },
  },
];
