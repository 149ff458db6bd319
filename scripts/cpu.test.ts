import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

type Process = { pid: number; parent: number; name: string; own: number; ended: number };
const { metered, treeSeconds } = (await import(new URL('./lib/cpu.mjs', import.meta.url).href)) as {
  metered<T>(work: () => Promise<T>): Promise<{ result: T; cpu: number | null }>;
  treeSeconds(): number;
};
const { runCaptured } = (await import(new URL('./lib/spawn.mjs', import.meta.url).href)) as {
  runCaptured(program: string, args: string[]): Promise<{ code: number; output: string }>;
};
const { busiest } = (await import(new URL('./lib/machine.mjs', import.meta.url).href)) as {
  busiest(before: Process[], after: Process[], seconds: number, self: number): { pid: number; percent: number }[];
};

/** A program that works for so many CPU seconds and says so; then it ends, or waits to be ended. */
const working = (seconds: number, after: 'ends' | 'waits') => [
  '-e',
  `while (process.cpuUsage().user + process.cpuUsage().system < ${seconds * 1e6});
   process.stdout.write('worked'); ${after === 'waits' ? 'setInterval(() => {}, 1000)' : ''}`,
];

describe.runIf(process.platform === 'linux')('CPU seconds', () => {
  it('of a process hold what it started: what ended, what its children waited for and what still runs', async () => {
    const before = treeSeconds();
    const nested = `require('child_process').spawnSync(process.execPath, ${JSON.stringify(working(0.4, 'ends'))})`;
    await runCaptured(process.execPath, ['-e', nested]);
    const afterEnded = treeSeconds() - before;
    const living = spawn(process.execPath, working(0.4, 'waits'), { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(living.stdout, 'data');
    const withLiving = treeSeconds() - before;
    living.kill();
    await once(living, 'exit');
    expect(afterEnded).toBeGreaterThan(0.35);
    expect(withLiving - afterEnded).toBeGreaterThan(0.35);
    expect(treeSeconds() - before).toBeGreaterThan(withLiving - 0.05);
  });

  it('of works side by side are told apart', async () => {
    const [heavy, light] = await Promise.all([
      metered(() => runCaptured(process.execPath, working(0.8, 'ends'))),
      metered(() => runCaptured(process.execPath, ['-e', '0'])),
    ]);
    expect(heavy.result.code).toBe(0);
    expect(heavy.cpu).toBeGreaterThan(0.7);
    expect(light.cpu).toBeLessThan(0.7);
  });
});

describe('what else a machine does', () => {
  const at = (pid: number, parent: number, own: number): Process => ({ pid, parent, name: `p${pid}`, own, ended: 0 });

  it('names the three busiest processes in per cent of a core, without our own and what barely works', () => {
    const before = [at(1, 0, 5), at(10, 1, 0), at(11, 10, 0), at(20, 1, 1), at(21, 1, 1), at(22, 1, 1), at(23, 1, 1)];
    const after = [
      at(1, 0, 5),
      at(10, 1, 9),
      at(11, 10, 9),
      at(20, 1, 3),
      at(21, 1, 2),
      at(22, 1, 1.02),
      at(23, 1, 1.5),
    ];
    expect(busiest(before, [...after, at(30, 1, 9)], 2, 10)).toEqual([
      { pid: 20, name: 'p20', percent: 100 },
      { pid: 21, name: 'p21', percent: 50 },
      { pid: 23, name: 'p23', percent: 25 },
    ]);
  });
});
