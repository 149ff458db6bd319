import { describe, expect, it } from 'vitest';
import { readForm } from '#kit/forms/read-form.ts';
import { languages } from '#kit/i18n/language.ts';
import { shareForm } from './share-form.tsx';

const read = (percent: string) =>
  readForm(shareForm, { seller: ['7'], percent: [percent], reason: ['Agreed on'] }, 'de');

describe('the share an operator types', () => {
  it.each([
    ['60', 60],
    ['60 %', 60],
    ['60\u00a0%', 60],
    ['62,0', 62],
    ['٦٠ ٪', 60],
    ['６０％', 60],
  ])('%j is %d per cent', (typed, percent) => {
    expect(read(typed)).toMatchObject({ body: { percent } });
  });

  it.each(['62,5', '62.5 %', 'sixty', '60 €', '-5', '6 0', '1e2', '0x10', 'NaN', '101'])(
    '%j is refused at its field and never lifts the earlier rule',
    (typed) => {
      expect(read(typed)).toMatchObject({ errors: [{ field: 'body.percent' }] });
    },
  );

  it('nothing at all, and only that, lifts the earlier rule', () => {
    expect(read('')).toMatchObject({ body: { percent: null } });
    expect(read('  ')).toMatchObject({ body: { percent: null } });
  });

  it('is refused in the language of whoever reads it', () => {
    const said = languages.map((language) => readForm(shareForm, { percent: ['62,5'] }, language));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(languages.length);
  });
});
