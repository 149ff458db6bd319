import type { Guest } from '#domains/guest/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { DomainServer } from '#kit/server/kit.ts';
import type { Verdict } from '../contract/restrictions.ts';
import { countries } from './countries.ts';
import type { Asked, Known, Policy } from './policy.ts';
import { housePolicies, judge, possessionPolicies } from './policy.ts';

export type { Verdict } from '../contract/restrictions.ts';
export { comesFrom, countries } from './countries.ts';
export type { Asked, Policy } from './policy.ts';

type AskedFor<T extends Asked['to']> = Omit<Extract<Asked, { to: T }>, 'to'>;

/** May this guest do that? Domains ask before they let a guest in; the answer says what the guest can do about a no. */
export interface Access extends DomainServer {
  /** Whether the guest may start this chat. Money, bans and the performer's presence are live's own rules. */
  mayChat(executor: Executor, asked: AskedFor<'chat'>): Promise<Verdict>;
  /** Whether the guest may look at this content. */
  mayView(executor: Executor, asked: AskedFor<'view'>): Promise<Verdict>;
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
  /** Countries the house does not serve, as two-letter codes. */
  readonly countriesNotServed?: readonly string[];
}

export function createAccess({ guest, extensions, countriesNotServed = [] }: AccessDeps): Access {
  const notServed = countries(countriesNotServed);

  const known = async (executor: Executor, { caller }: Asked): Promise<Known> => {
    if (caller.accountId === null) return { isLocked: false, isRestricted: false, notServed };
    const { isLocked, isRestricted } = await guest.standing(executor, caller.accountId);
    return { isLocked, isRestricted, notServed };
  };

  const may = async (executor: Executor, asked: Asked): Promise<Verdict> => {
    const facts = await known(executor, asked);
    const refused = judge(housePolicies, asked, facts);
    if (refused) return refused;
    for (const policy of extensions.of(accessPolicies)) {
      const verdict = await policy(executor, asked);
      if (verdict && !verdict.ok) return verdict;
    }
    return judge(possessionPolicies, asked, facts) ?? { ok: true };
  };

  return {
    name: 'access',
    handlers: [],
    mayChat: (executor, asked) => may(executor, { ...asked, to: 'chat' }),
    mayView: (executor, asked) => may(executor, { ...asked, to: 'view' }),
  };
}

/** Access, as the application lists it. */
export const accessDomain = defineDomain({
  name: 'access',
  uses: { guest: guestDomain },
  create: ({ config, extensions }, { guest }) =>
    createAccess({ guest, extensions, countriesNotServed: config.COUNTRIES_NOT_SERVED }),
});
