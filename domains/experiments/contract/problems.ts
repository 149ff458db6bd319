import { defineProblem } from '#kit/contract/problem.ts';

export const keyTaken = defineProblem('experiment_key_taken', 409, {
  en: 'There is an experiment with this key already. A key is used once, so that results never mix.',
  de: 'Diesen Schlüssel hat schon ein Experiment. Jeder wird nur einmal benutzt, damit sich Ergebnisse nie mischen.',
  nl: 'Er is al een experiment met deze sleutel. Een sleutel wordt één keer gebruikt, zodat resultaten nooit door elkaar lopen.',
  es: 'Ya hay un experimento con esta clave. Cada clave se usa una sola vez, para que los resultados no se mezclen.',
});
export const wrongState = defineProblem('experiment_wrong_state', 409, {
  en: 'That is not possible while the experiment is {state}.',
  de: 'Das geht nicht, solange das Experiment diesen Status hat: {state}.',
  nl: 'Dat kan niet zolang het experiment deze status heeft: {state}.',
  es: 'Eso no es posible mientras el experimento está así: {state}.',
});
export const tooManyPageVariants = defineProblem('experiment_too_many_page_variants', 409, {
  en: 'Too many experiments for anonymous visitors would run at once: {pageVariants} variants of every page, at most {most} are kept. Stop one first.',
  de: 'Damit liefen zu viele Experimente für anonyme Besucher gleichzeitig: {pageVariants} Fassungen jeder Seite, höchstens {most} werden vorgehalten. Beende zuerst eines.',
  nl: 'Er zouden te veel experimenten voor anonieme bezoekers tegelijk lopen: {pageVariants} versies van elke pagina, hoogstens {most} worden bewaard. Stop er eerst een.',
  es: 'Habría demasiados experimentos para visitantes anónimos a la vez: {pageVariants} versiones de cada página y se guardan como mucho {most}. Detén antes uno.',
});
export const unknownGoal = defineProblem('experiment_unknown_goal', 422, {
  en: 'Nothing on this platform tells that this goal was reached: {goal}.',
  de: 'Nichts auf dieser Plattform meldet, dass dieses Ziel erreicht wurde: {goal}.',
  nl: 'Niets op dit platform meldt dat dit doel bereikt is: {goal}.',
  es: 'Nada en esta plataforma avisa de que se haya alcanzado este objetivo: {goal}.',
});
export const unknownWinner = defineProblem('experiment_unknown_winner', 422, {
  en: 'The winner must be one of the variants.',
  de: 'Gewinnen kann nur eine der Varianten.',
  nl: 'De winnaar moet een van de varianten zijn.',
  es: 'El ganador tiene que ser una de las variantes.',
});
export const featureMissing = defineProblem('feature_not_found', 404, {
  en: 'Nobody is asked about this feature any more.',
  de: 'Zu dieser Funktion wird niemand mehr gefragt.',
  nl: 'Over deze functie wordt niets meer gevraagd.',
  es: 'Ya no se pregunta por esta función.',
});
