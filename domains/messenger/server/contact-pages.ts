/** Endings of addresses that are no word of a sentence whose next space is missing: "mooi.de zon" is no page, "anna.com" is. */
const clear = 'com|net|org|io|online|app|xyz|eu|uk|fr|pl|ch|nl|tv|shop|store|cam|biz|dev|cc|ws|gg|vip';
const unclear = 'de|es|me|it|at|be|in|to|so|am|is|info|site|website|link|page|live|club|fans|top|bio|social';
const host = '(?:[\\p{L}\\p{N}-]{1,63}\\.){1,5}';
const address = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])(https?:\\/\\/|www\\.)?(${host}\\p{L}{2,})(?![\\p{L}\\p{N}-])(?::\\d+)?((?:[/?#]\\S*)?)`,
  'gu',
);
/** What stands before a page's address, and nothing that leads to a page: "visit anna.de". */
const leading =
  /(?<!\p{L})(?:auf|unter|besuche?|schau|seite|visit|see|page|site|website|homepage|blog|kijk op|bezoek|pagina|visita|entra en|mira)(?:\s+\p{L}{1,6}){0,2}[\s:]+$/u;
/** Said: "annablau punkt com". */
const said =
  /(?<![\p{L}\p{N}])(?!(?:the|a|der|die|das|ein|el|la|un|una|de|het|een|this|that)\s)[\p{L}\p{N}-]{3,63}\s{1,3}(?:(?:dot|punkt|punto|punt)\s{1,3}(?:com|net|org)|[([{]\s?(?:dot|punkt|punto|punt|\.)\s?[)\]}]\s{0,3}(?:com|net|org|de|es|nl|at|ch|eu))(?![\p{L}\p{N}])/u;

/** With signs between: "annablau . com", "www annablau com". */
const spaced =
  /(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{3,63}(?:\s{1,3}[.,]\s{0,3}|,|[.,]\s{1,3})(?:com|org)|w\s?w\s?w[\s.,]{1,4}[\p{L}\p{N}-]{3,63}[\s.,]{1,4}(?:com|net|org|de|es|nl|me|tv|info))(?![\p{L}\p{N}])/u;

/** Pages that everybody talks about; an account there is another matter. */
const known = new Set(
  'youtube.com youtu.be wikipedia.org netflix.com spotify.com imdb.com google.com google.de google.es google.nl amazon.com amazon.de amazon.es amazon.nl ebay.com ebay.de ikea.com booking.com bbc.co.uk bbc.com nytimes.com cnn.com ard.de zdf.de rtl.de spiegel.de tagesschau.de bild.de bahn.de nos.nl nu.nl bol.com elpais.com marca.com rtve.es asp.net'.split(
    ' ',
  ),
);
const account = /@|\/(?:user|channel|c|people|profile)\/|wish-?list|registry/;
/** Reserved for examples (RFC 2606): nobody is reached there. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

function isKnown(name: string, path: string, own: string | null): boolean {
  if (reserved.test(name)) return true;
  const labels = name.split('.');
  const above = labels.map((_, at) => labels.slice(at).join('.'));
  if (own !== null && above.includes(own)) return true;
  return above.some((each) => known.has(each)) && !account.test(path);
}

const isClear = new RegExp(`\\.(?:${clear})$`);
const isUnclear = new RegExp(`\\.(?:${unclear})$`);

/**
 * Whether a text in plain small letters without accents names a page outside of the platform: with `https://` or `www.`, without, or
 * said. `own` is the platform's host.
 */
export function namesPage(text: string, own: string | null): boolean {
  if (said.test(text) || spaced.test(text)) return true;
  for (const { 0: whole, 1: scheme, 2: name = '', 3: path = '', index } of text.matchAll(address)) {
    if (isKnown(scheme === 'www.' || name.startsWith('www.') ? name.replace(/^www\./, '') : name, path, own)) continue;
    if (scheme !== undefined || isClear.test(name)) return true;
    if (!isUnclear.test(name)) continue;
    const isLast = /^[\s.,;!?)]*$/.test(text.slice(index + whole.length));
    if (isLast || /^\/[\p{L}\p{N}]/u.test(path) || /[\d-]/.test(name)) return true;
    if (leading.test(text.slice(Math.max(0, index - 40), index))) return true;
  }
  return false;
}
