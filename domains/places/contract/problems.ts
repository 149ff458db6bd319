import { defineProblem } from '#kit/contract/problem.ts';

export const zipUnknown = defineProblem('zip_unknown', 404, {
  en: 'We do not know this zip code.',
  de: 'Diese Postleitzahl kennen wir nicht.',
  nl: 'Deze postcode kennen we niet.',
  es: 'No conocemos este código postal.',
});
