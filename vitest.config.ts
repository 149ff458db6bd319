import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { timeout } from './e2e/support/timeout.ts';
import { scaledTimeout } from './kit/testing/run-length.ts';
import { domainParts } from './kit/web/build/domain-parts-plugin.ts';
import { Sequencer } from './scripts/testing/sequencer.ts';

/** The first one's hook is the last to run: it has the whole of a file. */
const setupFiles = ['scripts/testing/cpu-of-file.ts', 'kit/testing/setup.ts'];

const unit = {
  setupFiles,
  testTimeout: scaledTimeout(60_000),
  hookTimeout: 60_000,
  // What a test waits for comes late on a busy machine; a second is Vitest's own patience.
  expect: { poll: { timeout: 10_000 } },
};
const onDatabase = {
  ...unit,
  globalSetup: ['kit/testing/global-setup.ts', 'apps/server/testing/global-setup.ts'],
};

/** Every journey visits a copy of one seeded world; those of a worker share a warm server host and a warm browser. */
const journeys = {
  isolate: false,
  // Says when to give up: every step has a limit of its own (`e2e/support/timeout.ts`), a walk has many steps.
  testTimeout: 900_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: timeout } },
  setupFiles,
  globalSetup: ['e2e/support/seeded.ts'],
};
/** Proofs that take their time: `npm run test:long`. */
const long = '{e2e,scripts}/**/*.long.test.ts';

// One copy of graphql for our code and for the packages Node loads itself.
const oneGraphql = { resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] } };

/** What tests that reach pages are built with. */
const ours = { ...oneGraphql, plugins: [domainParts('apps/web/domain-list.ts')] };

/** What a test changes for its whole process, or measures of it: it has one of its own. */
const alone =
  /process\.(?:env|cpuUsage|memoryUsage|on\b)|useFakeTimers|vi\.(?:mock|stub|spyOn|resetModules)|@vitest-environment|worker_threads|globalThis/;

/**
 * Tests of functions alone: they reach for no database, process, clock, global or fake of another module, so they share what
 * is loaded and need nothing around them.
 */
const needs =
  /testing\/(?!run-length\.|caller\.)|\.pool\b|testKit|startServer|startHost|child_process|createServer|process\.env|useFakeTimers|vi\.(?:mock|stub|resetModules)|expectConsole|globalThis|@vitest-environment|worker_threads|mkdtemp|listen\(|test-database/;
const units = globSync('{kit,domains,apps,demo,scripts}/**/*.test.{ts,tsx}').filter(
  (file) => !/\.(?:e2e|long)\.test\./.test(file),
);
const pure = units.filter((file) => !needs.test(readFileSync(file, 'utf8')));
const own = units.filter((file) => !pure.includes(file) && alone.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: Sequencer, setupFiles: 'list' },
    projects: [
      {
        ...oneGraphql,
        test: {
          name: 'architecture',
          include: ['architecture/**/*.test.ts'],
          setupFiles,
          // One worker: all of them read the same parsed sources.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
      {
        ...ours,
        test: {
          ...onDatabase,
          name: 'unit',
          include: units.filter((file) => !pure.includes(file) && !own.includes(file)),
          isolate: false,
        },
      },
      {
        ...ours,
        test: { ...onDatabase, name: 'unit-alone', include: own },
      },
      {
        ...ours,
        test: { ...unit, name: 'unit-pure', include: pure, isolate: false },
      },
      {
        ...oneGraphql,
        test: {
          ...journeys,
          name: 'e2e',
          include: ['e2e/**/*.test.ts', '{domains,kit}/**/*.e2e.test.ts'],
          exclude: [long],
        },
      },
      {
        ...ours,
        test: {
          name: 'long',
          include: [long],
          testTimeout: 900_000,
          hookTimeout: 900_000,
          setupFiles,
          fileParallelism: false,
        },
      },
    ],
  },
});
