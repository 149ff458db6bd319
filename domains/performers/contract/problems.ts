import { defineProblem } from '#kit/contract/problem.ts';

export const actorMissing = defineProblem('actor_not_found', 404, {
  en: 'We know no performer by that name.',
  de: 'Unter diesem Namen kennen wir niemanden.',
  nl: 'We kennen niemand met die naam.',
  es: 'No conocemos a nadie con ese nombre.',
});
export const wordRefused = defineProblem('word_refused', 422, {
  en: 'This text contains a word that is not allowed here: {word}.',
  de: 'Dieser Text enthält ein Wort, das hier nicht erlaubt ist: {word}.',
  nl: 'Deze tekst bevat een woord dat hier niet mag: {word}.',
  es: 'Este texto contiene una palabra que aquí no se permite: {word}.',
});
/** Nothing of a performer goes out before identity, age and contract stand. */
export const notAdmitted = defineProblem('performer_not_admitted', 403, {
  en: 'Your account is not released yet, or no longer. Open “Join” to see what is missing.',
  de: 'Dein Konto ist noch nicht oder nicht mehr freigegeben. Unter „Mitmachen“ siehst du, was fehlt.',
  nl: 'Je account is nog niet of niet meer vrijgegeven. Onder ‘Meedoen’ zie je wat er ontbreekt.',
  es: 'Tu cuenta aún no está habilitada o ha dejado de estarlo. En «Únete» verás qué falta.',
});
/** A stage name that would pass for the platform or for somebody who is on the stage already. */
export const stageNameRefused = defineProblem('stage_name_refused', 422, {
  en: 'The name {name} could be taken for us or for another performer. Please choose another one.',
  de: 'Mit dem Namen {name} könnte man dich für unser Team oder für jemand anderen halten. Bitte wähle einen anderen.',
  nl: 'Met de naam {name} lijk je iemand van ons team of een andere performer. Kies een andere.',
  es: 'Con el nombre {name} podrían confundirte con nuestro equipo o con otra persona. Elige otro.',
});
