import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { finish, newDomain } from './new-domain.ts';

const root = dirname(import.meta.dirname);
const copy = mkdtempSync(join(tmpdir(), 'vesper-new-domain-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const outside = /(^|\/)(node_modules|build|data|out|test-results|\.git|\.react-router|\.cache)$/;
cpSync(root, copy, { recursive: true, filter: (path) => !outside.test(path.replaceAll('\\', '/')) });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

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

describe('a new domain', () => {
  it('passes format, lint and the rules of the house as it is written', { timeout: 120_000 }, () => {
    const files = newDomain(copy, 'paper-planes');
    finish(copy, 'paper-planes', files);
    expect(files).toContain('domains/paper-planes/server/give-entry.test.ts');
    expect(existsSync(join(copy, 'domains/paper-planes/server/migrations/0000_init.sql'))).toBe(true);
    expect(readFileSync(join(copy, 'docs/contract/query.graphql'), 'utf8')).toContain('paperPlanesEntries(');
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
