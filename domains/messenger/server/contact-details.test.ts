import { expect, it } from 'vitest';
import { holdsContactDetails, patternOf } from './contact-details.ts';
import { platformLists } from './contact-lists.ts';

const words = patternOf(Object.values(platformLists).flatMap(({ contact, payment }) => [...contact, ...payment]));

it.each([
  ['my mail is anna.b (at) example (dot) com', true],
  ['schreib mir auf WhatsApp', true],
  ['mijn rekeningnummer is', true],
  ['págame por bizum', true],
  ['write me at t.me/anna', true],
  ['look at https://example.org/rain?x=1', false],
  ['０１７１ ２３４５６７８', true],
  ['+49 171 2345678', true],
  ['let us meet at 20:30 on 12.05.2026', false],
  ['I was born in 1980 and have 3 cats', false],
  ['200 coins for a song? 100 will do', false],
  ['signal me when you are there', false],
  ['dame tu telefono, mi telefono es nuevo', true],
  ['met een overschrijving, goed?', true],
  ['W h a t s App me', true],
  ['Hi @vesna. How are you?', false],
  ['2026-12-24', false],
  ['100 200 300', false],
  ['0171.234.56.78', true],
  ['Nul zes een twee drie vier vijf zes', true],
  ['my favourite book is about kikimoras', false],
])('"%s" names a way outside: %s', (text, is) => expect(holdsContactDetails(text, words)).toBe(is));
