import { expect, it } from 'vitest';
import { placeOf, sources } from './sources.ts';

it('what pages follow is proven: old state + pushes = a fresh snapshot, by a test with proveResource', () => {
  const declared = sources
    .filter(({ path }) => placeOf(path).part === 'contract' && !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) =[^;]*?\bdefineResource\(/g)].map(([, name]) => ({
        path,
        name: name as string,
      })),
    );
  const tests = sources.filter(({ path }) => /\.test\.tsx?$/.test(path)).map(({ text }) => text);
  const unproven = declared.filter(
    ({ name }) => !tests.some((text) => new RegExp(`proveResource\\(\\s*${name}\\b`).test(text)),
  );
  expect(declared.length).toBeGreaterThan(2);
  expect(unproven.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
