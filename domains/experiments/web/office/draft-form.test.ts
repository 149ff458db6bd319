import { expect, it } from 'vitest';
import { readDraft } from './draft-form.tsx';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  const all = {
    ...{ key: 'signUpWords', name: 'Words', audience: 'anyone', goal: 'signUp', plannedPerVariant: '1 000' },
    ...{ value0: 'long', 'variants.0.weight': ' 50 ', value1: 'short', 'variants.1.weight': '50' },
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
};

it('weights and plans are read as people type them', () => {
  expect(readDraft(form({}), 'en')).toMatchObject({
    ok: true,
    data: { plannedPerVariant: 1000, variants: [{ weight: 50 }, { value: 'short', weight: 50 }] },
  });
});

it.each([
  ['variants.1.weight', ''],
  ['variants.1.weight', 'half'],
  ['variants.0.weight', '0x10'],
  ['plannedPerVariant', '1e3'],
])('%s of %j is refused at its field and becomes no number', (name, text) => {
  const read = readDraft(form({ [name]: text }), 'nl');
  expect(read.ok ? [] : read.problem.errors?.map(({ field }) => field)).toEqual([`body.${name}`]);
});

it('a variant without a name is none, whatever its weight', () => {
  const read = readDraft(form({ value2: '', 'variants.2.weight': '?' }), 'en');
  expect(read).toMatchObject({ ok: true, data: { variants: [{}, {}] } });
});
