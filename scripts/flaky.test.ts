import { join } from 'node:path';
import { expect, it } from 'vitest';

type Files = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}[];
const { failedFilesOf, flakyOf } = (await import(new URL('./lib/flaky.mjs', import.meta.url).href)) as {
  failedFilesOf(files: Files): string[];
  flakyOf(files: Files, mended: string[]): { name: string; said: string }[];
};

const root = join(import.meta.dirname, '..');

it('lists what failed in a file that passed when it was repeated, with what it said, and no other', () => {
  const passed = { status: 'passed', fullName: 'a guest logs in', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'a guest pays',
    failureMessages: ['\u001b[31mno load\u001b[39m in 60 s'],
  };
  const files = [
    { name: join(root, 'e2e/app.test.ts'), status: 'failed', assertionResults: [passed, failed] },
    {
      name: join(root, 'e2e/menus.test.ts'),
      status: 'failed',
      message: 'The console has errors',
      assertionResults: [passed],
    },
    { name: join(root, 'e2e/room.test.ts'), status: 'failed', assertionResults: [failed] },
    { name: join(root, 'e2e/parts.test.ts'), status: 'passed', assertionResults: [passed] },
  ];
  expect(failedFilesOf(files)).toEqual(['e2e/app.test.ts', 'e2e/menus.test.ts', 'e2e/room.test.ts']);
  expect(flakyOf(files, ['e2e/app.test.ts', 'e2e/menus.test.ts'])).toEqual([
    { name: 'e2e/app.test.ts: a guest pays', said: 'no load in 60 s' },
    { name: 'e2e/menus.test.ts', said: 'The console has errors' },
  ]);
});
