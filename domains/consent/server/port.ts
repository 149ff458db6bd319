import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Thing, ThingKind } from '../contract/index.ts';

/** A verified identity, as onboarding hands it over (28 CFR 75.2: legal name, birth date, document, every alias). */
export interface IdentityRecord {
  readonly accountId: number;
  readonly legalName: string;
  /** `1994-05-17`. */
  readonly birthDate: string;
  /** Every name the person is or was shown by. */
  readonly aliases: readonly string[];
  readonly document: {
    readonly kind: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly number: string;
    /** The last day it is valid; null where it has none. */
    readonly validUntil: string | null;
    /** Where the vault keeps the copy. */
    readonly copyKey: string | null;
  };
  /** Who says so: the provider and its reference. */
  readonly verifiedBy: string;
  readonly verifiedAt: Date;
}

/** What is declared when a thing comes to be. */
export interface Declaration {
  readonly thing: Thing;
  /** Whose it is; they agree by declaring it. */
  readonly ownerId: number;
  /** The day it was recorded, `2026-11-29`. */
  readonly recordedOn: string;
  readonly title: string;
  /** Everybody else who is in it; each is asked. */
  readonly withIds?: readonly number[];
  /** The call of whoever declares; null for the demo world and jobs. */
  readonly call: Call | null;
}

/** Who keeps beside its own rows whether they are covered, so that lists cost no further statement. */
export interface CoverageSink {
  readonly kind: ThingKind;
  /** In the transaction that changed it. What is not covered is shown and delivered to nobody from then on. */
  set(tx: Tx, ids: readonly string[], isCovered: boolean): Promise<void>;
  /** All rows of the kind by id, some at a time, as they stand: for the check, and to declare those of before there were records. */
  rows(executor: Executor, after: string | null, first: number): Promise<CoverageRow[]>;
  /** Where some of them are found, without the language: `/amateur/mira/videos/12/`. */
  paths(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Who bought one, where it is sold; the latest first. */
  buyers?(executor: Executor, id: string, first: number): Promise<Buyer[]>;
}

/** A row of a kind of things, as the domain that shows it keeps it. */
export interface CoverageRow {
  readonly id: string;
  readonly isCovered: boolean;
  readonly ownerId: number;
  readonly title: string;
  readonly recordedOn: string;
}

/** Somebody who bought a thing. */
export interface Buyer {
  readonly guestId: number;
  readonly at: Date;
  /** What they paid, in hundredths of a coin. */
  readonly price: number;
  /** When it was paid back; null while it is theirs. */
  readonly endedAt: Date | null;
}

/** Where kinds of things keep whether they are covered. */
export const coverageSinks = extensionPoint<CoverageSink>('consent.coverageSinks');

/** Consent: who is in what, and whether that may be shown. */
export interface ConsentApi {
  /** Keeps a record of identity; things of this person may become covered. @throws Error for somebody under 18 at `verifiedAt` */
  putPerson(tx: Tx, record: IdentityRecord): Promise<void>;
  /** The identity does not hold (forged, another person's): nothing that shows this person is covered any more. */
  voidPerson(tx: Tx, accountId: number, why: string): Promise<void>;
  /** Nothing that shows this person is shown until they are resumed. Nothing is withdrawn by it, so nobody is paid back. */
  pausePerson(tx: Tx, accountId: number, why: string): Promise<void>;
  /** Ends that; what everything else covers is shown again. */
  resumePerson(tx: Tx, accountId: number): Promise<void>;
  /** A further name somebody is shown by. */
  addAlias(tx: Tx, accountId: number, name: string): Promise<void>;
  /** Says who is in a thing; the owner agrees with it, the others are asked. Again with other people: who is new is asked. Tells sinks. */
  declare(tx: Tx, declaration: Declaration): Promise<void>;
  /** Something new is in the thing: everybody but its owner is asked again. */
  askAnew(tx: Tx, thing: Thing): Promise<void>;
  /** What the thing is called from now on. */
  rename(tx: Tx, thing: Thing, title: string): Promise<void>;
  /** The thing is gone for good; its record stays. */
  forget(tx: Tx, thing: Thing): Promise<void>;
  /** Who has a record and is in something recorded between two days, both included; by number, those above `after`. */
  shownBetween(
    executor: Executor,
    days: { readonly from: string; readonly to: string },
    page: { readonly after: number; readonly first: number },
  ): Promise<number[]>;
  /** Which of some things (`kind:id`) are covered: everybody a verified adult on the day of the recording, every agreement in force, nobody paused. */
  covers(executor: Executor, things: readonly Thing[]): Promise<ReadonlySet<string>>;
}
