import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { at, sources } from './sources.ts';

const root = join(import.meta.dirname, '..');
/** Files that React Router writes. */
const generated = /\/\+types\//;

it('imports name the file with its ending, as Node resolves them', () => {
  const known = new Set(sources.map(({ path }) => path));
  const isFile = (path: string): boolean =>
    known.has(path) || generated.test(path) || (existsSync(join(root, path)) && statSync(join(root, path)).isFile());
  nothingWrong(
    sources.flatMap((source) =>
      source.imports
        .filter(({ target }) => target !== null && !isFile(target.replace(/\?.*$/, '')))
        .map(({ specifier, line }) => `${at(source, line)} imports "${specifier}": name the file, with its ending.`),
    ),
  );
});
