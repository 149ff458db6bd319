import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  deprecated?: string;
  dev?: boolean;
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

test('the lockfile ties every package of every platform to its content and none to a registry', () => {
  const loose = Object.entries(packages)
    // What a package brings along inside itself is tied by its own hash.
    .filter(([path, { integrity, inBundle }]) => path !== '' && !inBundle && !/^sha512-/.test(integrity ?? ''))
    .map(([path]) => path);
  expect(loose, 'run node scripts/complete-lock.mjs').toEqual([]);
  const addressed = Object.values(packages).filter(({ resolved }) => resolved !== undefined);
  expect(addressed, 'set omit-lockfile-registry-resolved when installing').toEqual([]);
});

test('no package is one that its makers have given up', () => {
  const given = Object.entries(packages).filter(
    ([path, { deprecated }]) => deprecated || path.includes('@esbuild-kit/core-utils'),
  );
  expect(given).toEqual([]);
});

test('the dependency list names what runs in production, tied to its content, and nothing that only builds or tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-sbom-'));
  const file = join(folder, 'list.json');
  const run = fileURLToPath(new URL('run.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [run, 'sbom', file]);
  const list = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: { group?: string; name: string; hashes?: object[]; externalReferences?: { type: string }[] }[];
  };
  rmSync(folder, { recursive: true });
  expect(list.bomFormat).toBe('CycloneDX');
  const names = list.components.map(({ group, name }) => (group && !name.startsWith('@') ? `${group}/${name}` : name));
  expect(Object.keys(dependencies).filter((name) => !names.includes(name))).toEqual([]);
  // What a package of production can use when it is there (types of react) is installed with it, and so listed.
  const developmentOnly = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`]?.dev);
  expect(developmentOnly.length).toBeGreaterThan(15);
  expect(developmentOnly.filter((name) => names.includes(name))).toEqual([]);
  const untied = list.components.filter(({ hashes, name }) => !hashes?.length && packages[`node_modules/${name}`]);
  expect(untied.map(({ name }) => name)).toEqual([]);
});

function isFoundFrom(path: string, name: string): boolean {
  for (let from = path; from !== ''; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (`${from}/node_modules/${name}` in packages) return true;
  }
  return `node_modules/${name}` in packages;
}
