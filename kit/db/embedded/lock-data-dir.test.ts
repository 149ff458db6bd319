import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DataDirLockError, lockDataDir } from './lock-data-dir.ts';
import { startChild } from './testing/child.ts';

const home = mkdtempSync(join(tmpdir(), 'vesper-lock-'));
afterAll(() => rmSync(home, { recursive: true }));

test('a folder that does not exist yet is created and locked', () => {
  lockDataDir(join(home, 'new/deep')).release();
});

test('a second start is refused in one sentence that names the first; after the first ends, it is let in', () => {
  const dataDir = join(home, 'twice');
  const first = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir, 0)).toThrow(DataDirLockError);
  expect(() => lockDataDir(dataDir, 0)).toThrow(
    new RegExp(
      `^Vesper already runs on DATA_DIR ${dataDir} \\(process ${process.pid}, since .+\\): stop that one first, or set DATA_DIR`,
    ),
  );
  first.release();
  first.release();
  lockDataDir(dataDir).release();
});

test('another process is refused too, and a process killed with SIGKILL leaves no lock', async () => {
  const dataDir = join(home, 'killed');
  const holder = startChild('hold-lock.ts', [dataDir]);
  await holder.line();
  expect(() => lockDataDir(dataDir, 0)).toThrow(`process ${holder.pid}`);
  await holder.kill();
  lockDataDir(dataDir).release();
});

test('a DATA_DIR that cannot be a folder is refused in a sentence that names it', () => {
  const file = join(home, 'file');
  writeFileSync(file, '');
  expect(() => lockDataDir(file)).toThrow(`DATA_DIR ${file} cannot be used`);
});
