import type { Column } from 'drizzle-orm';
import { eq, getTableColumns } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { clockTables } from '#kit/clock/keep-steady-time.ts';
import type { Tx } from '#kit/db/db.ts';
import { declared } from '#kit/domain/compose.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import type { AboutPeople, Holding } from '#kit/personal-data/personal-data.ts';
import { personalData, personKinds } from '#kit/personal-data/personal-data.ts';
import { kindsOf, tableName } from '#kit/personal-data/record.ts';
import { createSms, smsTables } from '#kit/sms/sms.ts';
import { testKit } from '#kit/testing/kit.ts';
import { tablesOfDomains } from './contract-files.ts';
import * as domainList from './domain-list.ts';
import { composeDomains } from './domains.ts';
import { insertRow } from './testing/made-up-rows.ts';

const made = await testKit([clockTables, mailTables, smsTables, ...(await tablesOfDomains())]);
const kit = { ...made, liveMedia: new FakeMedia(made.clock) };
const handlers = [...composeDomains(kit).inOrder.flatMap((domain) => domain.handlers), ...createSms(kit).handlers];

const entries = declared(domainList, personalData);
const holdings = entries.flatMap((entry) => entry.holds);
const impersonal = entries.flatMap((entry) => entry.impersonal ?? []);
/** The queue's package makes its table when it starts, which no test does. */
const ours = holdings.filter(({ table }) => !tableName(table).startsWith('jobs.'));

/** Where it is said what a table, `schema.name`, holds about people. */
const fileOf = (table: string): string =>
  `domains/${table.split('.')[0]?.replaceAll('_', '-')}/server/personal-data.ts`;

it('every table of the database is said to hold something about people, or why it does not', async () => {
  const { rows } = await kit.db.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'migrations') order by 1`,
  );
  const said = [...ours, ...impersonal].map(({ table }) => tableName(table));
  const there = rows.map(({ name }) => name);
  nothingWrong([
    ...there
      .filter((name) => !said.includes(name))
      .map(
        (name) =>
          `${fileOf(name)} does not say what the table ${name} holds about people: name it under holds, or under impersonal.`,
      ),
    ...said
      .filter((name) => !there.includes(name))
      .map((name) => `${fileOf(name)} speaks of ${name}, a table there is not: take it out.`),
    ...said
      .filter((name, index) => said.indexOf(name) !== index)
      .map((name) => `${fileOf(name)} speaks of ${name} twice: once is right.`),
  ]);
});

it('each domain speaks for itself, in its own name', () => {
  const names = Object.values(domainList).flatMap(
    ({ name, declares = [] }: { name: string; declares?: readonly unknown[] }) =>
      entries
        .filter((entry) => declares.some((one) => (one as { entry: unknown }).entry === entry))
        .map((entry) => [name, entry.domain]),
  );
  nothingWrong(
    names
      .filter(([owner, said]) => owner !== said)
      .map(([owner, said]) => `domains/${owner}/server/personal-data.ts speaks for ${said}: domain is '${owner}'.`),
  );
  expect(Object.keys(kindsOf(declared(domainList, personKinds)))).toEqual([
    'guest',
    'performer',
    'operator',
    'visitor',
  ]);
});

/** Names of columns that say who somebody is. */
const whose =
  /(?:^|_)(?:account|guest|actor|visitor|sender|seller|buyer|owner|email|recipient|ip|address|agent|device|country|birth)(?:_|$)|_by$/;
/** Names of columns that hold what people are called, know or say. */
const words = /(?:^|_)(?:name|names|text|texts|comment|feedback|password|secret|reason|picture|pictures|url)(?:_|$)/;

it('no column that tells who somebody is or what they say is left out', () => {
  const columnsOf = (table: Holding['table'], ...telling: readonly RegExp[]) =>
    Object.entries(getTableColumns(table)).filter(([, column]) => telling.some((one) => one.test(column.name)));
  const left = ours.flatMap(({ table, about }) => {
    const told = new Set(about.flatMap(({ columns, foundBy }) => [...columns, foundBy]));
    return columnsOf(table, whose, words)
      .filter(([key]) => !told.has(key))
      .map(
        ([key]) =>
          `${fileOf(tableName(table))}: the column ${key} of ${tableName(table)} tells of somebody: name it under columns, or under foundBy.`,
      );
  });
  const named = impersonal.flatMap(({ table }) =>
    columnsOf(table, whose).map(
      ([key]) =>
        `${fileOf(tableName(table))}: ${tableName(table)} is said to be about nobody, and its column ${key} says whose it is: move the table to holds.`,
    ),
  );
  const unexplained = impersonal
    .filter(({ because }) => because.length < 20)
    .map(
      ({ table }) =>
        `${fileOf(tableName(table))}: say because of what ${tableName(table)} is about nobody, in a sentence.`,
    );
  nothingWrong([...left, ...named, ...unexplained]);
});

const dayMs = 24 * 3600_000;

/** A moment so many days ago, as the column keeps it. */
function daysAgo(column: Column, days: number): unknown {
  const at = kit.clock.now() - days * dayMs;
  if (column.columnType === 'PgDateString') return new Date(at).toISOString().slice(0, 10);
  return column.dataType === 'number' ? at : new Date(at);
}

it('what is said to be kept for some days is kept so long by its job, and no longer', async () => {
  const found: string[] = [];
  for (const { table, kept, about } of ours) {
    if (kept.keeps !== 'days') continue;
    const { after, days, by } = kept;
    const filled = about.flatMap(({ columns }) => columns);
    const rowOfAge = (age: number) =>
      kit.db.transaction((tx) =>
        insertRow(tx, table, { given: { [after]: daysAgo(getTableColumns(table)[after] as Column, age) }, filled }),
      );
    const isThere = async (row: object) => (await kit.db.orm.select().from(table)).some((one) => equals(one, row));
    const [old, young] = [await rowOfAge(days + 1.01), await rowOfAge(Math.max(0, days - 1))];
    const job = handlers.find(({ operation }) => operation === by) as { run(payload: unknown): Promise<void> };
    await job.run({});
    const job_ = `${fileOf(tableName(table))} says that ${by.name} keeps rows of ${tableName(table)} for ${days} days`;
    if (await isThere(old)) found.push(`${job_}, and the job leaves older ones: mend the job, or the days.`);
    if (!(await isThere(young))) found.push(`${job_}, and the job takes younger ones: mend the job, or the days.`);
  }
  nothingWrong(found);
});

const equals = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** A row of a person as an erasure finds it, and what is left of it afterwards; the transaction is undone. */
async function erased({ table }: Holding, { foundBy, erasure }: AboutPeople): Promise<string | null> {
  if (erasure.does === 'keep' || (typeof foundBy === 'object' && 'nowhere' in foundBy)) return null;
  const of = getTableColumns(table);
  const key = typeof foundBy === 'string' ? foundBy : foundBy.column;
  const undone = new Error('undone');
  const carryOut = async (tx: Tx): Promise<string | null> => {
    const row = await insertRow(tx, table, { filled: erasure.does === 'blank' ? [...erasure.columns, key] : [key] });
    const itsRows = eq(of[key] as Column, row[key]);
    if (erasure.does === 'delete') {
      const gone = await tx.orm.delete(table).where(itsRows).returning();
      return gone.length === 1
        ? null
        : `${fileOf(tableName(table))}: an erasure deletes ${gone.length} rows of ${tableName(table)}, not the one of the person: mend foundBy.`;
    }
    const emptied = erasure.columns.map((name) => [name, (of[name] as Column).notNull ? '' : null]);
    const [left] = await tx.orm.update(table).set(Object.fromEntries(emptied)).where(itsRows).returning();
    return left ? null : `${fileOf(tableName(table))}: an erasure empties no row of ${tableName(table)}: mend foundBy.`;
  };
  let answer: string | null = null;
  await kit.db
    .transaction(async (tx) => {
      answer = await carryOut(tx);
      throw undone;
    }, 1)
    .catch((error: unknown) => {
      if (error !== undone)
        answer = `${fileOf(tableName(table))}: the database refuses to ${erasure.does} a row of ${tableName(table)}: choose another erasure, or mend tables.ts. ${String((error as Error).cause ?? error)}`;
    });
  return answer;
}

it('the database lets happen what an erasure is said to do', async () => {
  const wrong: (string | null)[] = [];
  for (const holding of ours) for (const about of holding.about) wrong.push(await erased(holding, about));
  expect(wrong.length).toBeGreaterThan(40);
  nothingWrong(wrong.filter((each) => each !== null));
});

it('what a law wants kept is deleted by no erasure', () => {
  const lost = ours.filter(
    ({ kept, about }) => kept.keeps === 'years' && about.some(({ erasure }) => erasure.does === 'delete'),
  );
  nothingWrong(
    lost.map(
      ({ table }) =>
        `${fileOf(tableName(table))}: a law wants the rows of ${tableName(table)} kept, and an erasure deletes them: blank them.`,
    ),
  );
});
