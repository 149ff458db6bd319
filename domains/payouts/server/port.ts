import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';

/** What those who get shares are called, by account; accounts that are none of the asked domain's are left out. */
export type StudioNames = (executor: Executor, accountIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Filled by the domain that knows studios by name. */
export const studioNames = extensionPoint<StudioNames>('payouts.studioNames');
