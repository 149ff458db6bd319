import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { contractFiles } from '#apps/server/contract-files.ts';
import { nothingWrong } from './nothing-wrong.ts';

const read = (name: string): string => {
  try {
    return readFileSync(join(import.meta.dirname, '../docs/contract', name), 'utf8');
  } catch {
    return '';
  }
};

it('the published contract is what the code says: run npm run generate after a change of the contract', async () => {
  const files = await contractFiles();
  const stale = Object.entries(files).filter(([name, text]) => read(name) !== text);
  nothingWrong(stale.map(([name]) => `docs/contract/${name} is not what the code says: run npm run generate.`));
});
