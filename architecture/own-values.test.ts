import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { sources } from './sources.ts';

const declared = /(\w+)\??: (?:Readonly<|Partial<)*Record<string, /g;
/** `record[name]`, unless it is being written. */
const reads = /(?:\b|\.)(\w+)\)?(?:\?\.)?\[[a-zA-Z_][^\]'"]*\](?! = )/g;
const readsOfCasts = /as (?:Readonly<)?Record<string, [^\n)]*\)\[\w[^\]]*\]/g;

const isServer = (path: string): boolean =>
  path.endsWith('.ts') &&
  !path.endsWith('.test.ts') &&
  /^(?:domains\/\w+\/(?:server|contract)|apps\/server|kit\/(?!ui|testing))\//.test(path) &&
  // These go through shapes the contract itself has named.
  !/^kit\/(?:web\/browser-schemas|contract\/(?:openapi|client|reference)|records\/)/.test(path);

it('server code reads a record by a name somebody sent only through ownValue: __proto__ is nobody’s row', () => {
  const found = sources
    .filter(({ path }) => isServer(path))
    .flatMap(({ path, text }) => {
      const records = new Set([...text.matchAll(declared)].map(([, name]) => name));
      const read = [...text.matchAll(reads)].filter(([, name]) => records.has(name)).map(([written]) => written);
      return [...read, ...(text.match(readsOfCasts) ?? [])].map(
        (written) =>
          `${path} reads a record by a name that somebody may have sent: ${written}. Use ownValue of #kit/records/own-value.ts.`,
      );
    });
  nothingWrong(found);
});
