import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc in a second: the same on every Linux that Node runs on. */
const TICKS = 100;

/**
 * @typedef {object} ProcessTimes one process as /proc shows it
 * @property {number} pid
 * @property {number} parent
 * @property {string} name
 * @property {number} own CPU seconds (user + system) of its threads so far
 * @property {number} ended CPU seconds of its descendants that have ended and were waited for
 */

/**
 * @param {number | 'self'} pid
 * @returns {ProcessTimes | undefined} undefined when the process is gone, and outside Linux
 */
export function timesOfProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything, also a bracket.
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    return {
      pid: Number.parseInt(stat, 10),
      parent: Number(fields[1]),
      name: stat.slice(stat.indexOf('(') + 1, end),
      own: (user + system) / TICKS,
      ended: (endedUser + endedSystem) / TICKS,
    };
  } catch {
    return undefined;
  }
}

/** @returns {ProcessTimes[]} every process of the machine; empty outside Linux */
export function allProcesses() {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => timesOfProcess(Number(pid)) ?? []);
}

/**
 * The processes below one, itself left out.
 * @param {ProcessTimes[]} all
 * @param {number} pid
 * @returns {ProcessTimes[]}
 */
export function descendantsOf(all, pid) {
  const children = all.filter(({ parent }) => parent === pid);
  return [...children, ...children.flatMap((child) => descendantsOf(all, child.pid))];
}

/** The processes below one, itself left out, as the kernel lists them: it is asked at both ends of every test file. */
function livingBelow(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const listed = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
    const children = listed.join('').split(' ').filter(Boolean).map(Number);
    return children.flatMap((child) => [timesOfProcess(child) ?? [], livingBelow(child)].flat());
  } catch {
    // Gone meanwhile, not Linux, or a kernel without these lists.
    return descendantsOf(allProcesses(), pid);
  }
}

/**
 * CPU seconds (user + system) of this process and of everything it started, whether that has ended or still runs; outside Linux
 * of this process alone. The difference of two calls is what was used in between.
 */
export function treeSeconds() {
  const { user, system } = process.cpuUsage();
  const below = livingBelow(process.pid);
  return (
    (user + system) / 1e6 +
    (timesOfProcess('self')?.ended ?? 0) +
    below.reduce((sum, { own, ended }) => sum + own + ended, 0)
  );
}

/** @type {AsyncLocalStorage<{ seconds: number }>} */
const meters = new AsyncLocalStorage();
let counted = 0;

/**
 * Runs `work` and says how many CPU seconds the programs took that it ran through spawn.mjs, with all those programs started.
 * Works that run side by side are told apart. Outside Linux nobody knows: `cpu` is null.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, cpu: number | null }>}
 */
export async function metered(work) {
  const meter = { seconds: 0 };
  const result = await meters.run(meter, work);
  return { result, cpu: process.platform === 'linux' ? meter.seconds : null };
}

/**
 * To be called where a program is started; what it returns, once at that program's end. The system adds the time of an ended
 * program to our own count, so the growth since the end before it is what it took.
 */
export function meterOfChild() {
  const meter = meters.getStore();
  return () => {
    const all = timesOfProcess('self')?.ended ?? 0;
    if (meter) meter.seconds += all - counted;
    counted = all;
  };
}
