import { z } from 'zod';
import { adultAreaClosed, ageNotProven, restricted, underage } from '#domains/access/contract/index.ts';
import { notEnoughCoins } from '#domains/ledger/contract/index.ts';
import {
  maxVideoBytes,
  pictureRefused,
  picturesWaiting,
  soundRefused,
  soundTypes,
  videoRefused,
  videosOff,
  videoTooLong,
  videoTypes,
} from '#domains/media/contract/index.ts';
import { notAdmitted } from '#domains/performers/contract/index.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { loggedIn, only, system } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { job, route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { tooManyRequests, unavailable } from '#kit/contract/problems.ts';
import { file, pictureTypes } from '#kit/contract/upload.ts';
import { MessageMedia, MessengerContent } from './entities.ts';
import { cannotWrite, channelMissing } from './problems.ts';

/** Limits of what messages carry. */
export const mediaLimits = {
  /** What an account may have uploaded or be uploading without having sent it. */
  open: 12,
  /** What was not sent is forgotten after so long, ms. */
  unsentFor: 24 * 3_600_000,
  /** What may be asked for it, hundredths of a coin. */
  priceLeast: 100,
  priceMost: 50_000,
} as const;

/** What a performer asks for what a message carries, hundredths of a coin. */
export const mediaPrice = z.int().min(mediaLimits.priceLeast).max(mediaLimits.priceMost);

export const mediaMissing = defineProblem('media_not_found', 404, {
  en: 'This picture is not there any more.',
  de: 'Dieses Bild gibt es nicht mehr.',
  nl: 'Deze foto is er niet meer.',
  es: 'Esta imagen ya no existe.',
});

/** Data: `restriction` (needPurchase) and `reason`. */
export const mediaLocked = defineProblem('media_locked', 403, {
  en: 'This has not been opened yet.',
  de: 'Das ist noch nicht freigeschaltet.',
  nl: 'Dit is nog niet ontgrendeld.',
  es: 'Todavía no está desbloqueado.',
});

/** Somebody in it has not agreed, or is not verified. */
export const mediaNotAgreed = defineProblem('media_not_agreed', 409, {
  en: 'Not everybody in it has agreed yet. Look under “Where I appear” who is missing; once they agree, send it.',
  de: 'Noch haben nicht alle zugestimmt, die darin zu sehen sind. Sieh unter „Wo ich zu sehen bin“ nach, wer fehlt; danach kannst du es senden.',
  nl: 'Nog niet iedereen die erop staat heeft ingestemd. Kijk bij “Waar ik te zien ben” wie er ontbreekt; daarna kun je het versturen.',
  es: 'No todas las personas que salen han aceptado. Mira en «Dónde aparezco» quién falta; después podrás enviarlo.',
});

export const tooManyOpen = defineProblem('media_not_sent', 409, {
  en: 'You have begun to send too much at once. Send it or throw it away first.',
  de: 'Du hast zu viel auf einmal begonnen. Sende es oder verwirf es zuerst.',
  nl: 'Je hebt te veel tegelijk klaargezet. Verstuur het of gooi het eerst weg.',
  es: 'Has empezado a enviar demasiado a la vez. Envíalo o deséchalo primero.',
});

export const uploadMessageMedia = route({
  name: 'uploadMessageMedia',
  cost: 50,
  method: 'POST',
  path: 'messenger/media',
  summary:
    'Receives what the next message of a channel is to carry: a picture (JPEG, PNG or WebP), made anew without what the camera wrote into it, a recorded voice (WebM, MP4, Ogg), made MP3, or a short video (MP4, MOV, WebM; a minute and 100 MB at most), made MP4 with a picture of it. Nobody else sees it before it is sent.',
  access: loggedIn,
  upload: [...pictureTypes, ...soundTypes, ...videoTypes],
  maxBody: maxVideoBytes,
  limit: { points: 60, seconds: 600, per: 'subject' },
  query: z.object({ channelId: longRowIdText }),
  body: file,
  response: z.object({ media: MessageMedia }),
  problems: [
    channelMissing,
    cannotWrite,
    notAdmitted,
    tooManyOpen,
    pictureRefused,
    soundRefused,
    videoRefused,
    videoTooLong,
    videosOff,
    picturesWaiting,
    unavailable,
    tooManyRequests,
  ],
});

export const uploadMassMedia = route({
  name: 'uploadMassMedia',
  cost: 50,
  method: 'POST',
  path: 'studio/mass/media',
  summary: 'Receives what the next message to many is to carry, as `uploadMessageMedia` does for one channel.',
  access: only('performer'),
  upload: [...pictureTypes, ...soundTypes, ...videoTypes],
  maxBody: maxVideoBytes,
  limit: { points: 60, seconds: 600, per: 'subject' },
  body: file,
  response: z.object({ media: MessageMedia }),
  problems: [
    notAdmitted,
    tooManyOpen,
    pictureRefused,
    soundRefused,
    videoRefused,
    videoTooLong,
    videosOff,
    picturesWaiting,
    unavailable,
    tooManyRequests,
  ],
});

export const discardMessageMedia = route({
  name: 'discardMessageMedia',
  method: 'DELETE',
  path: 'messenger/media/{mediaId}',
  summary: 'Throws away what was uploaded and not sent.',
  access: loggedIn,
  params: z.object({ mediaId: z.uuid() }),
  response: z.object({}),
  problems: [mediaMissing],
});

/** How much of it: `blurred` is what is seen of something locked. */
export const MediaSize = z.enum(['full', 'small', 'blurred']).meta({ id: 'MessageMediaSize' });

export const getMessageMedia = route({
  name: 'getMessageMedia',
  cost: 1,
  method: 'GET',
  path: 'messenger/media/{mediaId}/{size}',
  summary:
    'Bytes of what a message carries, to the two sides of its channel by their own session alone; nobody on the way may keep them. A video comes in parts (RFC 9110 §14), each looked up anew.',
  access: loggedIn,
  params: z.object({ mediaId: z.uuid(), size: MediaSize }),
  response: z.unknown(),
  problems: [mediaMissing, mediaLocked, ageNotProven, underage, adultAreaClosed, restricted],
});

export const buyMessageMedia = route({
  name: 'buyMessageMedia',
  method: 'POST',
  path: 'messenger/media/{mediaId}/buy',
  summary: 'Opens what a performer’s message carries. It is paid once, whatever is pressed in how many tabs.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  params: z.object({ mediaId: z.uuid() }),
  /** `shown`: what stood on the button, hundredths of a coin; a higher one is refused. */
  body: z.object({ shown: z.int32().min(0) }),
  response: z.object({ content: MessengerContent }),
  problems: [
    mediaMissing,
    priceChanged,
    cannotWrite,
    notEnoughCoins,
    ageNotProven,
    underage,
    adultAreaClosed,
    restricted,
  ],
});

export const sweepMedia = job({
  name: 'messenger.sweepMedia',
  summary: 'Forgets what was uploaded a day ago and not sent, and deletes files of what was taken down.',
  access: system,
  payload: z.object({}),
  cron: '27 * * * *',
});

/** Pays back what was opened for coins and may be shown no longer. */
export const payMessageBack = job({
  name: 'messenger.payMessageBack',
  summary: 'Pays back everybody who opened something of which a person in it does not agree any more.',
  access: system,
  payload: z.object({ mediaId: z.uuid() }),
});
