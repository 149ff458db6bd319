import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Language } from '#kit/contract/access.ts';
import { fieldSentence } from './field-sentences.ts';

const said = (schema: z.ZodType, value: unknown, language: Language = 'de') =>
  schema.safeParse(value, { error: fieldSentence(language) }).error?.issues.map(({ message }) => message);

test('a refused field says the way out, in words people use', () => {
  const name = z.string().min(3).max(4000);
  expect(said(name, undefined)).toEqual(['Bitte fülle dieses Feld aus.']);
  expect(said(name, '')).toEqual(['Bitte fülle dieses Feld aus.']);
  expect(said(name, 'ab')).toEqual(['Mindestens 3\u00a0Zeichen.']);
  expect(said(name, 'a'.repeat(4001))).toEqual(['Höchstens 4.000\u00a0Zeichen.']);
  expect(said(name, 7)).toEqual(['Hier muss ein Text stehen.']);
  expect(said(z.email(), 'vesna')).toEqual(['Bitte gib eine E-Mail-Adresse wie name@example.com ein.']);
  expect(said(z.int().min(1).max(5), 6)).toEqual(['Höchstens 5.']);
  expect(said(z.int(), 1.5)).toEqual(['Hier muss eine ganze Zahl stehen.']);
  expect(said(z.number().gt(0), 0)).toEqual(['Mehr als 0.']);
  expect(said(z.array(z.string()).max(1), ['a', 'b'])).toEqual(['Höchstens 1\u00a0Eintrag.']);
  expect(said(z.enum(['F', 'M']), 'X')).toEqual(['Möglich ist: F, M.']);
  expect(said(z.record(z.string(), z.string()), 'x')).toEqual(['Hier muss ein Objekt stehen.']);
  expect(said(z.object({}), [])).toEqual(['Hier muss ein Objekt stehen.']);
  expect(said(z.date(), 'x')).toEqual(['Das passt hier nicht.']);
  expect(said(z.strictObject({}), { extra: 1 })).toEqual(['Diese Angaben kennen wir nicht: extra.']);
  expect(said(z.string().regex(/^a$/), 'b')).toEqual(['Das hat noch nicht die richtige Form.']);
});

test('it speaks the language of whoever asked', () => {
  const few = z.string().min(2);
  expect(said(few, 'a', 'en')).toEqual(['At least 2\u00a0characters.']);
  expect(said(few, 'a', 'nl')).toEqual(['Minstens 2\u00a0tekens.']);
  expect(said(few, 'a', 'es')).toEqual(['Como mínimo 2\u00a0caracteres.']);
});

test('a rule of our own brings its words, in each language', () => {
  const words = { de: 'Nur b.', en: 'Only b.', nl: 'Alleen b.', es: 'Solo b.' };
  const onlyB = z.string().refine((text) => text === 'b', { params: { words } });
  expect(said(onlyB, 'a')).toEqual(['Nur b.']);
  expect(said(onlyB, 'a', 'es')).toEqual(['Solo b.']);
  expect(
    said(
      z.string().refine((text) => text === 'b', 'must be b'),
      'a',
    ),
  ).toEqual(['must be b']);
});
