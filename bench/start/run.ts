import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../row.ts';
import { startServer } from '../server.ts';

/** Seconds from the start of the process to ready: an empty DATA_DIR with the demo world, and the same again. */
export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vesper-start-'));
  const timed = async (): Promise<number> => {
    const from = performance.now();
    const server = await startServer('apps/server/main.ts', { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' });
    const seconds = (performance.now() - from) / 1000;
    await server.stop();
    return Math.round(seconds * 100) / 100;
  };
  try {
    const first = await timed();
    const again = [await timed(), await timed(), await timed()].sort((a, b) => a - b)[1] as number;
    return [
      { name: 'first start: cluster, tables, demo world', value: first, unit: 's', goal: { max: 120 } },
      { name: 'start again (median of 3)', value: again, unit: 's', goal: { max: 3 } },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
