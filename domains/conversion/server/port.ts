import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Incentive, IncentiveEvent } from '../contract/index.ts';

/** Brought by each domain that has a moment with something to tell its guest. */
export interface IncentiveSource {
  readonly event: IncentiveEvent;
  /** What is true for a caller about a thing of the domain; null when it knows no such thing, or shows it to nobody. In any order. */
  find(executor: Executor, caller: Caller, id: number): Promise<readonly Incentive[] | null>;
}
export const incentiveSources = extensionPoint<IncentiveSource>('conversion.incentiveSources');
