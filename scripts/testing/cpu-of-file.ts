import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds of a test file: of its worker and of what that started, from before its import until after its last hook. */
    cpu?: number;
  }
}

const { treeSeconds } = (await import(new URL('../lib/cpu.mjs', import.meta.url).href)) as { treeSeconds(): number };

const before = treeSeconds();
// The first setup file's hook runs last, after everything was stopped.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter's names, and none is wanted
afterAll(({}, { file }) => {
  file.meta.cpu = treeSeconds() - before;
});
