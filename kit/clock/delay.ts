import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Clock } from './clock.ts';

/** Resolves after `ms` of the given clock. */
export async function delay(clock: Clock, ms: number): Promise<void> {
  assertOutsideTransaction('a delay');
  await new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
}
