import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Kit } from '#kit/server/kit.ts';

/** In a folder at work something comes or goes every few seconds; one that rests for so long was left by a process that died, ms. */
const leftMs = 6 * 3600_000;

const foldersOf = ({ config }: Pick<Kit, 'config'>): string => resolve(config.DATA_DIR, 'films-in-work');

/** A folder of its own for a piece of work, which whoever made it takes away. */
export async function makeWorkFolder(kit: Pick<Kit, 'config'>, kind: 'film' | 'frame'): Promise<string> {
  assertOutsideTransaction('a folder to work in');
  const folders = foldersOf(kit);
  await mkdir(folders, { recursive: true, mode: 0o700 });
  return mkdtemp(join(folders, `${kind}-`));
}

/** Takes away what processes that died have left. */
export async function sweepWorkFolders(kit: Pick<Kit, 'config' | 'clock'>): Promise<void> {
  for (const name of await readdir(foldersOf(kit)).catch(() => [])) {
    const path = join(foldersOf(kit), name);
    const info = await stat(path).catch(() => null);
    if (info && kit.clock.now() - info.mtimeMs > leftMs) await rm(path, { recursive: true, force: true });
  }
}
