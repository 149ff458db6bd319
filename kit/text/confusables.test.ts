import { expect, test } from 'vitest';
import { mixesScripts, skeletonOf } from './confusables.ts';

test.each([
  ['Nerina', 'Nerinа'],
  ['Nerina', 'NERINA'],
  ['Nerina', 'Ne​rina'],
  ['Nerina', 'Nerína'],
  ['Nerina', 'N.e.r.i.n.a'],
  ['Nerina', 'Νеrіnа'],
  ['Nerina', '𝓝𝓮𝓻𝓲𝓷𝓪'],
  ['Nerina', 'Ｎｅｒｉｎａ'],
  ['Nerina', 'Nerlna'],
  ['Mila', 'MiIa'],
  ['Lola', 'L0la'],
  ['Emma', 'Ernrna'],
  ['Nerina', 'ɴᴇʀɪɴᴀ'],
  ['Bolke', 'ʙoʟᴋᴇ'],
])('%s and %s look alike', (name, imitation) => {
  expect(skeletonOf(imitation)).toBe(skeletonOf(name));
});

test.each([
  ['Nerina', 'Marina'],
  ['Anna', 'Hanna'],
  ['Vega1', 'Vega2'],
  ['Bert 7', 'Bert 77'],
  ['Müller', 'Möller'],
  ['Zoë', 'Zora'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test('scripts are mixed as languages do it, or refused', () => {
  for (const name of ['Zoë', 'Νίκος', 'Олена 77', '山田はな', 'Kim 지우', 'محمد', "O'Neil", 'Łucja', 'Ĳsbrand'])
    expect(mixesScripts(name), name).toBe(false);
  for (const name of ['Vеsper', 'аdmin', 'Nerinа', 'Lenα', 'Pауl', 'Оlga', 'Zoя'])
    expect(mixesScripts(name), name).toBe(true);
});
