import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A copy of a stopped server's data, as a DATA_DIR of its own; its database takes a port of its own. */
export function copyOfData(source: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'vesper-server-'));
  cpSync(source, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // PostgreSQL takes no folder that others may read.
  chmodSync(join(dataDir, 'postgres', 'cluster'), 0o700);
  const remembered = join(dataDir, 'postgres', 'connection.json');
  const connection = JSON.parse(readFileSync(remembered, 'utf8'));
  writeFileSync(remembered, JSON.stringify({ ...connection, port: 0 }));
  return dataDir;
}

/**
 * Data that several files of a test run begin with, below `folder`: made by `fill` the first time it is asked for, in
 * whichever process that is; the others wait for it.
 */
export async function sharedData(
  folder: string,
  name: string,
  fill: (dataDir: string) => Promise<void>,
): Promise<string> {
  const [ready, lock] = [join(folder, name), join(folder, `${name}.lock`)];
  while (!existsSync(ready)) {
    if (!takes(lock)) {
      await wait(50);
      continue;
    }
    try {
      if (existsSync(ready)) continue;
      const unfinished = join(folder, `${name}.unfinished`);
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished);
      await fill(unfinished);
      renameSync(unfinished, ready);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return ready;
}

function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
