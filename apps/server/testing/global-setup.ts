import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run for data that servers of tests begin with. */
    serverData: string;
  }
}

const KEY = Symbol.for('vesper.server-data');
const shared = globalThis as { [KEY]?: string };

/** Vitest calls this once a project; all projects of a run share one folder. */
export default function setup(project: TestProject): () => void {
  shared[KEY] ??= mkdtempSync(join(tmpdir(), 'vesper-server-data-'));
  const folder = shared[KEY];
  project.provide('serverData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
