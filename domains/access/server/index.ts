import { guestLockedEvent, guestRestrictedEvent, restrictionLevels } from '#domains/guest/contract/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import { serviceAreas } from '#kit/domain/service-area.ts';
import { declare, on } from '#kit/server/handler.ts';
import type { DomainServer } from '#kit/server/kit.ts';
import { accessClosed, accessNarrowed } from '../contract/events.ts';
import type { Verdict } from '../contract/restrictions.ts';
import { accountClosings } from './closings.ts';
import { comesFrom, countries } from './countries.ts';
import type { AccessRequest, GuestFacts, Policy, PolicyRequest } from './policy.ts';
import { entitlementPolicies, evaluate, goodStanding, platformPolicies } from './policy.ts';
import { accessSettings } from './settings.ts';
import type { Action } from './standing-table.ts';
import { refusedTo } from './standing-table.ts';

export type { Verdict } from '../contract/restrictions.ts';
export type { MoneyRefusal } from './closings.ts';
export { accountClosings, assertMoney, closingOf, moneyRefusal } from './closings.ts';
export { comesFrom, countries } from './countries.ts';
export type { MoneyAct, MoneyReason } from './money-table.ts';
export { moneyActs, moneyTable } from './money-table.ts';
export type { AccessRequest, Policy, PolicyRequest } from './policy.ts';

type AccessRequestFor<T extends AccessRequest['to']> = Omit<Extract<AccessRequest, { to: T }>, 'to'>;

/** Whether one caller may view some content. */
export type Viewing = (content: Omit<AccessRequestFor<'view'>, 'caller'>) => Promise<Verdict>;

/** May this guest do that? Domains ask before they let a guest in; the answer says what the guest can do about a no. */
export interface Access extends DomainServer {
  /** Whether the guest may start this chat. Money, bans and the performer's presence are live's own rules. */
  mayChat(executor: Executor, request: AccessRequestFor<'chat'>): Promise<Verdict>;
  /** Whether an account may write in chats at all. */
  mayWrite(executor: Executor, accountId: number): Promise<Verdict>;
  /** Whether an account may comment: on chats, on performers, on the site. */
  mayComment(executor: Executor, accountId: number): Promise<Verdict>;
  /** Whether the guest may view this content. */
  mayView(executor: Executor, request: AccessRequestFor<'view'>): Promise<Verdict>;
  /**
   * The same for all content of one answer: what was decided about the account is read once, and rules of other domains are asked once
   * for each age rating and way to have it.
   */
  viewing(executor: Executor, caller: Caller): Viewing;
  /** Whether the operator offers the site where somebody comes from. */
  serves(from: { readonly country: string | null }): boolean;
}

/**
 * Rules of other domains, asked in the order of the domains, after the platform's rules and before those about what a
 * guest has bought. The age check refuses here (`needAgeCheck`, by `fsk` and country).
 */
export const accessPolicies = extensionPoint<Policy>('access.policies');

/** What access asks of domains below it, and what the operator set. */
export interface AccessDeps {
  readonly extensions: Extensions;
  readonly guest: Pick<Guest, 'standing'>;
  /** Countries the platform does not serve, as two-letter codes. */
  readonly countriesNotServed?: readonly string[];
}

export function createAccess({ guest, extensions, countriesNotServed = [] }: AccessDeps): Access {
  const notServed = countries(countriesNotServed);

  const factsOf = async (executor: Executor, caller: Caller): Promise<GuestFacts> => {
    if (caller.accountId === null) return { standing: goodStanding, notServed };
    return { standing: await guest.standing(executor, caller.accountId), notServed };
  };

  const againstIt = async (executor: Executor, request: PolicyRequest): Promise<Verdict | null> => {
    for (const policy of extensions.of(accessPolicies)) {
      const verdict = await policy(executor, request);
      if (verdict && !verdict.ok) return verdict;
    }
    return null;
  };

  const judge = async (
    request: AccessRequest,
    facts: GuestFacts,
    others: () => Promise<Verdict | null>,
  ): Promise<Verdict> =>
    evaluate(platformPolicies, request, facts) ??
    (await others()) ??
    evaluate(entitlementPolicies, request, facts) ?? { ok: true };

  const may = async (executor: Executor, request: AccessRequest): Promise<Verdict> =>
    judge(request, await factsOf(executor, request.caller), () => againstIt(executor, request));

  const viewing = (executor: Executor, caller: Caller): Viewing => {
    let facts: Promise<GuestFacts> | undefined;
    const known = new Map<string, Promise<Verdict | null>>();
    const others = ({ fsk, needs }: Parameters<Viewing>[0]): Promise<Verdict | null> => {
      const key = `${fsk} ${needs}`;
      const asked = known.get(key) ?? againstIt(executor, { to: 'view', caller, fsk, needs });
      known.set(key, asked);
      return asked;
    };
    return async (content) => {
      facts ??= factsOf(executor, caller);
      return judge({ to: 'view', caller, ...content }, await facts, () => others(content));
    };
  };

  const mayDo = async (executor: Executor, accountId: number, action: Action): Promise<Verdict> => {
    const reason = refusedTo(action, await guest.standing(executor, accountId));
    return reason === null ? { ok: true } : { ok: false, restriction: null, reason };
  };

  return {
    name: 'access',
    handlers: [
      on(guestLockedEvent, 'access.close-the-locked', ({ guestId }, tx) =>
        tx.emit(accessClosed, { accountId: guestId, why: 'locked', until: null }),
      ),
      on(guestRestrictedEvent, 'access.close-the-restricted', async ({ guestId, level }, tx) => {
        const accountId = guestId;
        if (level >= restrictionLevels.spending)
          await tx.emit(accessClosed, { accountId, why: 'restricted', until: null });
      }),
      ...declare([accessNarrowed, accessClosed]),
    ],
    serves: (from) => !comesFrom(from, notServed),
    mayChat: (executor, request) => may(executor, { ...request, to: 'chat' }),
    mayWrite: (executor, accountId) => mayDo(executor, accountId, 'write'),
    mayComment: (executor, accountId) => mayDo(executor, accountId, 'comment'),
    mayView: (executor, request) => may(executor, { ...request, to: 'view' }),
    viewing,
  };
}

/** Access, as the application lists it. */
export const accessDomain = defineDomain({
  name: 'access',
  uses: { guest: guestDomain },
  settings: accessSettings,
  create: ({ config, extensions }, { guest }) =>
    createAccess({ guest, extensions, countriesNotServed: config.of(accessSettings).COUNTRIES_NOT_SERVED }),
  contributes: (access, _, { guest }) => [
    extend(serviceAreas, access.serves),
    // The same table as for what somebody does on the site: who may not spend neither buys coins nor gets any.
    extend(accountClosings, async (executor, accountId) => {
      const reason = refusedTo('spend', await guest.standing(executor, accountId));
      if (reason === null) return null;
      return reason === 'accountLocked' ? 'locked' : 'restricted';
    }),
  ],
});
