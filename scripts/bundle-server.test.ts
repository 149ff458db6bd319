import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '#apps/server/testing/server.ts';

const root = join(import.meta.dirname, '..');
const { programs } = (await import(new URL('./lib/bundle-server.mjs', import.meta.url).href)) as {
  programs: readonly string[];
};

it('every program that the server starts as a process of its own is started from the bundle', () => {
  const started = globSync('{apps/server,domains/*/server,kit,demo}/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/(web|browser|testing)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g)].map(
        ([, other = '']) => posix.join(posix.dirname(file), other),
      ),
    );
  expect(started).toContain('kit/live-media/server/relay-process.ts');
  expect(started.filter((program) => !programs.includes(program))).toEqual([]);
});

it('a failure of the server names lines of the sources', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-bundle-'));
  // A cluster with nothing in it: PostgreSQL ends at once.
  mkdirSync(join(folder, 'postgres/cluster'), { recursive: true });
  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow(/kit\/db\/embedded\/postmaster\.ts:\d+/);
  rmSync(folder, { recursive: true });
});
