import { inArray } from 'drizzle-orm';
import type { StudioNames } from '#domains/payouts/server/index.ts';
import { studios } from './tables.ts';

/** What studios are called, whatever their state: who gets a share is named where it is shown. */
export const namesOfStudios: StudioNames = async ({ orm }, accountIds) => {
  if (accountIds.length === 0) return new Map();
  const rows = await orm
    .select({ accountId: studios.accountId, name: studios.name })
    .from(studios)
    .where(inArray(studios.accountId, [...accountIds]));
  return new Map(rows.map(({ accountId, name }) => [accountId, name]));
};
