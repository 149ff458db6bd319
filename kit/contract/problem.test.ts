import { expect, it } from 'vitest';
import { defineProblem, Problem } from './problem.ts';

const taken = defineProblem('name_taken', 409, {
  de: '{name} ist vergeben.',
  en: '{name} is taken.',
  nl: '{name} is bezet.',
  es: '{name} ya está en uso.',
});

it('a refusal says itself beside its field, in the reader’s language and with its facts', () => {
  const refused = new Problem(taken, { data: { name: 'Vesna' }, field: 'body.name' });
  expect(refused.toBody('de').errors).toEqual([{ field: 'body.name', message: 'Vesna ist vergeben.' }]);
  expect(refused.toBody('es').errors).toEqual([{ field: 'body.name', message: 'Vesna ya está en uso.' }]);
  expect(new Problem(taken).toBody('en')).not.toHaveProperty('errors');
});
