import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Times = { file: string; seconds: number }[];
type Budgets = { rest: Record<string, number>; files: Record<string, number> };
const { grown, readBudgets } = (await import(new URL('./lib/budgets.mjs', import.meta.url).href)) as {
  grown(times: Times, budgets: Budgets, project: string): Times;
  readBudgets(): Budgets;
};

const root = join(import.meta.dirname, '..');

describe('the time of tests', () => {
  const budgets = { rest: { unit: 5 }, files: { 'a.test.ts': 10, 'b.test.ts': 20, 'c.test.ts': 8 } };
  const named = (times: Record<string, number>): string[] =>
    grown(
      Object.entries(times).map(([file, seconds]) => ({ file, seconds })),
      budgets,
      'unit',
    ).map(({ file }) => file);

  it('names the file that takes more than twice what is planned, planned or new, the worst first', () => {
    expect(named({ 'a.test.ts': 10, 'b.test.ts': 41, 'c.test.ts': 8, 'new.test.ts': 16, 'small.test.ts': 1 })).toEqual([
      'new.test.ts',
      'b.test.ts',
    ]);
  });

  it('names nobody where the whole machine is three times as slow', () => {
    expect(named({ 'a.test.ts': 30, 'b.test.ts': 60, 'c.test.ts': 24, 'new.test.ts': 14 })).toEqual([]);
  });

  it('plans for no file that is gone', () => {
    expect(Object.keys(readBudgets().files).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
