import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';
import { openWorld } from '../seeded-world.ts';
import { startServer } from '../server.ts';

/** Seconds from the start of the process to ready: an empty DATA_DIR with the demo world, and the same again. */
export async function run({ isBrief, ...extent }: BenchRun): Promise<Row[]> {
  const { folder, settings, forget } = await openWorld({ isBrief, ...extent });
  const timed = async (): Promise<number> => {
    const from = performance.now();
    const server = await startServer(
      'apps/server/main.ts',
      isBrief ? settings : { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
    );
    const seconds = (performance.now() - from) / 1000;
    await server.stop();
    return Math.round(seconds * 100) / 100;
  };
  try {
    const first = await timed();
    const times: number[] = [];
    for (let n = 0; n < (isBrief ? 1 : 3); n += 1) times.push(await timed());
    const again = times.sort((a, b) => a - b)[times.length >> 1] as number;
    return [
      { name: 'first start: cluster, tables, demo world', value: first, unit: 's', goal: { max: 120 } },
      { name: 'start again (median of 3)', value: again, unit: 's', goal: { max: 3 } },
    ];
  } finally {
    await forget();
  }
}
