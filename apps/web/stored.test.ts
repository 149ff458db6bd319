import { globSync, readFileSync } from 'node:fs';
import { filled } from 'virtual:slots/device.stored';
import { expect, test } from 'vitest';
import type { storedItems } from '#kit/web/frame-slots.ts';
import { fillingsOf } from '#kit/web/slots.ts';
import { storedKey } from '#kit/web/storage.ts';

const stored = fillingsOf<typeof storedItems>(filled).flatMap(({ value }) => value);

const sources = globSync(['apps/**/*.{ts,tsx}', 'domains/**/*.{ts,tsx}', 'kit/**/*.{ts,tsx}']).filter(
  (path) => !/\.test\.tsx?$|\/testing\/|^kit\/live-media\//.test(path),
);
const read = (path: string): string => readFileSync(path, 'utf8');

/** The only file that touches the device's storage itself. */
const storageModule = 'kit/web/storage-places.ts';

test('nobody stores anything on a device past the declared items', () => {
  const past = sources.filter(
    (path) =>
      path !== storageModule && /\b(?:localStorage|sessionStorage|document\.cookie\s*=|indexedDB)\b/.test(read(path)),
  );
  expect(past.map((path) => `${path}: declare it with storedItem and use readStored and writeStored.`)).toEqual([]);
});

test('every declared item stands in the list the consent dialog is made from', () => {
  const names = new Set(stored.map(({ name }) => name));
  const missing = sources.flatMap((path) =>
    path === 'kit/web/storage.ts'
      ? []
      : [...read(path).matchAll(/storedItem(?:<[^(]*>)?\(\{\s*name: '([^']+)'/g)]
          .filter(([, name]) => !names.has(name as string))
          .map(
            ([, name]) =>
              `${path} declares '${name}': put it into a file that its manifest (web/index.ts) names for storedItems.`,
          ),
  );
  expect(missing).toEqual([]);
});

test('every cookie a use case sets is in the list', () => {
  const named = new Map(
    sources.flatMap((path) =>
      [...read(path).matchAll(/export const (\w+[cC]ookie) = '([^']+)'/g)].map(([, key, name]) => [key, name] as const),
    ),
  );
  const set = sources.flatMap((path) =>
    /\/server\//.test(path) ? [...read(path).matchAll(/cookies\.set\((\w+)/g)].map(([, key]) => key as string) : [],
  );
  expect(set.length).toBeGreaterThan(2);
  const names = new Set(stored.flatMap((item) => [item.name, storedKey(item)]));
  expect(set.filter((key) => !names.has(named.get(key) ?? ''))).toEqual([]);
});

test('no two items share a key, and what is optional says so in front', () => {
  const keys = stored.map((item) => `${item.place} ${storedKey(item)}`);
  expect(new Set(keys).size).toBe(keys.length);
  const optional = stored.filter(({ category }) => category !== 'necessary');
  expect(optional.every((item) => storedKey(item).startsWith(`${item.category}.`))).toBe(true);
});
