import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';
import { glassToGlass } from './glass-to-glass.ts';
import { relayCpu } from './relay-cpu.ts';

/** Latency, join time and A/V offset in Chromium; CPU of the relay beside a bare `ws` broadcast. About a minute. */
export async function run(extent: BenchRun): Promise<Row[]> {
  return [...(await relayCpu(extent)), ...(await glassToGlass(extent))];
}
