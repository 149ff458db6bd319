import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { LegalPerson } from './port.ts';
import { applications } from './tables.ts';

/** The legal persons of some accounts, as far as they have been accepted once; in any order. */
export async function legalPersons({ orm }: Executor, accountIds: readonly number[]): Promise<LegalPerson[]> {
  if (accountIds.length === 0) return [];
  const rows = await orm
    .select()
    .from(applications)
    .where(and(inArray(applications.accountId, [...accountIds]), isNotNull(applications.acceptedAt)));
  return rows.flatMap(({ accountId, firstName, lastName, birthDate, street, postcode, town, country }) =>
    firstName && lastName && birthDate && street && postcode && town && country
      ? [{ accountId, firstName, lastName, birthDate, street, postcode, town, country }]
      : [],
  );
}
