import { defineProblem } from '#kit/contract/problem.ts';

/** A guest who has blocked a performer does something that would reach her. */
export const youHaveBlocked = defineProblem('you_have_blocked', 403, {
  en: 'You have blocked this performer. Lift the block in the messenger first.',
  de: 'Du hast sie gesperrt. Heb die Sperre zuerst im Messenger auf.',
  nl: 'Je hebt deze performer geblokkeerd. Hef de blokkade eerst op in de messenger.',
  es: 'Has bloqueado a esta persona. Quita primero el bloqueo en los mensajes.',
});
