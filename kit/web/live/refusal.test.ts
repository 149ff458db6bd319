import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

it('a refusal is always said: at its field, with the words of the whole where the field has none, or on the form', () => {
  const title = 'A sale ends within sixty days.';
  const whole = refusalOf({ title });
  expect([whole.refusal, whole.errorOf('salePrice')]).toEqual([title, undefined]);
  const named = refusalOf({ title, errors: [{ field: 'body.salePrice', message: '' }] });
  expect([named.refusal, named.errorOf('salePrice'), named.errorOf('price')]).toEqual([null, title, undefined]);
  const worded = refusalOf({ title, errors: [{ field: 'body.title.en', message: 'Too long.' }] });
  expect([worded.refusal, worded.errorOf('title.en')]).toEqual([null, 'Too long.']);
});
