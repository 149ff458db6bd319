import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedFiles, publishedFolder } from '#apps/server/published.ts';
import { nothingWrong } from './nothing-wrong.ts';

it('what each domain publishes is what its code says: run npm run generate after a change of the contract', async () => {
  const files = await publishedFiles();
  const stale = Object.entries(files).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  const left = globSync(`{kit,domains/*}/${publishedFolder}/*`).filter(
    (path) => !Object.hasOwn(files, path.replaceAll('\\', '/')),
  );
  nothingWrong([
    ...stale.map(([path]) => `${path} is not what the code says: run npm run generate.`),
    ...left.map((path) => `${path} is published no longer: run npm run generate.`),
  ]);
  expect(Object.keys(files).length).toBeGreaterThan(60);
});
