import { expect, it } from 'vitest';
import { exitCodes } from '../../contract/index.ts';
import { exitGroup } from './exit-words.ts';

it('every way a chat can end is told in words', () => {
  const untold = Object.values(exitCodes).filter(({ code }) => exitGroup(code) === 'other');
  expect(untold.map(({ name }) => name)).toEqual([]);
});

it('a guest is told apart: out of coins, removed, not answered, gone private', () => {
  expect(exitGroup(501)).toBe('noMoney');
  expect(exitGroup(201)).toBe('kicked');
  expect(exitGroup(199)).toBe('unanswered');
  expect(exitGroup(909)).toBe('declined');
  expect(exitGroup(904)).toBe('private');
  expect(exitGroup(405)).toBe('age');
  expect(exitGroup(601)).toBe('age');
  expect(exitGroup(12345)).toBe('other');
});
