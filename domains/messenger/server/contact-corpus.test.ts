import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { development, proof } from '../testing/contact-corpus/index.ts';
import { holdsContactDetails, patternOf } from './contact-details.ts';
import { platformLists } from './contact-lists.ts';

const words = patternOf(Object.values(platformLists).flatMap(({ contact, payment }) => [...contact, ...payment]));
const refusedOf = (texts: readonly string[]): string[] => texts.filter((text) => holdsContactDetails(text, words));

it('the filter refuses no harmless sentence it was developed on, and catches every forbidden one', () => {
  expect(refusedOf(development.harmless)).toEqual([]);
  const caught = new Set(refusedOf(development.forbidden));
  expect(development.forbidden.filter((text) => !caught.has(text))).toEqual([]);
});

it('of the other half at most one in a hundred harmless sentences is refused and nineteen of twenty forbidden are caught, as docs say', () => {
  const [refused, caught] = [refusedOf(proof.harmless).length, refusedOf(proof.forbidden).length];
  expect(refused / proof.harmless.length).toBeLessThanOrEqual(0.01);
  expect(caught / proof.forbidden.length).toBeGreaterThanOrEqual(0.95);
  const figures = `| ${refused} of ${proof.harmless.length} | ${caught} of ${proof.forbidden.length} |`;
  expect(readFileSync('docs/contact-filter.md', 'utf8')).toContain(figures);
});

it.each([
  '1 '.repeat(1_000),
  'a.'.repeat(1_000),
  'oneone'.repeat(300),
  `${'a'.repeat(2_000)}@`,
  'at '.repeat(700),
  'pay me '.repeat(300),
  '0 und '.repeat(330),
  '0,1 '.repeat(500),
  'www.a'.repeat(400),
  '@anna_'.repeat(330),
  'a-'.repeat(1_000),
  'my steam '.repeat(220),
  '0a'.repeat(1_000),
  '01x1'.repeat(500),
  `${'a dot '.repeat(330)}`,
])('no message takes long to look through', (text) => {
  const began = process.cpuUsage();
  holdsContactDetails(text, words);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(100);
});
