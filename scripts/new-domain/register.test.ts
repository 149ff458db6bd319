import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { namesOf } from './names.ts';
import { register } from './register.ts';

const root = dirname(dirname(import.meta.dirname));
const lists = ['apps/server/domain-list.ts', 'apps/web/domain-list.ts'];
const folder = mkdtempSync(join(tmpdir(), 'vesper-lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]): void => {
  const who = ['-c', 'user.name=A tester', '-c', 'user.email=tester@vesper.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
};
const domainsIn = (file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/'#domains\/([\w-]+)\//g)].map(([, name]) => name as string);

it('two branches that each add a domain merge without a conflict, neighbours in the list as well', () => {
  for (const file of ['.gitattributes', ...lists]) cpSync(join(root, file), join(folder, file), { recursive: true });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'The lists');
  for (const name of ['paper-boats', 'paper-planes']) {
    git('checkout', '-q', '-b', name, 'main');
    register(folder, namesOf(name));
    git('commit', '-qam', `A domain ${name}`);
  }
  git('merge', '-q', '--no-edit', 'paper-boats');
  for (const file of lists) expect(domainsIn(file)).toEqual(expect.arrayContaining(['paper-boats', 'paper-planes']));
});

it('the lists stand in the order of the names, one line each', () => {
  for (const file of lists) {
    const lines = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes("'#domains/"));
    // As Biome orders them: a name before what only begins with it.
    const nameIn = (line: string): string => /#domains\/([\w-]+)/.exec(line)?.[1] ?? '';
    const inOrder = lines.toSorted((a, b) => (nameIn(a) < nameIn(b) ? -1 : 1));
    expect(lines, `${file}: each domain on the line of its name`).toEqual(inOrder);
    for (const line of lines)
      expect(line).toMatch(/^export \{ \w+ as \w+ \} from '#domains\/[\w-]+\/(?:server|web)\/index\.ts';$/);
  }
});
