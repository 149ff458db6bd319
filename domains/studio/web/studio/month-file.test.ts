import { expect, it } from 'vitest';
import { monthFile } from './month-file.ts';

const days = [
  { day: '2026-11-02', kind: 'tip', count: 2, amount: 1_050 },
  { day: '2026-11-03', kind: 'tipRefund', count: 1, amount: -250 },
];
const word = (key: string) => key.replace(/^.*\./, '');
const linesIn = (language: 'de' | 'en') =>
  monthFile(days, { language, word, nameOf: (kind) => kind })
    .trim()
    .split('\r\n')
    .slice(1);

it('what was given back is a number below zero, with the separators of the reader', () => {
  expect(linesIn('en')).toEqual(['2026-11-02,tip,2,10.5,2.63', '2026-11-03,tipRefund,1,-2.5,-0.63']);
  expect(linesIn('de')).toEqual(['2026-11-02;tip;2;10,5;2,63', '2026-11-03;tipRefund;1;-2,5;-0,63']);
});
