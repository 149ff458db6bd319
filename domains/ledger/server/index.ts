import { accountClosings } from '#domains/access/server/index.ts';
import { guestDomain, guestStatePart } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { only } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { AccountName } from '../contract/accounts.ts';
import { guestAccount } from '../contract/accounts.ts';
import type { Booking } from '../contract/bookings.ts';
import { formatCoins } from '../contract/coins.ts';
import { getEarningsByMonth, getEarningsOfMonth, getEarningsSince } from '../contract/earnings-by-month.ts';
import { getEarningsStatistics, getTopGuests } from '../contract/earnings-statistics.ts';
import { ledgerFields } from '../contract/guest-fields.ts';
import { guestBalance, performerBalance } from '../contract/messages.ts';
import { getLedgerReport, readAccount, verifyBooks, verifyLedger } from '../contract/office.ts';
import { owesCoins } from '../contract/problems.ts';
import {
  getGuestBalance,
  getGuestStatement,
  getGuestStatementFile,
  getPerformerEarnings,
  getPerformerStatement,
} from '../contract/routes.ts';
import { balance, guestFunds } from './balance.ts';
import type { BookingQuery } from './bookings.ts';
import { bookingsOf } from './bookings.ts';
import type { AccountClass, ClassStanding, OffBooks } from './classes.ts';
import { classesSince, offBooks } from './classes.ts';
import { balancesOf, earnersAfter, earnersOf } from './earners.ts';
import { earnedToday, earnings } from './earnings.ts';
import { earningsByMonth, earningsOfMonth, earningsSince } from './earnings-by-month.ts';
import type { Earned, Span } from './earnings-statistics.ts';
import { earnedIn, earningsStatistics, topGuests } from './earnings-statistics.ts';
import type { BookedPart } from './find-booked.ts';
import { findBooked } from './find-booked.ts';
import { guestStatement } from './guest-statement.ts';
import type { NamesOf } from './income.ts';
import { income } from './income.ts';
import { keepVerification, lastVerification } from './keep-verification.ts';
import { ledgerMetrics } from './metrics.ts';
import { ledgerData } from './personal-data.ts';
import type { Posted } from './post.ts';
import { post } from './post.ts';
import { postAlone } from './post-alone.ts';
import type { LanguageOf } from './push.ts';
import { inOrder, pushChange } from './push.ts';
import { report } from './report.ts';
import type { Sold, SoldSpan } from './sold.ts';
import { soldIn } from './sold.ts';
import type { Statement, StatementPage } from './statement.ts';
import { statement } from './statement.ts';
import { statementFile } from './statement-file.ts';
import type { Transfer } from './transfer-draft.ts';
import { alarmOf, countUnbooked, forgetUnbooked, waitingUnbooked } from './unbooked.ts';
import type { Worth } from './worth.ts';
import { worthOf, worthOfGuests } from './worth.ts';

export type { BookingQuery } from './bookings.ts';
export type { AccountClass, ClassMovement, ClassStanding, OffBooks } from './classes.ts';
export type { Earner } from './earners.ts';
export type { Earned, Span } from './earnings-statistics.ts';
export { asBooks, booksStay, booksStayWithName, keepBooks } from './personal-data.ts';
export { KeyTakenError, type Posted } from './post.ts';
export type { Statement } from './statement.ts';
export { type StatementNote, type StatementNotes, statementNotes } from './statement-notes.ts';
export { type Movement, type Transfer, TransferError } from './transfer-draft.ts';
export { verify } from './verify.ts';
export { type BookCheckQuery, bookChecks, ledgerChecks } from './verify-checks.ts';
export { noWorth, type Worth } from './worth.ts';

/** The books. The only writer of coin rows; everybody else asks it to transfer inside their own transaction. */
export interface Ledger extends DomainServer {
  /** Books a transfer, see {@link post}. After the commit the guests and performers it touched are told. */
  post(tx: Tx, transfer: Transfer): Promise<Posted>;
  /**
   * Books a transfer that stands alone, when nothing else has to happen with it: one statement, one round trip. Tried
   * again when it meets a deadlock, as its key allows.
   */
  transfer(transfer: Transfer): Promise<Posted>;
  /** What the transfer of a key did to an account; null when no such transfer stands. */
  booked(tx: Tx, key: string, account: AccountName): Promise<BookedPart | null>;
  /** Coins of an account in hundredths. */
  balance(executor: Executor, account: AccountName): Promise<number>;
  /** A guest's coins and whether they are a paying customer. */
  guestFunds(executor: Executor, guestId: number): Promise<{ balance: number; isPayingCustomer: boolean }>;
  /** How the last check of the books went; null before the first. */
  lastVerification(executor: Executor): Promise<{ passed: boolean; at: string } | null>;
  /** How many transfers were not booked though nothing spoke against it, and are not yet. */
  countUnbooked(executor: Executor): Promise<number>;
  /** A page of what moved an account's coins, newest first. */
  statement(executor: Executor, account: AccountName, page: StatementPage): Promise<Statement>;
  /** What was booked for one fact, oldest first; see {@link bookingsOf}. */
  bookingsOf(executor: Executor, query: BookingQuery): Promise<Booking[]>;
  /** What one guest brought a performer, with what this transaction has booked. */
  worthOf(executor: Executor, actorId: number, guestId: number): Promise<Worth>;
  /** The same of some guests, or of all who ever brought something, by guest. */
  worthOfGuests(executor: Executor, actorId: number, guestIds?: readonly number[]): Promise<ReadonlyMap<number, Worth>>;
  /** What each of some spans brought a performer, in their order. */
  earnedIn(executor: Executor, actorId: number, spans: readonly Span[]): Promise<Earned[]>;
  /** What was sold in some spans of some performers, and what the platform kept of it; see {@link soldIn}. */
  soldIn(executor: Executor, spans: readonly SoldSpan[]): Promise<Sold[]>;
  /** How classes of accounts stand and what moved them since a moment; see {@link classesSince}. */
  classesSince(
    executor: Executor,
    classes: readonly AccountClass[],
    since: number,
    until?: number,
  ): Promise<Map<AccountClass, ClassStanding>>;
  /** Whose balance is not what their last entry says; see {@link offBooks}. */
  offBooks(executor: Executor, limit: number): Promise<OffBooks[]>;
  /** Who has earned something that was not paid out, some at a time; see {@link earnersAfter}. */
  earnersAfter: typeof earnersAfter;
  /** The same of some accounts; see {@link earnersOf}. */
  earnersOf: typeof earnersOf;
  /** What some accounts hold; those that were never used are left out. */
  balancesOf(executor: Executor, accounts: readonly AccountName[]): Promise<Map<AccountName, number>>;
}

/** What the ledger asks of domains below it. */
export interface LedgerDeps {
  /** The language in which a guest or performer reads numbers; English when unknown. */
  readonly languageOf?: LanguageOf;
  /** What a performer calls guests by; nobody has a name when unknown. */
  readonly namesOf?: NamesOf;
}

export function createLedger(kit: Kit, deps: LedgerDeps = {}): Ledger {
  const alarm = alarmOf(kit);
  const push = pushChange(kit, deps.languageOf ?? (async () => 'en'));
  const tell = inOrder();
  // What a performer earns is the performer's own news.
  kit.realtime.defineTopic({
    kind: 'performer',
    access: only('performer'),
    may: (caller, id) => caller.roles.includes('performer') && String(caller.accountId) === id,
  });
  return {
    name: 'ledger',
    migrations: { name: 'ledger', folder: new URL('./migrations', import.meta.url) },
    handlers: [
      handle(getGuestBalance, async (_, { caller }) => {
        const funds =
          caller.subjectId === null
            ? { balance: 0, isPayingCustomer: false }
            : await guestFunds(kit.db, caller.subjectId);
        return { ...funds, balanceFormatted: formatCoins(funds.balance, caller.language) };
      }),
      handle(getGuestStatement, async ({ query }, { caller }) => {
        const account = guestAccount(caller.accountId);
        const page = await guestStatement(kit, caller, query);
        const coins = await balance(kit.db, account);
        return {
          balance: coins,
          balanceFormatted: formatCoins(coins, caller.language),
          lines: [...page.lines],
          next: page.next,
        };
      }),
      handle(getGuestStatementFile, ({ query }, { caller }) => statementFile(kit, query, caller)),
      handle(getPerformerEarnings, async (_, { caller }) =>
        earnings(kit.db, caller.accountId, kit.clock.now(), caller.language),
      ),
      handle(getEarningsByMonth, ({ query }, { caller }) =>
        earningsByMonth(kit.db, caller.accountId, kit.clock.now(), query.before),
      ),
      handle(getEarningsOfMonth, async ({ query }, { caller }) => ({
        days: await earningsOfMonth(kit.db, caller.accountId, query.month),
      })),
      handle(getEarningsSince, ({ query }, { caller }) =>
        earningsSince(kit.db, caller.accountId, query.since, kit.clock.now()),
      ),
      handle(getEarningsStatistics, ({ query }, { caller }) =>
        earningsStatistics(kit.db, caller.accountId, Number(query.days), kit.clock.now()),
      ),
      handle(getTopGuests, async (_, { caller }) => ({
        guests: await topGuests(kit.db, caller.accountId, deps.namesOf ?? (async () => new Map())),
      })),
      handle(getPerformerStatement, ({ query }, { caller }) =>
        income(kit.db, caller.accountId, query, deps.namesOf ?? (async () => new Map())),
      ),
      handle(getLedgerReport, () => report(kit)),
      handle(readAccount, async ({ params: { owner, ownerId }, query }) => {
        const account: AccountName = `${owner}:${ownerId}`;
        const { lines, next } = await statement(kit.db, account, query);
        const earned = owner === 'performer' ? await earnedToday(kit.db, ownerId, kit.clock.now()) : null;
        return { balance: await balance(kit.db, account), earned, lines: [...lines], next };
      }),
      handle(verifyLedger, () => keepVerification(kit)),
      work(verifyBooks, async () => {
        await keepVerification(kit);
        await forgetUnbooked(kit);
      }),
      ...declare([guestBalance, performerBalance]),
    ],
    async post(tx, transfer) {
      const at = kit.clock.now();
      const { posted, changes } = await post(tx, transfer, at).catch((error: unknown) => {
        alarm(error, transfer);
        throw error;
      });
      if (changes.length > 0) tell(tx, () => push(changes, transfer.kind.name, at));
      return posted;
    },
    async transfer(transfer) {
      const at = kit.clock.now();
      const { posted, changes } = await postAlone(kit.db, transfer, at).catch((error: unknown) => {
        alarm(error, transfer);
        throw error;
      });
      if (changes.length > 0)
        push(changes, transfer.kind.name, at).catch((err: unknown) => kit.log.error({ err }, 'a push failed'));
      return posted;
    },
    booked: findBooked,
    balance,
    guestFunds,
    countUnbooked,
    async lastVerification(executor) {
      const last = await lastVerification(executor);
      return last && { passed: last.passed, at: new Date(last.at).toISOString() };
    },
    statement,
    bookingsOf,
    worthOf,
    worthOfGuests,
    soldIn,
    classesSince,
    offBooks,
    earnersAfter,
    earnersOf,
    balancesOf,
    earnedIn: (executor, actorId, spans) => earnedIn(executor, actorId, spans, kit.clock.now()),
  };
}

/** Who owes coins spends none before they are settled; a top-up does that. */
export const owingCloses = (ledger: Pick<Ledger, 'guestFunds'>): Extension =>
  extend(accountClosings, async (executor, guestId) => {
    const { balance } = await ledger.guestFunds(executor, guestId);
    return balance < 0 ? { why: 'owing', problem: new Problem(owesCoins, { data: { needed: 0, balance } }) } : null;
  });

/** The ledger, as the application lists it. */
export const ledgerDomain = defineDomain({
  name: 'ledger',
  uses: { identity: identityDomain, guest: guestDomain },
  declares: [extend(personalData, ledgerData)],
  create: (kit, { identity, guest }) =>
    createLedger(kit, {
      languageOf: async (id) => (await identity.account(kit.db, id))?.language ?? 'en',
      namesOf: (executor, ids) => guest.namesOf(executor, ids),
    }),
  contributes: (ledger) => [
    ...ledgerMetrics(ledger),
    extend(overviewFigures, {
      label: 'ledger.office.overview.books',
      desks: ['finance'],
      order: 30,
      page: 'ledger.report',
      async read(executor) {
        const last = await ledger.lastVerification(executor);
        if (!last) return { value: 'ledger.office.overview.booksNever' };
        return last.passed
          ? { value: 'ledger.office.overview.booksRight' }
          : { value: 'ledger.office.overview.booksWrong', alarm: true };
      },
    }),
    extend(overviewFigures, {
      label: 'ledger.office.overview.unbooked',
      desks: ['finance'],
      order: 31,
      page: 'ledger.report',
      async read(executor) {
        const waiting = await waitingUnbooked(executor);
        return { ...waiting, alarm: waiting.value > 0 };
      },
    }),
    owingCloses(ledger),
    guestStatePart(ledgerFields, async ({ subjectId, language }, executor) => {
      if (subjectId === null) return {};
      const { balance, isPayingCustomer } = await ledger.guestFunds(executor, subjectId);
      const isForcedPayment = balance < 0;
      return { balance, balanceFormatted: formatCoins(balance, language), isPayingCustomer, isForcedPayment };
    }),
  ],
});
