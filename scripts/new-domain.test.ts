import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { aboutPerformers, optionNames, read } from './new-domain/options.ts';
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
  it('is written with all it can begin with, published, and changes nothing of others', { timeout: 300_000 }, () => {
    const files = newDomain(
      copy,
      'paper-planes',
      optionNames.filter((name) => name !== 'guest-only'),
    );
    finish(copy, 'paper-planes', files);
    expect(files).toContain('domains/paper-planes/server/give-entry.test.ts');
    expect(existsSync(join(copy, 'domains/paper-planes/server/migrations/0000_init.sql'))).toBe(true);
    expect(published('query.graphql')).toContain('paperPlanesEntries(');
    // What operators can set about it is described, and looked at before a start.
    expect(published('settings.md')).toContain('| `PAPER_PLANES_PRICE` | `200` |');
    expect(checkedSettings({ PAPER_PLANES_PRICE: 'a lot' })).toContain('PAPER_PLANES_PRICE: ');
    expect(published('personal-data.md')).toContain('`paper_planes.entries`');
    expect(filesThatDiffer()).toEqual([]);
  });

  it('for guests alone has no profile tab and no edge to performers', { timeout: 300_000 }, () => {
    const files = newDomain(copy, 'diaries', ['guest-only', 'list', 'resource', 'sale']);
    finish(copy, 'diaries', files);
    const { may } = JSON.parse(readFileSync(join(copy, 'domains/diaries/edges.json'), 'utf8')) as { may: string[] };
    expect(may).toEqual(['guest', 'ledger', 'sales']);
    for (const file of files) expect(readFileSync(join(copy, file), 'utf8'), file).not.toMatch(/[aA]ctorId|profileTab/);
    for (const name of aboutPerformers)
      expect(() => newDomain(copy, 'raffles', ['guest-only', name])).toThrow(`leave out --${name}, or --guest-only`);
    expect(existsSync(join(copy, 'domains/raffles'))).toBe(false);
  });

  it('passes format, lint and the rules of the platform as it is written, with everything and for guests alone', () => {
    expect(complaints()).toBe('');
  }, 300_000);

  it('is refused under a name that is none or is taken, or in a tier there is not, and nothing is written', () => {
    expect(() => newDomain(copy, 'Gift Cards', [])).toThrow('lower-case words');
    expect(() => newDomain(copy, 'ledger', [])).toThrow('already');
    expect(() => newDomain(copy, 'raffles', [], 'attic')).toThrow('engagement, operations');
    expect(() => newDomain(copy, 'raffles', [], 'money')).toThrow('lower its tier in edges.json');
    expect(existsSync(join(copy, 'domains/raffles'))).toBe(false);
  });

  it('is asked for with the options it begins with, whether npm hands them on or keeps them for itself', () => {
    expect(read(['raffles', '--list', '--home-block'], {})).toMatchObject({
      name: 'raffles',
      chosen: ['list', 'home-block'],
    });
    expect(read(['raffles'], { npm_config_account_page: 'true' })).toMatchObject({ chosen: ['account-page'] });
    expect(read(['raffles', '--bare'], {})).toMatchObject({ chosen: [] });
    expect(read(['raffles', '--tier=operations'], {})).toMatchObject({ chosen: null, tier: 'operations' });
    expect(() => read(['raffles', '--wings'], {})).toThrow('no option --wings');
  });

  it('asks at a terminal, and elsewhere says what there is to choose from', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/new-domain.ts', 'raffles'], {
      cwd: copy,
      env: {},
      input: '',
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const name of optionNames) expect(stderr).toContain(`--${name}`);
  });

  it.each([[], ...optionNames.map((name) => [name])])('begins with %s and holds nothing of the others', (...chosen) => {
    const name = `only-${chosen[0] ?? 'nothing'}`;
    const files = newDomain(copy, name, chosen);
    const has = (file: string): boolean => files.includes(`domains/${name}/${file}`);
    expect(has('server/mails.ts')).toBe(chosen.includes('mail'));
    expect(has('contract/transfers.ts')).toBe(chosen.includes('sale'));
    expect(has('web/office/routes/all.tsx')).toBe(chosen.includes('office') || chosen.includes('list'));
    expect(has('web/guest/routes/given.tsx')).toBe(chosen.includes('account-page'));
    expect(has('web/guest/routes/of-actor.tsx')).toBe(!chosen.includes('guest-only'));
    for (const file of files.filter((one) => one.startsWith(`domains/${name}/`))) {
      const text = readFileSync(join(copy, file), 'utf8');
      expect(text, file).not.toMatch(/^\s*\/\/(?:only|if|else|end)\b|@\w+@/m);
      if (/\.tsx?$/.test(file)) expect(parseSync(file, text).errors, file).toEqual([]);
    }
  });
});
