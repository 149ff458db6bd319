import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '#kit/i18n/language.ts';

/** JavaScript a first visit of the homepage may load, in bytes after gzip. */
const budget = 150 * 1024;

const client = 'build/client';

interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<
    Record<string, { readonly module: string; readonly imports?: readonly string[] } | undefined>
  >;
}

/** The manifest React Router gives the browser: which modules a route needs. */
function manifest(): Manifest {
  if (!existsSync('build/server/index.js')) throw new Error('This test reads the built site: npm run build first.');
  const server = readFileSync('build/server/index.js', 'utf8');
  const url = /\/assets\/manifest-[\w-]+\.js/.exec(server)?.[0];
  const script = readFileSync(`${client}${url}`, 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}

/** A module and everything it imports statically. */
function closure(start: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(`${client}${file}`, 'utf8');
    const imports = [...code.matchAll(/(?:^|[;}\n])\s*(?:import|export)[^'"()]*?["']\.\/([\w.-]+\.js)["']/g)];
    queue.push(...imports.map(([, name]) => `/assets/${name}`));
  }
  return seen;
}

test.each(languages)('the homepage loads at most 150 KB of JavaScript (%s)', (language) => {
  const { entry, routes } = manifest();
  const words = JSON.parse(readFileSync(`${client}/messages.json`, 'utf8')) as Record<string, string>;
  const needed = ['root', `${language}.guest`, `${language}.performers.home`].map((id) => routes[id]);
  const start = [entry, ...needed].flatMap((part) => (part ? [part.module, ...(part.imports ?? [])] : []));
  expect(needed).not.toContain(undefined);
  const files = [...closure([...start, words[`${language}/guest`] ?? ''].filter((file) => file !== ''))];
  const sizes = files
    .map((file) => ({ file, bytes: gzipSync(readFileSync(`${client}${file}`), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = sizes.map(({ file, bytes }) => `${(bytes / 1024).toFixed(1)} KB ${file}`).join('\n');
  expect(
    total,
    `${(total / 1024).toFixed(1)} KB; load later what the first look does not need:\n${list}`,
  ).toBeLessThanOrEqual(budget);
});
