import type { Language } from '#kit/contract/access.ts';

/** The lists that have a picture of their own, by their place in the address; also the tag of their texts. */
export type List = 'cams' | 'free-chat' | 'new-girls';

interface Words {
  /** In the pill of every picture. */
  readonly claim: string;
  readonly home: readonly [title: string, words: string];
  readonly lists: Readonly<Record<List, readonly [title: string, words: string]>>;
  /** Below the name of a theme. */
  readonly category: string;
}

/** What stands on pictures that are shared. */
export const words: Readonly<Record<Language, Words>> = {
  de: {
    claim: 'Live im Videochat · 18+',
    home: ['Mit wem möchtest du reden?', 'Sieh, wer gerade live ist. Kostenlos mitchatten, privat reden.'],
    lists: {
      cams: ['Alle Cams', 'Wer gerade live ist, steht ganz vorn.'],
      'free-chat': ['Gratis-Chat', 'Komm herein und schau zu. Es kostet nichts.'],
      'new-girls': ['Neu auf Vesper', 'Neue Gesichter aus den letzten 30 Tagen.'],
    },
    category: 'Live-Cams zu diesem Thema. Wer live ist, steht vorn.',
  },
  en: {
    claim: 'Live in video chat · 18+',
    home: ['Who would you like to talk to?', 'See who is live right now. Watch for free, chat in private.'],
    lists: {
      cams: ['All cams', 'Whoever is live right now comes first.'],
      'free-chat': ['Free chat', 'Come in and watch. It costs nothing.'],
      'new-girls': ['New on Vesper', 'New faces of the last 30 days.'],
    },
    category: 'Live cams on this theme, the live ones first.',
  },
  nl: {
    claim: 'Live in videochat · 18+',
    home: ['Met wie wil je praten?', 'Zie wie er nu live is. Gratis kijken, privé chatten.'],
    lists: {
      cams: ['Alle cams', 'Wie nu live is, staat vooraan.'],
      'free-chat': ['Gratis chat', 'Kom binnen en kijk mee. Het kost niets.'],
      'new-girls': ['Nieuw op Vesper', 'Nieuwe gezichten van de afgelopen 30 dagen.'],
    },
    category: 'Livecams bij dit thema. Wie live is, staat vooraan.',
  },
  es: {
    claim: 'En directo por videochat · 18+',
    home: ['¿Con quién te apetece hablar?', 'Mira quién está en directo. Entra gratis, chatea en privado.'],
    lists: {
      cams: ['Todas las cams', 'Primero, quien está en directo ahora.'],
      'free-chat': ['Chat gratis', 'Entra y mira. No cuesta nada.'],
      'new-girls': ['Novedades', 'Caras nuevas de los últimos 30 días.'],
    },
    category: 'Cams en directo de este tema, primero las activas.',
  },
};
