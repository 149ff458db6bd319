import { eq, inArray } from 'drizzle-orm';
import type { AccountCaller, Caller, Language, Role } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Cursor, KeysetRequest } from '#kit/db/query/keyset.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { goals } from '#kit/domain/goals.ts';
import { peopleFinders } from '#kit/domain/people.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData, personKinds } from '#kit/personal-data/personal-data.ts';
import type { SessionValidity } from '#kit/realtime/session-validity.ts';
import type { Call } from '#kit/server/handler.ts';
import { declare, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as events from '../contract/events.ts';
import { deleteExpired, mailPasswordReset } from '../contract/jobs.ts';
import * as messages from '../contract/messages.ts';
import { accessTokens } from './access-token.ts';
import { accountsClaiming, countReservedAddresses, existingAmong, findAccount, insertAccount } from './accounts.ts';
import type { Credentials } from './authenticate.ts';
import { createAuthenticator } from './authenticate.ts';
import type { Context } from './context.ts';
import { deleteExpiredRows } from './delete-expired.ts';
import type { SessionEnd } from './end-sessions.ts';
import { createEndSessions, sessionIdsOf } from './end-sessions.ts';
import type { AccountQuery, AccountStanding } from './find-accounts.ts';
import { accountStanding, accountsMeant, guestsSince, lastCountry, lastSeen, pageAccounts } from './find-accounts.ts';
import { ownPasskey } from './first-step.ts';
import { signUpGoal } from './goals.ts';
import { createProofs } from './guess-proof.ts';
import type { NewInvitation } from './invitations.ts';
import { firstOperatorLink, hasOperator, invite, openInvitations, withdrawInvitation } from './invitations.ts';
import { knownDevices } from './known-device.ts';
import { identityMails } from './mails.ts';
import type { OperatorFacts } from './operators.ts';
import { operatorsOf } from './operators.ts';
import { hashPassword } from './passwords.ts';
import { kindsOfPeople } from './person-kinds.ts';
import { identityData } from './personal-data.ts';
import { sendReset } from './reset-password.ts';
import { restHandlers } from './rest.ts';
import { createSessionCache } from './session-cache.ts';
import { socketHandlers } from './socket.ts';
import { proveWithPasskey } from './step-up.ts';
import { accounts } from './tables.ts';
import { putTotp } from './totp.ts';
import { markVerified } from './verify-email.ts';
import { visitorCookies } from './visitor-cookie.ts';

export type { Credentials } from './authenticate.ts';
export type { AccountQuery, AccountStanding } from './find-accounts.ts';
export { firstOperatorLink as firstOperatorLinkOf } from './invitations.ts';
export { mailboxOf } from './mailbox.ts';
export type { OperatorFacts } from './operators.ts';

/** What other domains may know of an account. */
export interface AccountFacts {
  readonly id: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly roles: readonly Role[];
  readonly language: Language;
  readonly createdAt: Date;
}

/** Accounts, sessions and who is calling. */
export interface Identity extends DomainServer {
  /** Finds out who calls: access token, else session cookie, else visitor cookie, else nobody in particular. */
  authenticate(credentials: Credentials): Promise<Caller>;
  /** The hash of a password as it is kept; takes a while, so it is made before a transaction. */
  hashPassword(password: string): Promise<string>;
  /** Creates an account without a person at the keyboard (seeds, invitations). Returns its id. */
  createAccount(
    tx: Tx,
    account: {
      email: string;
      passwordHash: string;
      roles: readonly Role[];
      language: Language;
      emailVerified: boolean;
      /** The secret of an authenticator app that is set up at once: the demo world's cast. */
      totpSecret?: Uint8Array;
    },
  ): Promise<number>;
  account(executor: Executor, id: number): Promise<AccountFacts | null>;
  accounts(executor: Executor, ids: readonly number[]): Promise<AccountFacts[]>;
  /** Where an account was last, by its session that was seen latest; null where nobody knows. */
  lastCountry(executor: Executor, id: number): Promise<string | null>;
  /** When some accounts were last seen, and where from; null where nobody knows. Who is logged in nowhere is left out. */
  lastSeen(executor: Executor, ids: readonly number[]): ReturnType<typeof lastSeen>;
  /** Which of some numbers are accounts. */
  existingAmong(executor: Executor, ids: readonly number[]): Promise<number[]>;
  /** The accounts that claim an address, verified or not: several may. */
  accountsWithEmail(executor: Executor, email: string): Promise<number[]>;
  /** A page of accounts by their number, for operators' lists. */
  pageAccounts(
    executor: Executor,
    wanted: AccountQuery,
    request: KeysetRequest,
  ): Promise<(AccountFacts & { readonly cursor: Cursor })[]>;
  /** How many guests signed up since an instant, in ms since the epoch. */
  guestsSince(executor: Executor, since: number): Promise<number>;
  /** What an operator sees of one account beside its facts; null where there is none. */
  accountStanding(executor: Executor, id: number): Promise<AccountStanding | null>;
  /** How many accounts have proven an address below a domain nobody can own (RFC 2606): demo worlds and tests. */
  countReservedAddresses(executor: Executor): Promise<number>;
  setLanguage(tx: Tx, accountId: number, language: Language): Promise<void>;
  /** Adds a role; every process knows within the same moment. */
  grantRole(tx: Tx, accountId: number, role: Role): Promise<void>;
  /** Takes a role away. The account's sessions end with it, so that nothing opened under the role continues. */
  takeRole(tx: Tx, accountId: number, role: Role): Promise<void>;
  /** The caller shows a passkey of theirs in a ceremony that `identity.passkeyProofOptions` began. @throws Problem passkey_refused */
  proveWithPasskey(credential: { readonly id: string }, call: Call<AccountCaller>): Promise<void>;
  /** Takes an account's address for proven, without its mail: automated tests. */
  verifyEmailOf(tx: Tx, accountId: number): Promise<void>;
  /** Everybody who works here, by their number. */
  operators(executor: Executor): Promise<OperatorFacts[]>;
  /** Invites somebody to work here; earlier invitations of the address are over. The mail goes out with the transaction. */
  invite(tx: Tx, wanted: NewInvitation & { readonly email: string }): Promise<void>;
  /** Invitations that still work. */
  openInvitations(executor: Executor): ReturnType<typeof openInvitations>;
  /** Makes an invitation useless; false when there is none that works. */
  withdrawInvitation(tx: Tx, id: number): Promise<boolean>;
  /** Whether anybody works here. */
  hasOperator(): Promise<boolean>;
  /** The address that lets the first operator in, see {@link firstOperatorLink}; null where it was made before. */
  firstOperatorLink(options?: { again?: boolean }): Promise<string | null>;
  /** Ends every session of an account. Returns how many there were. */
  endSessions(tx: Tx, accountId: number, reason?: SessionEnd): Promise<number>;
  /** Whether sessions still stand, for the connections that are open in their name. */
  readonly standing: SessionValidity;
}

const factsOf = (row: typeof accounts.$inferSelect): AccountFacts => {
  const { id, email, emailVerifiedAt, roles, language, createdAt } = row;
  return { id, email, emailVerified: emailVerifiedAt !== null, roles, language, createdAt };
};

export const identityTables = { name: 'identity', folder: new URL('./migrations', import.meta.url) } as const;

/** The identity domain on this kit. */
export function createIdentity(kit: Kit): Identity {
  const now = () => kit.clock.now();
  const cache = createSessionCache(kit);
  kit.caches.onClear('identity.sessions', () => cache.clear());
  const tokens = accessTokens(kit.keyFor('access-token'), now, kit.config.CLOCK_SPEED);
  const visitors = visitorCookies(kit.keyFor('visitor-cookie'), now);
  const end = createEndSessions(kit, cache);
  const authenticator = createAuthenticator(kit, { cache, tokens, visitors, end });
  const context: Context = {
    kit,
    cache,
    tokens,
    visitors,
    end,
    authenticator,
    devices: knownDevices(kit),
    proofs: createProofs(kit),
  };

  const change = async (tx: Tx, id: number, values: Partial<typeof accounts.$inferInsert>): Promise<void> => {
    await tx.orm.update(accounts).set(values).where(eq(accounts.id, id));
    const sessionIds = await sessionIdsOf(tx, id);
    tx.afterCommit(() => cache.drop(sessionIds));
  };

  return {
    name: 'identity',
    migrations: identityTables,
    handlers: [
      ...restHandlers(context),
      ...socketHandlers(context),
      work(mailPasswordReset, ({ email, language }) => sendReset(context, email, language)),
      work(deleteExpired, () => deleteExpiredRows(context)),
      ...declare([...Object.values(events), messages.emailVerifiedPush, messages.emailProperties]),
    ],
    start: () => cache.start(),
    stop: async () => cache.stop(),
    authenticate: (credentials) => authenticator.authenticate(credentials),
    hashPassword: (password) => hashPassword(password.normalize('NFKC')),
    async createAccount(tx, { totpSecret, ...account }) {
      const row = await insertAccount(tx, { ...account, visitorId: null }, new Date(now()));
      if (totpSecret) await putTotp(context, tx, row.id, totpSecret);
      return row.id;
    },
    async account(executor, id) {
      const row = await findAccount(executor, id);
      return row && factsOf(row);
    },
    async accounts(executor, ids) {
      if (ids.length === 0) return [];
      const rows = await executor.orm
        .select()
        .from(accounts)
        .where(inArray(accounts.id, [...ids]));
      return rows.map(factsOf);
    },
    lastCountry,
    lastSeen: (executor, ids) => lastSeen(executor, ids, now()),
    existingAmong,
    accountsWithEmail: accountsClaiming,
    async pageAccounts(executor, wanted, request) {
      const rows = await pageAccounts(executor, wanted, request);
      return rows.map((row) => ({ ...factsOf(row), cursor: row.cursor }));
    },
    guestsSince,
    accountStanding: (executor, id) => accountStanding(executor, id, now()),
    countReservedAddresses,
    setLanguage: (tx, id, language) => change(tx, id, { language }),
    async grantRole(tx, id, role) {
      const row = await findAccount(tx, id);
      if (!row || row.roles.includes(role)) return;
      await change(tx, id, { roles: [...row.roles, role] });
    },
    async takeRole(tx, id, role) {
      const row = await findAccount(tx, id);
      if (!row?.roles.includes(role)) return;
      await change(tx, id, { roles: row.roles.filter((held) => held !== role) });
      await tx.emit(events.rolesTaken, { accountId: id, roles: [role] });
      await end(tx, id, await sessionIdsOf(tx, id), 'roles changed');
    },
    operators: (executor) => operatorsOf(executor, now()),
    invite: async (tx, wanted) => void (await invite(context, tx, wanted)),
    openInvitations: (executor) => openInvitations(executor, now()),
    withdrawInvitation: (tx, id) => withdrawInvitation(tx, id, now()),
    hasOperator: () => hasOperator(kit.db),
    firstOperatorLink: (options) => firstOperatorLink(kit, options),
    proveWithPasskey: (credential, call) => proveWithPasskey(context, credential, call),
    async verifyEmailOf(tx, id) {
      const row = await findAccount(tx, id);
      if (row) await markVerified(context, tx, row);
    },
    endSessions: async (tx, id, reason = 'revoked') => end(tx, id, await sessionIdsOf(tx, id), reason),
    standing: authenticator.standing,
  };
}

/** Identity, as the application lists it. */
export const identityDomain = defineDomain({
  name: 'identity',
  create: createIdentity,
  declares: [
    extend(personKinds, kindsOfPeople),
    extend(personalData, identityData),
    ownPasskey,
    extend(goals, signUpGoal),
    extend(peopleFinders, accountsMeant),
    ...identityMails.map((kind) => extend(mailKinds, kind)),
  ],
});
