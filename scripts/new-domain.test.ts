import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { finish, newDomain } from './new-domain.ts';
import { copyOfRepository, root } from './testing/copy.ts';

const { path: copy, remove } = copyOfRepository();
afterAll(remove);

/** What the architecture tests of the copy complain about; nothing when they pass. */
const complaints = (): string => {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=architecture'];
  try {
    execFileSync(process.execPath, vitest, { cwd: copy, stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    return `${stdout}${stderr}`;
  }
};

/** What the domain publishes. */
const published = (file: string): string =>
  readFileSync(join(copy, 'domains/paper-planes/contract/published', file), 'utf8');

/** What other domains publish, where it reads differently for the new one. */
const filesThatDiffer = (): string[] =>
  globSync('{kit,domains/*}/contract/published/*', { cwd: root }).filter(
    (file) => readFileSync(join(copy, file), 'utf8') !== readFileSync(join(root, file), 'utf8'),
  );

/** What the check before a start says about these settings. */
const checkedSettings = (env: Record<string, string>): string =>
  spawnSync(process.execPath, ['scripts/check-config.ts'], { cwd: copy, env, encoding: 'utf8' }).stderr;

describe('a new domain', () => {
  it('passes format, lint and the rules of the platform as it is written', { timeout: 120_000 }, () => {
    const files = newDomain(copy, 'paper-planes');
    finish(copy, 'paper-planes', files);
    expect(files).toContain('domains/paper-planes/server/give-entry.test.ts');
    expect(existsSync(join(copy, 'domains/paper-planes/server/migrations/0000_init.sql'))).toBe(true);
    expect(published('query.graphql')).toContain('paperPlanesEntries(');
    // What operators can set about it is described, and looked at before a start.
    expect(published('settings.md')).toContain('| `PAPER_PLANES_PRICE` | `200` |');
    expect(checkedSettings({ PAPER_PLANES_PRICE: 'dear' })).toContain('PAPER_PLANES_PRICE: ');
    expect(published('personal-data.md')).toContain('`paper_planes.entries`');
    expect(filesThatDiffer()).toEqual([]);
    expect(complaints()).toBe('');
  });

  it('is refused under a name that is none or is taken, or in a tier there is not, and nothing is written', () => {
    expect(() => newDomain(copy, 'Gift Cards')).toThrow('lower-case words');
    expect(() => newDomain(copy, 'ledger')).toThrow('already');
    expect(() => newDomain(copy, 'polls', 'attic')).toThrow('engagement, operations');
    expect(() => newDomain(copy, 'polls', 'money')).toThrow('lower its tier in edges.json');
    expect(existsSync(join(copy, 'domains/polls'))).toBe(false);
  });
});
