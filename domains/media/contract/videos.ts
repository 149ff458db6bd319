import { defineProblem } from '#kit/contract/problem.ts';

/** Videos as phones and browsers write them. */
export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const;

/** Largest video, bytes; pages say it before anything is uploaded. */
export const maxVideoBytes = 100 * 1024 * 1024;

/** Longest video, seconds; pages say it before anything is uploaded. */
export const maxVideoSeconds = 60;

export const videoRefused = defineProblem('video_refused', 422, {
  en: 'This video cannot be used. Please send one in MP4, MOV or WebM.',
  de: 'Dieses Video lässt sich nicht verwenden. Bitte sende eins als MP4, MOV oder WebM.',
  nl: 'Deze video is niet te gebruiken. Stuur er een als MP4, MOV of WebM.',
  es: 'Este vídeo no se puede usar. Envía uno en MP4, MOV o WebM.',
});

export const videoTooLong = defineProblem('video_too_long', 422, {
  en: 'This video is too long. One minute and 100 MB are the most.',
  de: 'Dieses Video ist zu lang. Mehr als eine Minute und 100 MB gehen nicht.',
  nl: 'Deze video is te lang. Eén minuut en 100 MB is het meeste.',
  es: 'Este vídeo es demasiado largo. Un minuto y 100 MB es lo máximo.',
});

/** The machine has no encoder for video (`node-av` is not there, or without libx264). */
export const videosOff = defineProblem('videos_off', 503, {
  en: 'Videos cannot be taken in here at the moment. Pictures and voice messages can.',
  de: 'Videos lassen sich hier im Moment nicht annehmen, Bilder und Sprachnachrichten schon.',
  nl: 'Video’s kunnen hier nu niet worden aangenomen, foto’s en spraakberichten wel.',
  es: 'Ahora mismo aquí no se admiten vídeos; fotos y mensajes de voz, sí.',
});

/** A recorder ends a little after the longest length: what is longer by less is cut there, by more refused. Seconds. */
export const videoCutSeconds = 2;
