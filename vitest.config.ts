import { defineConfig } from 'vitest/config';

const onDatabase = { setupFiles: ['kit/testing/setup.ts'], globalSetup: ['kit/testing/global-setup.ts'] };

// One copy of graphql for our code and for the packages Node loads itself.
const oneGraphql = { resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] } };

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
        test: {
          name: 'unit',
          include: ['{kit,domains,apps,demo,scripts}/**/*.test.{ts,tsx}'],
          // Real browsers with cameras need the machine to themselves.
          exclude: ['**/*.e2e.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          ...onDatabase,
        },
      },
      {
        ...oneGraphql,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts', 'kit/**/*.e2e.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          ...onDatabase,
        },
      },
    ],
  },
});
