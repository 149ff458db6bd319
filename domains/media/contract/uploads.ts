import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';

/** Where files are sent to in pieces that resume (tus 1.0.0, https://tus.io/protocols/resumable-upload). */
export const uploadPath = '/rest/v1/media/upload';

/** Largest piece of one request and of storage, bytes. Whoever sends holds one of it in memory at a time, and so do we. */
export const maxPieceBytes = 4 * 1024 ** 2;

/** How long an upload that nobody touches is kept, ms: a day and a bit, so that somebody goes on the evening after. */
export const uploadLifetimeMs = 30 * 3600_000;

/** What a performer may send and keep, and how much of it is used. Bytes. */
export const UploadQuota = z
  .object({
    today: z.number().describe('begun to send today, whole files'),
    aDay: z.number(),
    kept: z.number().describe('in all: films, and what is being sent, whole'),
    atMost: z.number(),
    open: z.int().describe('uploads that are not made a film of yet'),
    openAtMost: z.int(),
    fileAtMost: z.number(),
    secondsAtMost: z.number().describe('length of a film'),
  })
  .meta({ id: 'UploadQuota' });
export type UploadQuota = z.infer<typeof UploadQuota>;

export const getUploadQuota = route({
  name: 'getUploadQuota',
  method: 'GET',
  path: 'media/uploadQuota',
  summary: 'How much I may send today and keep in all, and how much of it is used.',
  access: only('performer'),
  response: UploadQuota,
});

/** An upload of mine that is not made a film of yet. */
export const OpenUpload = z
  .object({
    id: z.uuid(),
    name: z.string(),
    size: z.number().nullable().describe('bytes; null while its sender has not said it'),
    received: z.number(),
    mark: z.string().describe('what its sender recognises the file by; empty when it said nothing'),
  })
  .meta({ id: 'OpenUpload' });
export type OpenUpload = z.infer<typeof OpenUpload>;

export const getOpenUploads = route({
  name: 'getOpenUploads',
  method: 'GET',
  path: 'media/uploads',
  summary: 'My uploads that are not made a film of yet, the oldest first: where each goes on.',
  access: only('performer'),
  response: z.object({ uploads: z.array(OpenUpload) }),
});

export const uploadGone = defineProblem('upload_gone', 404, {
  en: 'This upload is no longer there. Please choose the file again.',
  de: 'Dieser Upload ist nicht mehr da. Bitte wähle die Datei noch einmal aus.',
  nl: 'Deze upload is er niet meer. Kies het bestand opnieuw.',
  es: 'Esta subida ya no está. Vuelve a elegir el archivo.',
});
export const uploadTooLarge = defineProblem('upload_too_large', 413, {
  en: 'This file is too large. 8 GB is the most.',
  de: 'Diese Datei ist zu groß. Mehr als 8\u00a0GB gehen nicht.',
  nl: 'Dit bestand is te groot. 8\u00a0GB is het meeste.',
  es: 'Este archivo es demasiado grande. 8\u00a0GB es lo máximo.',
});
export const uploadsToday = defineProblem('uploads_today', 429, {
  en: 'You have sent as much as a day allows. Please go on tomorrow.',
  de: 'Für heute ist alles Erlaubte hochgeladen. Bitte mach morgen weiter.',
  nl: 'Je hebt verstuurd wat op een dag mag. Ga morgen verder.',
  es: 'Has subido todo lo que se permite en un día. Sigue mañana.',
});
export const uploadsFull = defineProblem('uploads_full', 409, {
  en: 'Your storage is full. Delete videos you no longer need, then try again.',
  de: 'Dein Speicherplatz ist voll. Lösche Videos, die du nicht mehr brauchst, und versuch es dann noch einmal.',
  nl: 'Je opslag is vol. Verwijder video’s die je niet meer nodig hebt en probeer het opnieuw.',
  es: 'Tu espacio está lleno. Borra vídeos que ya no necesites y vuelve a intentarlo.',
});
export const uploadsOpen = defineProblem('uploads_open', 409, {
  en: 'Too many uploads are open. Finish or cancel one of them first.',
  de: 'Es sind zu viele Uploads offen. Bitte beende oder verwirf erst einen davon.',
  nl: 'Er staan te veel uploads open. Rond er eerst een af of breek er een af.',
  es: 'Hay demasiadas subidas abiertas. Termina o cancela una primero.',
});
