import type { PgTable } from 'drizzle-orm/pg-core';
import type { Job } from '#kit/contract/operations.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { LegalBasis } from './kinds.ts';

/**
 * Kinds of people about whom something is kept. Who owns the accounts names them by `declare module` and says their words
 * to {@link personKinds}; everybody else writes the name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by who owns the accounts
export interface PersonKinds {}

export type PersonKind = keyof PersonKinds & string;

/** What data is kept for. A domain has few; its tables share them. */
export interface Purpose {
  /** With the interest itself where the basis is a legitimate one. */
  readonly label: Texts;
  readonly basis: LegalBasis;
}

/** How long rows stay, and why. `C` are the columns of their table. */
export type Retention<C extends string = string> =
  /** As long as the account, and so many years after it where claims may still be made. */
  | { readonly keeps: 'withAccount'; readonly years?: number }
  /** So many days after the moment or day in the column `after`; the job `by` deletes what is older. */
  | {
      readonly keeps: 'days';
      readonly days: number;
      readonly after: C;
      /** What the moment in `after` is, to follow "90 days after". */
      readonly event: Texts;
      readonly by: Job;
    }
  /** A law wants them kept: so many years from the end of the year they are of. Nothing deletes them before. */
  | { readonly keeps: 'years'; readonly years: number; readonly law: string }
  /** Until something happens that is no matter of time; the words say until what. */
  | { readonly keeps: 'until'; readonly event: Texts }
  /** Nothing ends it. To be lessened; the office shows it as what is left to decide. */
  | { readonly keeps: 'noEnd'; readonly because: Texts };

/** What an erasure does to the rows of a person (GDPR Art. 17). */
export type Erasure<C extends string = string> =
  | { readonly does: 'delete' }
  /** The row stays, these columns lose what they say of the person. */
  | { readonly does: 'blank'; readonly columns: readonly C[] }
  | { readonly does: 'keep'; readonly because: Texts };

/** By what rows are found from a person. */
export type FoundBy<C extends string = string> =
  /** The column holds the number of the account, or of the visitor. */
  | C
  /** The column holds something that follows from the account; `as` says what. */
  | { readonly column: C; readonly as: string }
  /** Nobody can tell whose they are (GDPR Art. 11); the reason. */
  | { readonly nowhere: string };

/** What a table holds about some kinds of people. */
export interface AboutPeople<C extends string = string> {
  readonly who: readonly [PersonKind, ...PersonKind[]];
  readonly columns: readonly [C, ...C[]];
  readonly foundBy: FoundBy<C>;
  readonly erasure: Erasure<C>;
}

/** A table with data about people. Made by {@link holds}. */
export interface Holding {
  readonly table: PgTable;
  /** The data in words, as a list of nouns. */
  readonly what: Texts;
  readonly purpose: Purpose;
  readonly kept: Retention;
  /** Who outside of the platform gets it; not given: nobody. */
  readonly givenTo?: Texts;
  readonly about: readonly AboutPeople[];
}

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string;

/** Says what a table holds about people. The table is its value, so a column it does not have is a compile error. */
export function holds<T extends PgTable>(
  table: T,
  holding: Pick<Holding, 'what' | 'purpose' | 'givenTo'> & {
    readonly kept: Retention<ColumnOf<T>>;
    readonly about: readonly [AboutPeople<ColumnOf<T>>, ...AboutPeople<ColumnOf<T>>[]];
  },
): Holding {
  return { table, ...holding };
}

/** A table that holds nothing about a person, and why that is so although it may look otherwise. */
export interface Impersonal {
  readonly table: PgTable;
  readonly because: string;
}

/** What a domain holds about people: each of its tables stands in one of the two lists. */
export interface PersonalData {
  readonly domain: string;
  /** What the domain is to an operator who does not know its name. */
  readonly title: Texts;
  readonly holds: readonly Holding[];
  readonly impersonal?: readonly Impersonal[];
}

/** What all domains hold about people, added by `declares`: the record of processing activities (GDPR Art. 30). */
export const personalData = extensionPoint<PersonalData>('kit.personalData');

/** The words for the kinds of people, added by who owns the accounts. */
export const personKinds = extensionPoint<Readonly<Record<PersonKind, Texts>>>('kit.personKinds');
