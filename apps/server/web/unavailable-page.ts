import { createHash } from 'node:crypto';
import type { Language } from '#kit/i18n/language.ts';

const words: Readonly<Record<Language, readonly [title: string, text: string, again: string]>> = {
  de: ['Wir sind gleich zurück', 'Es wurde nichts berechnet und nichts ist verloren.', 'Noch einmal versuchen'],
  en: ['We will be right back', 'Nothing was charged and nothing is lost.', 'Try again'],
  nl: ['We zijn zo terug', 'Er is niets in rekening gebracht en er is niets verloren.', 'Opnieuw proberen'],
  es: ['Volvemos enseguida', 'No se ha cobrado nada y no se ha perdido nada.', 'Volver a intentarlo'],
};

const style =
  ':root{color-scheme:dark light}body{min-height:100vh;margin:0;display:grid;place-content:center;gap:1rem;padding:1rem;' +
  'text-align:center;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f8f6fb,#0b0a14);color:light-dark(#1d1830,#f4f2f8)}' +
  'h1,p{margin:0}a{color:inherit}';

/** Allows the page its one style and nothing else. */
export const unavailablePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** What a visitor sees when pages cannot be made at all, for example while the database is away. */
export function unavailablePage(language: Language): string {
  const [title, text, again] = words[language];
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>` +
    `<title>${title}</title><style>${style}</style></head>` +
    `<body><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></body></html>`
  );
}
