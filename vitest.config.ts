import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { timeout } from './e2e/support/timeout.ts';
import { domainParts } from './kit/web/domain-parts-plugin.ts';

const onDatabase = { setupFiles: ['kit/testing/setup.ts'], globalSetup: ['kit/testing/global-setup.ts'] };

/** Every journey visits a copy of one seeded world. */
const journeys = {
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: timeout } },
  setupFiles: ['kit/testing/setup.ts'],
  globalSetup: ['e2e/support/seeded.ts'],
};
/** Journeys in which somebody is on air. */
const shows = ['e2e/{keyboard,killed-server,live-room,accessibility}.test.ts'];

// One copy of graphql for our code and for the packages Node loads itself.
const oneGraphql = { resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] } };

/**
 * Tests of functions alone: they reach for no database, process, clock, global or fake of another module, so they share what
 * is loaded and need nothing around them.
 */
const needs =
  /testing\/|\.pool\b|testKit|startServer|child_process|createServer|process\.env|useFakeTimers|vi\.(?:mock|stub|resetModules)|expectConsole|globalThis|@vitest-environment|worker_threads|mkdtemp|listen\(|test-database/;
const units = globSync('{kit,domains,apps,demo,scripts}/**/*.test.{ts,tsx}').filter(
  (file) => !file.includes('.e2e.test.'),
);
const pure = units.filter((file) => !needs.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        ...oneGraphql,
        test: {
          name: 'architecture',
          include: ['architecture/**/*.test.ts'],
          setupFiles: ['kit/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...oneGraphql,
        plugins: [domainParts('apps/web/domain-list.ts')],
        test: {
          name: 'unit',
          include: ['{kit,domains,apps,demo,scripts}/**/*.test.{ts,tsx}'],
          // Real browsers with cameras need the machine to themselves.
          exclude: ['**/*.e2e.test.ts', ...pure],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What a test waits for comes late on a busy machine; a second is Vitest's own patience.
          expect: { poll: { timeout: 10_000 } },
          ...onDatabase,
        },
      },
      {
        ...oneGraphql,
        plugins: [domainParts('apps/web/domain-list.ts')],
        test: {
          name: 'unit-pure',
          include: pure,
          isolate: false,
          setupFiles: ['kit/testing/setup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        ...oneGraphql,
        test: { ...journeys, name: 'e2e', include: ['e2e/**/*.test.ts'], exclude: shows },
      },
      {
        ...oneGraphql,
        // After the others, one file at a time: cameras and encoders fill the machine.
        test: { ...journeys, name: 'e2e-shows', include: [...shows, 'kit/**/*.e2e.test.ts'], fileParallelism: false },
      },
    ],
  },
});
