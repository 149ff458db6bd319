import type { Tx } from '#kit/db/db.ts';
import type { Consent, IdentityRecord } from '../server/index.ts';

/** A synthetic record of identity of an adult. */
export const recordOf = (accountId: number, change: Partial<IdentityRecord> = {}): IdentityRecord => ({
  accountId,
  legalName: `Legal Name ${accountId}`,
  birthDate: '1990-01-31',
  aliases: [`Alias${accountId}`],
  document: { kind: 'passport', country: 'DE', number: `C0${accountId}`, validUntil: '2034-01-01', copyKey: null },
  verifiedBy: 'test',
  verifiedAt: new Date('2026-01-01T00:00:00Z'),
  ...change,
});

/** Gives some accounts records of identity, so that what they declare is covered. */
export const putPeople = async (
  kit: { readonly db: { transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> } },
  consent: Pick<Consent, 'putPerson'>,
  ids: readonly number[],
): Promise<void> => {
  await kit.db.transaction(async (tx) => {
    for (const id of ids) await consent.putPerson(tx, recordOf(id));
  });
};
