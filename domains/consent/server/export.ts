import { and, asc, count, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { CsvCell } from '#kit/csv/csv.ts';
import { csvFile, csvLookOf } from '#kit/csv/csv.ts';
import { withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import { exportTooLarge } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { openRecord } from './people.ts';
import { depictions, people, things } from './tables.ts';
import { addressesOf, stateOf } from './works.ts';

/** Lines of a file. */
const mostLines = 50_000;

/** Lines that are read at once. */
const atOnce = 1000;

/** The columns, named as 28 CFR 75.2 names what a record holds. */
const head = [
  ...['account', 'legalName', 'birthDate', 'allNames', 'documentKind', 'documentCountry', 'documentNumber'],
  ...['documentValidUntil', 'standing', 'verifiedBy', 'verifiedAt'],
  ...['workKind', 'workNumber', 'title', 'address', 'recordedOn', 'declaredAt', 'workState', 'removedAt'],
  ...['consent', 'consentAt', 'consentTermsVersion'],
];

interface Wanted {
  readonly accountId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/**
 * The records of identity with every depiction and its address, a line for each; who is in nothing has one line. Without days also those.
 * @throws Problem not_found for somebody without a record, consent_export_too_large
 */
export async function exportFile(
  { kit }: Pick<Context, 'kit'>,
  { accountId, from, to }: Wanted,
  language: Language,
): Promise<FileReply> {
  const { orm } = kit.db;
  const isWithin = from !== undefined || to !== undefined;
  const isThing = and(eq(things.kind, depictions.kind), eq(things.id, depictions.thingId));
  const isTheirs = and(eq(depictions.personId, people.accountId), ne(depictions.standing, 'unnamed'));
  const wanted = and(
    accountId === undefined ? undefined : eq(people.accountId, accountId),
    isWithin ? sql`${things.id} is not null` : undefined,
    from === undefined ? undefined : gte(things.recordedOn, from),
    to === undefined ? undefined : lte(things.recordedOn, to),
  );
  return withLongTimeouts(async () => {
    if (accountId !== undefined && (await orm.$count(people, eq(people.accountId, accountId))) === 0)
      throw new Problem(notFound);
    const [all] = await orm
      .select({ lines: count() })
      .from(people)
      .leftJoin(depictions, isTheirs)
      .leftJoin(things, isThing)
      .where(wanted);
    if ((all?.lines ?? 0) > mostLines) throw new Problem(exportTooLarge, { data: { most: mostLines } });
    const lines: CsvCell[][] = [];
    for (let after = sql`(0, 0)`; ; ) {
      const place = sql`(${people.accountId}, coalesce(${depictions.id}, 0))`;
      const rows = await orm
        .select({
          ...{ person: people, depiction: depictions, thing: things, state: stateOf },
          names: sql<string>`(select string_agg(a.name, ', ' order by a.since, a.name) from consent.aliases a
            where a.account_id = people.account_id)`,
        })
        .from(people)
        .leftJoin(depictions, isTheirs)
        .leftJoin(things, isThing)
        .where(and(wanted, sql`${place} > ${after}`))
        .orderBy(asc(people.accountId), asc(sql`coalesce(${depictions.id}, 0)`))
        .limit(atOnce);
      const addresses = await addressesOf(
        kit,
        rows.flatMap(({ thing }) => (thing ? [thing] : [])),
      );
      for (const { person, depiction, thing, state, names } of rows) {
        const { legalName, birthDate, document } = openRecord(kit, person.accountId, person.sealed);
        lines.push([
          ...[person.accountId, legalName, birthDate, names, document.kind, document.country, document.number],
          ...[document.validUntil, person.standing, person.verifiedBy, iso(person.verifiedAt)],
          ...[thing?.kind ?? null, thing?.id ?? null, thing?.title ?? null],
          thing ? (addresses.get(`${thing.kind}:${thing.id}`) ?? null) : null,
          ...[thing?.recordedOn ?? null, iso(thing?.declaredAt ?? null), thing ? state : null],
          iso(thing?.forgottenAt ?? thing?.takenDownAt ?? null),
          ...[depiction?.standing ?? null, iso(depiction?.decidedAt ?? null), depiction?.termsVersion ?? null],
        ]);
      }
      const last = rows.at(-1);
      if (!last || rows.length < atOnce) break;
      after = sql`(${last.person.accountId}, ${last.depiction?.id ?? 0})`;
    }
    return csvFile(
      accountId === undefined ? 'records.csv' : `records-${accountId}.csv`,
      head,
      lines,
      csvLookOf(language),
    );
  });
}
