import { defineProblem } from '#kit/contract/problem.ts';

export const nameTaken = defineProblem('name_taken', 409, {
  en: 'This name is taken. Please choose another one.',
  de: 'Dieser Name ist schon vergeben. Bitte wähle einen anderen.',
  nl: 'Deze naam is al bezet. Kies een andere.',
  es: 'Este nombre ya está en uso. Elige otro.',
});
