import { createHmac } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { seal, unseal } from '#kit/secrets/secrets.ts';
import type { Kit } from '#kit/server/kit.ts';
import { foldOf } from '#kit/text/fold.ts';
import { adultFrom } from './adult-from.ts';
import { lockPeople, lockThingsOf, settle } from './coverage.ts';
import type { IdentityRecord } from './port.ts';
import { aliases, people } from './tables.ts';
import { note } from './trail.ts';

export const sealedFor = 'consent.people';

/** What a sealed record holds. */
export type Sealed = Pick<IdentityRecord, 'legalName' | 'birthDate' | 'document'>;

/** What a sealed record is bound to. */
export const aboutPerson = (accountId: number): string => `consent.people:${accountId}`;

/** What was sealed for somebody. @throws Error where the key is another one */
export function openRecord(kit: Pick<Kit, 'keyFor'>, accountId: number, sealed: Uint8Array): Sealed {
  const text = unseal(kit.keyFor(sealedFor), sealed, aboutPerson(accountId));
  if (text === null) throw new Error('A record of identity does not open: SECRET is not the one it was sealed with.');
  return JSON.parse(text.toString()) as Sealed;
}

/** By what the words of a legal name are looked for; nobody reads the name from it. */
export function nameKeysOf(kit: Pick<Kit, 'keyFor'>, legalName: string): string[] {
  const words = new Set(
    foldOf(legalName)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
  return [...words].map((word) => createHmac('sha256', kit.keyFor('consent.names')).update(word).digest('base64url'));
}

/** Records of before there were keys of names get theirs. */
export async function fillNameKeys(kit: Kit): Promise<void> {
  const { orm } = kit.db;
  for (;;) {
    const rows = await orm.select().from(people).where(eq(people.nameKeys, [])).limit(200);
    for (const { accountId, sealed } of rows) {
      const nameKeys = nameKeysOf(kit, openRecord(kit, accountId, sealed).legalName);
      // A name without a letter has no keys; it is not looked at again and again.
      const kept = nameKeys.length > 0 ? nameKeys : ['-'];
      await orm.update(people).set({ nameKeys: kept }).where(eq(people.accountId, accountId));
    }
    if (rows.length < 200) return;
  }
}

async function addNames(tx: Tx, accountId: number, names: readonly string[], now: number): Promise<string[]> {
  const values = [...new Set(names.map((name) => name.trim()))]
    .filter((name) => name !== '')
    .map((name) => ({ accountId, name, folded: foldOf(name), since: new Date(now) }));
  if (values.length === 0) return [];
  const added = await tx.orm.insert(aliases).values(values).onConflictDoNothing().returning({ name: aliases.name });
  return added.map(({ name }) => name);
}

/** Keeps a record of identity; a newer one takes the place of the former. @throws Error for somebody under 18 at `verifiedAt` */
export async function putPerson(kit: Kit, tx: Tx, record: IdentityRecord): Promise<void> {
  const { accountId, aliases: names, verifiedBy, verifiedAt, legalName, birthDate, document } = record;
  const adult = adultFrom(birthDate);
  if (adult > dayOf(verifiedAt.getTime())) throw new Error('Nobody under 18 gets a record of identity.');
  const now = kit.clock.now();
  await lockPeople(tx, [accountId]);
  const text = Buffer.from(JSON.stringify({ legalName, birthDate, document }));
  const values = {
    ...{ sealed: seal(kit.keyFor(sealedFor), text, aboutPerson(accountId)), adultFrom: adult },
    nameKeys: nameKeysOf(kit, legalName),
    ...{ standing: 'verified' as const, verifiedBy, verifiedAt, changedAt: new Date(now) },
  };
  await tx.orm
    .insert(people)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: people.accountId, set: values });
  await addNames(tx, accountId, names, now);
  await note(tx, now, [{ what: 'verified', personId: accountId, why: verifiedBy }]);
  await settle(kit, tx, await lockThingsOf(tx, accountId), { ending: 'voided' });
}

/** The identity does not hold: nothing that shows this person is covered any more. */
export async function voidPerson(kit: Kit, tx: Tx, accountId: number, why: string): Promise<void> {
  const now = kit.clock.now();
  await lockPeople(tx, [accountId]);
  const changed = await tx.orm
    .update(people)
    .set({ standing: 'void', changedAt: new Date(now) })
    .where(eq(people.accountId, accountId))
    .returning({ id: people.accountId });
  if (changed.length === 0) return;
  await note(tx, now, [{ what: 'voided', personId: accountId, why }]);
  await settle(kit, tx, await lockThingsOf(tx, accountId), { ending: 'voided' });
}

/**
 * Nothing that shows this person is shown any more until they are resumed; what was agreed to stands, so nobody is paid back. Again changes
 * nothing, and for who has no record neither.
 */
export const pausePerson = (kit: Kit, tx: Tx, accountId: number, why: string): Promise<void> =>
  setPaused(kit, tx, accountId, { isPaused: true, why });

/** What rests because of this person is shown again, as far as everything else stands. */
export const resumePerson = (kit: Kit, tx: Tx, accountId: number): Promise<void> =>
  setPaused(kit, tx, accountId, { isPaused: false, why: '' });

async function setPaused(
  kit: Kit,
  tx: Tx,
  accountId: number,
  { isPaused, why }: { readonly isPaused: boolean; readonly why: string },
): Promise<void> {
  const now = kit.clock.now();
  await lockPeople(tx, [accountId]);
  const changed = await tx.orm
    .update(people)
    .set({ pausedAt: isPaused ? new Date(now) : null })
    .where(and(eq(people.accountId, accountId), (isPaused ? isNull : isNotNull)(people.pausedAt)))
    .returning({ id: people.accountId });
  if (changed.length === 0) return;
  await note(tx, now, [{ what: isPaused ? 'paused' : 'resumed', personId: accountId, why }]);
  await settle(kit, tx, await lockThingsOf(tx, accountId), { ending: null });
}

/** A further name somebody is shown by. */
export async function addAlias(kit: Kit, tx: Tx, accountId: number, name: string): Promise<void> {
  const now = kit.clock.now();
  const added = await addNames(tx, accountId, [name], now);
  await note(
    tx,
    now,
    added.map((why) => ({ what: 'named', personId: accountId, why })),
  );
}
