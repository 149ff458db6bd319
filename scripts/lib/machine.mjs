import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { allProcesses, descendantsOf } from './cpu.mjs';

/** Per cent of a core from which a process counts as busy. */
const BUSY = 5;

/**
 * What else the machine does, in a line: whoever reads figures of a run needs to know. Watches the processes for a second.
 * @returns {Promise<string>}
 */
export async function machineState() {
  const before = allProcesses();
  const began = performance.now();
  await wait(1000);
  const foreign = busiest(before, allProcesses(), (performance.now() - began) / 1000);
  const gigabytes = (bytes) => (bytes / 2 ** 30).toFixed(1);
  const load = loadavg().map((one) => one.toFixed(2));
  return [
    `machine: ${availableParallelism()} cores, load ${load.join(' ')}`,
    `${gigabytes(freemem())} of ${gigabytes(totalmem())} GB free`,
    foreign.length > 0
      ? `busy beside us: ${foreign.map(({ name, pid, percent }) => `${name} (${pid}) ${percent} % of a core`).join(', ')}`
      : 'nothing busy beside us',
  ].join('; ');
}

/**
 * The busiest processes between two looks that are not ours, three at most.
 * @param {import('./cpu.mjs').ProcessTimes[]} before
 * @param {import('./cpu.mjs').ProcessTimes[]} after
 * @param {number} seconds between the looks
 * @param {number} self
 */
export function busiest(before, after, seconds, self = process.pid) {
  const ours = new Set([self, ...descendantsOf(after, self).map(({ pid }) => pid)]);
  const earlier = new Map(before.map(({ pid, own }) => [pid, own]));
  return after
    .filter(({ pid }) => !ours.has(pid) && earlier.has(pid))
    .map(({ pid, name, own }) => ({ pid, name, percent: Math.round(((own - earlier.get(pid)) / seconds) * 100) }))
    .filter(({ percent }) => percent >= BUSY)
    .sort((a, b) => b.percent - a.percent)
    .slice(0, 3);
}
