import { join } from 'node:path';
import { expect, it } from 'vitest';

type Files = { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
type Shares = { owner: string; seconds: number }[];
const { flakyOf } = (await import(new URL('./lib/flaky.mjs', import.meta.url).href)) as {
  flakyOf(files: Files): { name: string; said: string }[];
};
const { sharesOf } = (await import(new URL('./lib/budgets.mjs', import.meta.url).href)) as {
  sharesOf(times: { file: string; seconds: number }[]): Shares;
};

const root = join(import.meta.dirname, '..');

it('lists a journey that failed and passed when it was repeated, with what it said, and no other', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a guest logs in', failureMessages: [] },
    { status: 'passed', fullName: 'a new version comes in', failureMessages: ['\u001b[31mno load\u001b[39m in 60 s'] },
    { status: 'failed', fullName: 'a guest pays', failureMessages: ['twice'] },
  ];
  expect(flakyOf([{ name: join(root, 'e2e/app.test.ts'), assertionResults }])).toEqual([
    { name: 'e2e/app.test.ts: a new version comes in', said: 'no load in 60 s' },
  ]);
});

it('adds up what a domain takes of a stage, and names what stands outside by its folder', () => {
  const times = [
    { file: 'domains/live/a.test.ts', seconds: 2 },
    { file: 'e2e/office.test.ts', seconds: 4 },
    { file: 'domains/live/server/b.test.ts', seconds: 3 },
  ];
  expect(sharesOf(times)).toEqual([
    { owner: 'live', seconds: 5 },
    { owner: 'e2e', seconds: 4 },
  ]);
});
