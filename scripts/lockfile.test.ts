import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  optionalDependencies?: object;
};

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Package>;
};

test('the lockfile names the optional packages of every platform, or npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFoundFrom(path, name)),
  );
  expect(missing, 'run node scripts/complete-lock.mjs after npm install').toEqual([]);
});

test('the lockfile ties every package of this platform to its content and none to a registry', () => {
  const loose = Object.entries(packages).filter(
    ([path, { integrity, optional }]) => path !== '' && !optional && !integrity,
  );
  expect(loose).toEqual([]);
  const addressed = Object.values(packages).filter(({ resolved }) => resolved !== undefined);
  expect(addressed, 'set omit-lockfile-registry-resolved when installing').toEqual([]);
});

function isFoundFrom(path: string, name: string): boolean {
  for (let from = path; from !== ''; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (`${from}/node_modules/${name}` in packages) return true;
  }
  return `node_modules/${name}` in packages;
}
