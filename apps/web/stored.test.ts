import { globSync, readFileSync } from 'node:fs';
import { filled } from 'virtual:slots/device.stored';
import { expect, test } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { storedKey } from '#kit/web/device/storage.ts';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';

const stored = fillingsOf<typeof storedItems>(filled).flatMap(({ value }) => value);

const sources = globSync(['apps/**/*.{ts,tsx}', 'domains/**/*.{ts,tsx}', 'kit/**/*.{ts,tsx}']).filter(
  (path) => !/\.test\.tsx?$|\/testing\/|^kit\/live-media\//.test(path),
);
const read = (path: string): string => readFileSync(path, 'utf8');

/** What touches the device's storage itself: the one module, and a database that the service worker reads too; it is declared as `vx`. */
const storageModules = ['kit/web/device/storage-places.ts', 'domains/web-push/web/state/token-store.ts'];

test('nobody stores anything on a device past the declared items', () => {
  const past = sources.filter(
    (path) =>
      !storageModules.includes(path) &&
      /\b(?:localStorage|sessionStorage|document\.cookie\s*=|indexedDB)\b/.test(read(path)),
  );
  nothingWrong(
    past.map((path) => `${path} stores on the device: declare it with storedItem and use readStored and writeStored.`),
  );
});

test('every declared item stands in the list the consent dialog is made from', () => {
  const names = new Set(stored.map(({ name }) => name));
  const missing = sources.flatMap((path) =>
    path === 'kit/web/device/storage.ts'
      ? []
      : [...read(path).matchAll(/storedItem(?:<[^(]*>)?\(\{\s*name: '([^']+)'/g)]
          .filter(([, name]) => !names.has(name as string))
          .map(
            ([, name]) =>
              `${path} declares '${name}': put it into a file that its manifest (web/index.ts) names for storedItems.`,
          ),
  );
  nothingWrong(missing);
});

test('every cookie a use case sets is in the list', () => {
  const named = new Map(
    sources.flatMap((path) =>
      [...read(path).matchAll(/export const (\w+[cC]ookie) = '([^']+)'/g)].map(([, key, name]) => [key, name] as const),
    ),
  );
  const set = sources.flatMap((path) =>
    /\/server\//.test(path)
      ? [...read(path).matchAll(/cookies\.set\((\w+)/g)].map(([, key]) => ({ path, key: key as string }))
      : [],
  );
  expect(set.length).toBeGreaterThan(2);
  const names = new Set(stored.flatMap((item) => [item.name, storedKey(item)]));
  nothingWrong(
    set
      .filter(({ key }) => !names.has(named.get(key) ?? ''))
      .map(
        ({ path, key }) =>
          `${path} sets the cookie ${key}: declare it as a storedItem in a file that the manifest (web/index.ts) names for storedItems.`,
      ),
  );
});

test('no two items share a key, and what is optional says so in front', () => {
  const keys = stored.map((item) => `${item.place} ${storedKey(item)}`);
  nothingWrong(
    keys
      .filter((key, index) => keys.indexOf(key) !== index)
      .map((key) => `Two storedItem share the place and key ${key}: name one differently.`),
  );
  const optional = stored.filter(({ category }) => category !== 'necessary');
  nothingWrong(
    optional
      .filter((item) => !storedKey(item).startsWith(`${item.category}.`))
      .map((item) => `The storedItem ${item.name} is optional: its key begins with ${item.category}.`),
  );
});
