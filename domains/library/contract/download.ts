import { z } from 'zod';
import { loggedIn, only } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';

export const downloadExpired = defineProblem('download_expired', 410, {
  en: 'This link has run out. Go back to your library and press Download again.',
  de: 'Dieser Link ist abgelaufen. Geh zurück in deine Mediathek und tippe noch einmal auf Herunterladen.',
  nl: 'Deze link is verlopen. Ga terug naar je mediatheek en kies opnieuw Downloaden.',
  es: 'Este enlace ha caducado. Vuelve a tu mediateca y pulsa Descargar otra vez.',
});

export const downloadRefused = defineProblem('download_refused', 403, {
  en: 'This cannot be downloaded, or not any more.',
  de: 'Das lässt sich nicht oder nicht mehr herunterladen.',
  nl: 'Dit kun je niet (meer) downloaden.',
  es: 'Esto no se puede descargar, o ya no.',
});

const name = z.string().max(40).regex(visiblePattern);
const params = z.object({ kind: name, id: name });

export const getDownloadLink = route({
  name: 'getDownloadLink',
  method: 'GET',
  path: 'library/download-link/{kind}/{id}',
  summary:
    'Where something of a guest’s library is downloaded from, for their session and a while; null where it is not.',
  access: loggedIn,
  params,
  response: z.object({ download: z.string().nullable() }),
});

export const getDownload = route({
  name: 'getDownload',
  cost: 20,
  method: 'GET',
  path: 'library/download/{kind}/{id}',
  summary:
    'What a guest bought, as a file: a film as MP4, in ranges (RFC 9110 §14) or whole, an album as a ZIP of its pictures. The address is signed for one session and a while; the right to it is asked again while it is sent.',
  access: loggedIn,
  params,
  query: z.object({ expires: longRowIdText.optional(), signature: z.string().max(64).optional() }),
  response: z.unknown(),
  problems: [downloadExpired, downloadRefused],
});

const Downloadable = z
  .object({
    isAllowed: z.boolean(),
    /** The platform offers downloads at all. */
    isOffered: z.boolean(),
  })
  .meta({ id: 'Downloadable' });

export const getDownloadable = route({
  name: 'getDownloadable',
  method: 'GET',
  path: 'studio/library/downloadable/{kind}/{id}',
  summary: 'Whether who bought something of the performer who asks may download it.',
  access: only('performer'),
  params,
  response: Downloadable,
  problems: [notFound],
});

export const setDownloadable = route({
  name: 'setDownloadable',
  method: 'POST',
  path: 'studio/library/downloadable/{kind}/{id}',
  summary: 'Lets who bought something of the performer who asks download it, or no longer. Again: nothing.',
  access: only('performer'),
  limit: { points: 120, seconds: 60, per: 'subject' },
  params,
  body: z.object({ isAllowed: z.boolean() }),
  response: Downloadable,
  problems: [notFound],
});
