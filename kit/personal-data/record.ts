import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Texts } from '#kit/contract/problem.ts';
import type { AboutPeople, Holding, PersonalData, PersonKind } from './personal-data.ts';

/** One line of the record: what one table holds about some kinds of people. */
export interface RecordLine extends Pick<Holding, 'what' | 'purpose' | 'kept' | 'givenTo'>, AboutPeople {
  /** `live.chats:guest`. */
  readonly key: string;
  readonly domain: string;
  readonly title: Texts;
  /** `live.chats`, as the database has it. */
  readonly table: string;
}

/** `schema.table`, as the database has it. */
export function tableName(table: PgTable): string {
  const { schema, name } = getTableConfig(table);
  return `${schema ?? 'public'}.${name}`;
}

/** The record of processing activities, by domain, in the order of its declarations. */
export function recordOf(entries: readonly PersonalData[]): RecordLine[] {
  const ordered = [...entries].sort((a, b) => (a.domain < b.domain ? -1 : 1));
  return ordered.flatMap(({ domain, title, holds }) =>
    holds.flatMap(({ table, about, ...holding }) =>
      about.map((each) => {
        const name = tableName(table);
        return { key: `${name}:${each.who.join('-')}`, domain, title, table: name, ...holding, ...each };
      }),
    ),
  );
}

/** The kinds of people with their words. @throws Error when nobody, or more than one, says them */
export function kindsOf(entries: readonly Readonly<Record<PersonKind, Texts>>[]): Readonly<Record<PersonKind, Texts>> {
  const [kinds] = entries;
  if (!kinds || entries.length > 1) throw new Error('Exactly one domain says which kinds of people there are.');
  return kinds;
}
