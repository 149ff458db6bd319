import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { whyNotLoaded } from './load-domains.ts';

const root = mkdtempSync(join(tmpdir(), 'vesper-halves-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const script = `
  const { loadDomains } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'load-domains.ts')).href)});
  const said = await loadDomains(process.argv[1], process.argv[2]).then(JSON.stringify, ({ stack }) => stack);
  process.stdout.write(said);
`;

/** A site with one domain whose `web/index.ts` says this; answers what is said when Node loads it, as a build does. */
function said(name: string, text: string): string {
  mkdirSync(join(root, `domains/${name}/web`), { recursive: true });
  writeFileSync(join(root, `domains/${name}/web/index.ts`), text);
  writeFileSync(join(root, `${name}.ts`), `export { web } from './domains/${name}/web/index.ts';\n`);
  return execFileSync(process.execPath, ['--input-type=module', '-e', script, root, `${name}.ts`], {
    encoding: 'utf8',
  });
}

it('loads the web halves of a list', () => {
  expect(said('sound', 'export const web = { name: "sound" };')).toBe('[{"name":"sound"}]');
});

it('a half that does not load gives one sentence with its domain and file', () => {
  expect(said('broken', 'export const web = {')).toMatch(
    /^The web half of the domain broken does not load: domains\/broken\/web\/index\.ts, line 1: [^\n]+$/,
  );
  expect(said('missing', "export { web } from './routes.ts';")).toBe(
    'The web half of the domain missing does not load: domains/missing/web/index.ts: it imports domains/missing/web/routes.ts, which is not there',
  );
  expect(said('failing', "export const web = (() => {\n  throw new Error('No page has this id.');\n})();")).toMatch(
    /^The web half of the domain failing does not load: domains\/failing\/web\/index\.ts, line 2: No page has this id\.$/,
  );
});

it('an error without a place names the list', () => {
  const error = Object.assign(new Error('Out of memory'), { stack: '' });
  expect(whyNotLoaded(error, root, 'list.ts')).toBe('The list list.ts does not load: list.ts: Out of memory');
});
