import type { Language } from '#kit/i18n/language.ts';
import { appWords } from '../words.ts';

/** Only files of ours, no inline script; a question to the server is how it learns that the line is back. */
export const offlinePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The page for when the line is gone, a file that needs nobody. Its link leads to the address it stands in for. What was
 * chosen (theme, discretion) is read from cookies by its script before anything is painted.
 */
export function offlinePage(language: Language): string {
  const words = appWords[language];
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${words.offlineTitle}</title>
<link id="icon" rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="stylesheet" href="/offline/offline.css">
<script src="/offline/offline.js" data-plain="${words.plainName}"></script>
</head>
<body>
<main>
<svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true"><circle class="moon" cx="60" cy="60" r="34"/><circle class="bite" cx="76" cy="50" r="30"/><path class="star" d="M84 30c.5 4.6 1.5 6.5 3 7.4 1.3.8 3 1.1 6.2 1.300-3.200.3-5 .7-6.300 1.600-1.500 1.200-2.300 3.300-2.800 9.100-.5-5.800-1.300-7.900-2.800-9.100-1.300-.9-3.100-1.300-6.300-1.600 3.200-.2 5-.5 6.200-1.300 1.500-.9 2.400-2.800 2.8-7.4Z"/></svg>
<h1>${words.offlineTitle}</h1>
<p>${words.offlineText}</p>
<p><a id="again" href="">${words.offlineAgain}</a></p>
<p class="waiting" role="status">${words.offlineWaiting}</p>
</main>
</body>
</html>
`;
}
