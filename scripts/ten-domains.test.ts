import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstLoad } from '#apps/web/first-load.ts';
import { optionNames, read } from './new-domain/options.ts';
import { newDomain } from './new-domain.ts';
import { copyOfRepository, root } from './testing/copy.ts';

const names = ['alder', 'birch', 'cedar', 'daisy', 'elder', 'fern', 'gorse', 'hazel', 'iris', 'juniper'];
/** Everything a domain may begin with: pages in every menu, a block, a facet, what is live. */
const chosen = optionNames.filter((name) => name !== 'guest-only');

const { path: copy, remove } = copyOfRepository();
afterAll(remove);

beforeAll(() => {
  for (const name of names) newDomain(copy, name, chosen);
  execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
}, 600_000);

/** Bytes of a page's first look, and those of them that are nobody's. */
function bytesOf(page: string, folder: string): { all: number; frame: number } {
  const files = firstLoad(['en.guest', `en.${page}`], ['en/guest'], folder);
  const sum = (of: typeof files): number => Math.round(of.reduce((total, { bytes }) => total + bytes, 0));
  return { all: sum(files), frame: sum(files.filter(({ owner }) => owner === 'frame')) };
}

/**
 * What a domain may add to the frame, in bytes: its line in the slots of the guest's fields, and where it has a block on the page its
 * line in that slot, with the name of the file that is fetched. Nothing of its pages, words and menus. Measured: 86 and 32, packed.
 */
const lines = { 'performers.home': 92, 'performers.cams': 33, 'performers.profile': 33 };

it.each(Object.entries(lines))('ten domains more add to the frame of %s their lines in slots alone', (page, line) => {
  const [before, after] = [bytesOf(page, root), bytesOf(page, copy)];
  expect(after.frame - before.frame).toBeLessThanOrEqual(names.length * line);
});

it('ten domains more keep every budget', { timeout: 120_000 }, () => {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=unit*', 'apps/web/budget.test.ts'];
  execFileSync(process.execPath, vitest, { cwd: copy, stdio: 'pipe' });
});

it('asks for everything there is', () => {
  expect(read(['alder', ...chosen.map((name) => `--${name}`)], {}).chosen).toEqual(chosen);
});
