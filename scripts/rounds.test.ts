import { describe, expect, it } from 'vitest';

type Round = { passed: number; failed: number; failedFiles?: string[]; flaky: string[] };
const { isBesideLoops, repeat, wantedStages } = (await import(new URL('./lib/rounds.mjs', import.meta.url).href)) as {
  isBesideLoops(round: number, rounds: number): boolean;
  repeat(rounds: number, run: (round: number) => Promise<Round>, say: (line: string) => void): Promise<object>;
  wantedStages(args: string[], known: string[]): { names: string[]; rounds: number };
};

describe('rounds of journeys', () => {
  const known = ['properties', 'journeys', 'figures'];

  it('are as many as the number after the stage says, five otherwise', () => {
    expect(wantedStages([], known)).toEqual({ names: known, rounds: 5 });
    expect(wantedStages(['journeys'], known)).toEqual({ names: ['journeys'], rounds: 5 });
    expect(wantedStages(['journeys', '10', 'figures'], known)).toEqual({ names: ['journeys', 'figures'], rounds: 10 });
    expect(wantedStages(['journeys', 'figures'], known)).toEqual({ names: ['journeys', 'figures'], rounds: 5 });
    expect(() => wantedStages(['10'], known)).toThrow('There is no stage 10');
    expect(() => wantedStages(['journeys', '0'], known)).toThrow('There is no stage 0');
  });

  it('run beside busy loops in their last fifth', () => {
    const beside = (rounds: number) =>
      Array.from({ length: rounds }, (_, n) => n + 1).filter((n) => isBesideLoops(n, rounds));
    expect(beside(10)).toEqual([9, 10]);
    expect(beside(5)).toEqual([5]);
    expect(beside(1)).toEqual([]);
  });

  it('go on after a failure, say what failed and what was flaky, and count the clean ones', async () => {
    const said: string[] = [];
    const results: Round[] = [
      { passed: 9, failed: 1, failedFiles: ['e2e/a.test.ts'], flaky: [] },
      { passed: 10, failed: 0, failedFiles: [], flaky: ['e2e/b.test.ts: a guest pays'] },
      { passed: 10, failed: 0, failedFiles: [], flaky: [] },
    ];
    const total = await repeat(
      3,
      async (round) => results[round - 1] as Round,
      (line) => said.push(line),
    );
    expect(total).toEqual({ passed: 29, failed: 2 });
    expect(said).toEqual([
      'round 1: 9 passed, 1 failed',
      '  failed: e2e/a.test.ts',
      '  flaky: none',
      'round 2: 10 passed, 0 failed',
      '  failed: none',
      '  flaky: e2e/b.test.ts: a guest pays',
      'round 3, beside two busy loops: 10 passed, 0 failed',
      '  failed: none',
      '  flaky: none',
      '1 of 3 rounds without a failed or flaky journey',
    ]);
  });
});
