import { defineProblem } from '#kit/contract/problem.ts';

export const callNeedsPrice = defineProblem('call_needs_price', 422, {
  en: 'Please say first what a minute costs.',
  de: 'Bitte leg zuerst fest, was eine Minute kostet.',
  nl: 'Zeg eerst wat een minuut kost.',
  es: 'Indica primero cuánto cuesta un minuto.',
});
