import { expect, test } from 'vitest';
import { answersTo, replies } from '#demo/cast/index.ts';
import { languageOfText, nameIn, Said } from './speech.ts';

test('a host answers in the language she was written to in', () => {
  expect(languageOfText('Hola Nerina, ¿te gusta el jazz?', 'de')).toBe('es');
  expect(languageOfText('Do you like jazz?', 'es')).toBe('en');
  expect(languageOfText('Magst du Jazz?', 'es')).toBe('de');
  expect(languageOfText('Hou je van jazz?', 'es')).toBe('nl');
  expect(languageOfText('🙂', 'nl')).toBe('nl');
});

test('a host reacts to what is written, also where it begins with a greeting', () => {
  const given = replies('playful', 'en');
  for (const line of answersTo('Hello, do you like jazz?', given)) expect(line).toMatch(/jazz/i);
  expect(answersTo('Good evening, how are you today?', given).join()).toContain('day');
  expect(answersTo('Hello', given).join()).toContain('lovely to have you here');
});

test('a host says nothing twice in an evening, and is silent when all is said', () => {
  let time = 0;
  const said = new Said(() => time);
  const lines = ['one', 'two', 'three'];
  const heard = lines.map(() => said.choose(lines));
  expect(new Set(heard)).toEqual(new Set(lines));
  expect(said.choose(lines)).toBeNull();
  time = 4 * 60 * 60_000;
  expect(said.choose(lines)).not.toBeNull();
});

test('a host calls a guest without a name as the site does in that language', () => {
  expect(nameIn('de', 'Guest100067')).toBe('Gast 100067');
  expect(nameIn('es', 'Guest100067')).toBe('Invitado 100067');
  expect(nameIn('nl', 'kaminfeuer')).toBe('kaminfeuer');
});
