import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Clock } from './clock.ts';
import { wallClock } from './clock.ts';

/** Milliseconds since the machine started: the same number in all of its processes, whatever happens to the wall clock. */
export const machineTime = (): number => Number(process.hrtime.bigint()) / 1e6;

/**
 * A clock for what is measured on one machine, also between its processes (a server and its media relay). Both readings
 * count from the machine's start, so its instants mean nothing elsewhere.
 */
export function machineClock(): Clock {
  return wallClock(1, undefined, { wall: machineTime, steady: machineTime });
}

/**
 * Names the present run of this machine: instants of {@link machineTime} compare only where the name is the same. Where
 * the system does not name it, the moment of the start does, to the minute.
 */
export function machineRun(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `${hostname()} ${Math.round((Date.now() - machineTime()) / 60_000)}`;
  }
}
