import { defineProblem } from '#kit/contract/problem.ts';

/** Sound as recorders of browsers write it. */
export const soundTypes = ['audio/webm', 'audio/mp4', 'audio/ogg'] as const;

/** Largest recording, bytes. */
export const maxSoundBytes = 8 * 1024 * 1024;

/** What is longer is cut here, seconds. */
export const maxSoundSeconds = 300;

export const soundRefused = defineProblem('sound_refused', 422, {
  en: 'This recording cannot be used. Please record it once more, up to five minutes.',
  de: 'Diese Aufnahme lässt sich nicht verwenden. Bitte nimm sie noch einmal auf, höchstens fünf Minuten.',
  nl: 'Deze opname is niet te gebruiken. Neem het nog eens op, hooguit vijf minuten.',
  es: 'Esta grabación no se puede usar. Grábala otra vez, cinco minutos como máximo.',
});
