import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Costs = { file: string; wall: number; cpu: number }[];
type Budgets = { rest: Record<string, number>; files: Record<string, number> };
const { grown, readBudgets, sharesOf } = (await import(new URL('./lib/budgets.mjs', import.meta.url).href)) as {
  grown(costs: Costs, budgets: Budgets, project: string): Costs;
  readBudgets(): Budgets;
  sharesOf(costs: Costs): { owner: string; wall: number; cpu: number }[];
};

const root = join(import.meta.dirname, '..');

describe('the CPU time of tests', () => {
  const budgets = { rest: { unit: 5 }, files: { 'a.test.ts': 10, 'b.test.ts': 20, 'c.test.ts': 8 } };
  const named = (times: Record<string, number>): string[] =>
    grown(
      Object.entries(times).map(([file, cpu]) => ({ file, cpu, wall: 1000 })),
      budgets,
      'unit',
    ).map(({ file }) => file);

  it('names the file that takes more than twice what is planned, planned or new, the worst first', () => {
    expect(named({ 'a.test.ts': 10, 'b.test.ts': 41, 'c.test.ts': 8, 'new.test.ts': 16, 'small.test.ts': 1 })).toEqual([
      'new.test.ts',
      'b.test.ts',
    ]);
  });

  it('names nobody where the processor is three times as slow', () => {
    expect(named({ 'a.test.ts': 30, 'b.test.ts': 60, 'c.test.ts': 24, 'new.test.ts': 14 })).toEqual([]);
  });

  it('is added up by domain, and outside the domains by folder, the dearest first', () => {
    const costs = [
      { file: 'kit/x.test.ts', wall: 1, cpu: 2 },
      { file: 'domains/polls/a.test.ts', wall: 3, cpu: 4 },
      { file: 'domains/polls/b.test.ts', wall: 5, cpu: 6 },
    ];
    expect(sharesOf(costs)).toEqual([
      { owner: 'polls', wall: 8, cpu: 10 },
      { owner: 'kit', wall: 1, cpu: 2 },
    ]);
  });

  it('is planned for no file that is gone', () => {
    expect(Object.keys(readBudgets().files).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
