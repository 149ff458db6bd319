import { and, desc, eq, lt } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { PersonRecord } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { openRecord } from './people.ts';
import { aliases, depictions, people, things } from './tables.ts';
import { addressesOf, stateOf } from './works.ts';

/** Depictions on a page of a record. */
const pageSize = 100;

/** The record of one person with a page of what shows them, the latest first. @throws Problem not_found */
export async function recordOf(
  { kit }: Pick<Context, 'kit'>,
  accountId: number,
  before: number | undefined,
): Promise<PersonRecord> {
  const { orm } = kit.db;
  const [person] = await orm.select().from(people).where(eq(people.accountId, accountId));
  if (!person) throw new Problem(notFound);
  const names = await orm
    .select({ name: aliases.name, since: aliases.since })
    .from(aliases)
    .where(eq(aliases.accountId, accountId))
    .orderBy(desc(aliases.since), aliases.name);
  const found = await orm
    .select({ depiction: depictions, thing: things, state: stateOf })
    .from(depictions)
    .innerJoin(things, and(eq(things.kind, depictions.kind), eq(things.id, depictions.thingId)))
    .where(and(eq(depictions.personId, accountId), before === undefined ? undefined : lt(depictions.id, before)))
    .orderBy(desc(depictions.id))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  const addresses = await addressesOf(
    kit,
    rows.map(({ thing }) => thing),
  );
  const { legalName, birthDate, document } = openRecord(kit, accountId, person.sealed);
  const { kind, country, number, validUntil } = document;
  return {
    ...{ accountId, legalName, birthDate, adultFrom: person.adultFrom, standing: person.standing },
    ...{ document: { kind, country, number, validUntil }, verifiedBy: person.verifiedBy },
    verifiedAt: person.verifiedAt.getTime(),
    pausedAt: person.pausedAt?.getTime() ?? null,
    aliases: names.map(({ name, since }) => ({ name, since: since.getTime() })),
    depictions: rows.map(({ depiction, thing, state }) => ({
      ...{ key: depiction.id, kind: thing.kind, id: thing.id, title: thing.title, recordedOn: thing.recordedOn },
      ...{ standing: depiction.standing, termsVersion: depiction.termsVersion, state },
      address: addresses.get(`${thing.kind}:${thing.id}`) ?? null,
      decidedAt: depiction.decidedAt?.getTime() ?? null,
    })),
    before: found.length > rows.length ? (rows.at(-1)?.depiction.id ?? null) : null,
  };
}
