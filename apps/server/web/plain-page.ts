import { createHash } from 'node:crypto';
import type { Language } from '#kit/i18n/language.ts';

type Words = Readonly<Record<Language, readonly [title: string, text: string]>>;

/** What happened: nothing can be rendered, too much is asked of us, this address has asked too much, or it is none. */
export type PlainPage = 'unavailable' | 'busy' | 'tooMany' | 'unreadable';

const words: Readonly<Record<PlainPage, Words>> = {
  unavailable: {
    de: ['Wir sind gleich zurück', 'Es wurde nichts berechnet und nichts ist verloren.'],
    en: ['We will be right back', 'Nothing was charged and nothing is lost.'],
    nl: ['We zijn zo terug', 'Er is niets in rekening gebracht en er is niets verloren.'],
    es: ['Volvemos enseguida', 'No se ha cobrado nada y no se ha perdido nada.'],
  },
  busy: {
    de: ['Gerade ist sehr viel los', 'Gleich ist wieder Platz. Es wurde nichts berechnet und nichts ist verloren.'],
    en: ['It is very busy right now', 'There will be room in a moment. Nothing was charged and nothing is lost.'],
    nl: ['Het is nu erg druk', 'Zo is er weer plek. Er is niets in rekening gebracht en er is niets verloren.'],
    es: ['Ahora mismo hay mucha gente', 'Enseguida habrá sitio. No se ha cobrado nada y no se ha perdido nada.'],
  },
  tooMany: {
    de: [
      'Einen Augenblick, bitte',
      'Von deinem Anschluss wurden in kurzer Zeit sehr viele Seiten aufgerufen. In weniger als einer halben Minute geht es weiter.',
    ],
    en: [
      'One moment, please',
      'Your connection has asked for a great many pages in a short time. It goes on in less than half a minute.',
    ],
    nl: [
      'Een ogenblik geduld',
      'Vanaf jouw verbinding zijn in korte tijd heel veel pagina’s opgevraagd. Binnen een halve minuut kun je verder.',
    ],
    es: [
      'Un momento, por favor',
      'Desde tu conexión se han pedido muchísimas páginas en muy poco tiempo. Podrás seguir en menos de medio minuto.',
    ],
  },
  unreadable: {
    de: ['Diese Seite gibt es nicht', 'Die Adresse ist zu lang oder enthält Zeichen, die wir nicht lesen können.'],
    en: ['This page does not exist', 'The address is too long, or holds characters we cannot read.'],
    nl: ['Deze pagina bestaat niet', 'Het adres is te lang of bevat tekens die we niet kunnen lezen.'],
    es: ['Esta página no existe', 'La dirección es demasiado larga o contiene caracteres que no podemos leer.'],
  },
};

const again: Readonly<Record<Language, string>> = {
  de: 'Noch einmal versuchen',
  en: 'Try again',
  nl: 'Opnieuw proberen',
  es: 'Volver a intentarlo',
};

const front: Readonly<Record<Language, string>> = {
  de: 'Zur Startseite',
  en: 'To the homepage',
  nl: 'Naar de startpagina',
  es: 'A la página de inicio',
};

const style =
  ':root{color-scheme:dark light}body{min-height:100vh;margin:0;display:grid;place-content:center;padding:1rem;' +
  'box-sizing:border-box;text-align:center;text-wrap:balance;font:1rem/1.5 system-ui,sans-serif;' +
  'background:light-dark(#f8f6fb,#0b0a14);color:light-dark(#1d1830,#f4f2f8)}' +
  'main{display:grid;gap:1rem}h1,p{margin:0;max-width:36rem}a{display:inline-block;padding:.75rem;color:inherit}';

/** Allows the page its one style and nothing else. */
export const plainPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** What a visitor sees when no page is rendered for them: a page that needs nothing else of ours. */
export function plainPage(kind: PlainPage, language: Language): string {
  const [title, text] = words[kind][language];
  // The same address would lead nowhere again.
  const way =
    kind === 'unreadable' ? `<a href="/${language}/">${front[language]}</a>` : `<a href="">${again[language]}</a>`;
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>` +
    `<title>${title}</title><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p>${way}</p></main></body></html>`
  );
}
