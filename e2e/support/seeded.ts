import { mkdtempSync, rmSync } from 'node:fs';
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
