import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { at, sources } from './sources.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Programs that production starts; the site's own code is inside its build. */
const programs = [
  'apps/server/main.ts',
  'kit/live-media/server/relay-process.ts',
  'kit/live-media/server/stills/still-child.ts',
  'domains/media/server/decode-child.ts',
  'apps/server/verify-books.ts',
  'apps/server/operator-link.ts',
];
/** Only `npm run dev` gets here. */
const developmentOnly = new Set(['apps/server/web/web-app.ts vite']);

const nameOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

test('what a server in production imports stands among the dependencies, not among those for development', () => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<string>();
  const waiting = [...programs];
  const wrong: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const source = byPath.get(path);
    if (!source) throw new Error(`There is no ${path}.`);
    for (const { specifier, target, typeOnly, line } of source.imports) {
      if (typeOnly || target?.endsWith('.css') || specifier.includes('?')) continue;
      if (target !== null) waiting.push(target);
      else if (!specifier.startsWith('node:') && !builtinModules.includes(specifier)) {
        const name = nameOf(specifier);
        if (!(name in dependencies) && !developmentOnly.has(`${path} ${name}`))
          wrong.push(
            `${at(source, line)} imports ${name}, which production does not install: move it to dependencies in package.json, or import it only in tests.`,
          );
      }
    }
  }
  nothingWrong(wrong);
  expect(reached.size).toBeGreaterThan(300);
});
