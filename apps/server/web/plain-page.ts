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

/** What every page of a staging system says; the words of `shell.staging`. */
const staging: Readonly<Record<Language, string>> = {
  de: 'Testsystem: Hier wird nichts wirklich bezahlt.',
  en: 'Test system: nothing here is really paid for.',
  nl: 'Testsysteem: hier wordt niets echt betaald.',
  es: 'Sistema de pruebas: aquí no se paga nada de verdad.',
};

/** The site's look (kit/ui/styles/tokens.css) for a page that may not load anything, not even its fonts. */
const style =
  ':root{color-scheme:dark light}body{min-height:100dvh;margin:0;display:grid;place-content:center;padding:1.25rem;' +
  'box-sizing:border-box;text-align:center;text-wrap:balance;font:1rem/1.6 system-ui,sans-serif;' +
  'background:light-dark(oklch(.978 .007 300),oklch(.145 .028 288));color:light-dark(oklch(.2 .045 288),oklch(.968 .008 300))}' +
  'main{display:grid;gap:.75rem;justify-items:center;max-width:30rem}svg{width:4rem;height:4rem;margin-bottom:.5rem}' +
  'h1,p{margin:0}h1{font-size:clamp(1.5rem,6vw,2rem);font-weight:800;line-height:1.2;letter-spacing:-.02em}' +
  'p{color:light-dark(oklch(.42 .04 288),oklch(.79 .024 290))}' +
  'a{display:inline-block;margin-top:.75rem;padding:.75rem 1.25rem;border-radius:.75rem;font-weight:600;text-decoration:none;' +
  'background:light-dark(oklch(.53 .195 342),oklch(.572 .19 342));color:#fff}' +
  'a:focus-visible{outline:2px solid light-dark(oklch(.49 .19 342),oklch(.84 .11 342));outline-offset:2px}' +
  'aside{position:fixed;inset:0 0 auto;padding:.125rem .5rem;font-size:.75rem;font-weight:700;background:#f5c518;color:#1d1600}' +
  '@media(forced-colors:active){a{border:1px solid}}';

/** The evening star (kit/ui/shell/brand.tsx). */
const star =
  '<svg viewBox="-1 0 32 32" aria-hidden="true"><linearGradient id="g" x1="4" y1="26" x2="26" y2="4" gradientUnits="userSpaceOnUse">' +
  '<stop stop-color="#7a4fd6"/><stop offset=".55" stop-color="#e0459b"/><stop offset="1" stop-color="#f7b27a"/></linearGradient>' +
  '<path fill="url(#g)" d="M15 2.2c.9 6.3 2.3 9.1 4.6 10.6 2 1.3 4.9 1.9 10.4 2.2-5.5.4-8.5 1-10.5 2.5-2.4 1.8-3.6 5.1-4.5 13.3' +
  '-.9-8.2-2.1-11.5-4.5-13.3C8.5 16 5.5 15.4 0 15c5.5-.3 8.4-.9 10.4-2.2 2.3-1.5 3.7-4.3 4.6-10.6Z"/>' +
  '<circle cx="25.5" cy="6" r="2.1" fill="url(#g)"/></svg>';

/** Allows the page its one style and nothing else. */
export const plainPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** What a visitor sees when no page is rendered for them: a page that needs nothing else of ours. */
export function plainPage(kind: PlainPage, language: Language, isStaging = false): string {
  const [title, text] = words[kind][language];
  // The same address would lead nowhere again.
  const exit =
    kind === 'unreadable' ? `<a href="/${language}/">${front[language]}</a>` : `<a href="">${again[language]}</a>`;
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>` +
    `<title>${title}</title><style>${style}</style></head>` +
    `<body>${isStaging ? `<aside>${staging[language]}</aside>` : ''}<main>${star}<h1>${title}</h1><p>${text}</p><p>${exit}</p></main></body></html>`
  );
}
