import { defineProblem } from '#kit/contract/problem.ts';

export const noCancellationOffer = defineProblem('no_cancellation_offer', 409, {
  en: 'There is no offer for you at the moment.',
  de: 'Im Moment gibt es kein Angebot für dich.',
  nl: 'Er is op dit moment geen aanbod voor je.',
  es: 'En este momento no hay ninguna oferta para ti.',
});
