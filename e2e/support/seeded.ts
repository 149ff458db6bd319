import { chmodSync, constants, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '#apps/server/testing/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** DATA_DIR of a stopped server with the demo world, to be copied and never started. */
    seededData: string;
  }
}

const KEY = Symbol.for('vesper.seeded-data');
const shared = globalThis as { [KEY]?: Promise<string> };

/** Vitest calls this once a project; the first call of a run fills the demo world, and every site begins with a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  shared[KEY] ??= seed();
  const dataDir = await shared[KEY];
  project.provide('seededData', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}

async function seed(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vesper-seeded-'));
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'seed' });
  await server.stop();
  return dataDir;
}

/** A copy of the demo world, as a DATA_DIR of its own; its database takes a port of its own. */
export function copySeeded(seeded: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'vesper-e2e-'));
  cpSync(seeded, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // PostgreSQL takes no folder that others may read.
  chmodSync(join(dataDir, 'postgres', 'cluster'), 0o700);
  const remembered = join(dataDir, 'postgres', 'connection.json');
  const connection = JSON.parse(readFileSync(remembered, 'utf8'));
  writeFileSync(remembered, JSON.stringify({ ...connection, port: 0 }));
  return dataDir;
}
