import type { GuestRestrictions } from '#domains/guest/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { RestrictionCode, Verdict } from '../contract/restrictions.ts';
import type { Countries } from './countries.ts';
import { comesFrom } from './countries.ts';
import type { Action, StandingReason } from './standing-table.ts';
import { refusedTo } from './standing-table.ts';

/** What a guest requests: a chat with a performer, or to view content. */
export type AccessRequest =
  | {
      readonly to: 'chat';
      readonly caller: Caller;
      readonly actorId: number;
      /** Age rating in years. */
      readonly fsk: number;
      /** A chat type of spec 2 section 3. */
      readonly chatType: string;
    }
  | {
      readonly to: 'view';
      readonly caller: Caller;
      readonly fsk: number;
      /** What the content asks for besides the age, and whether this guest has it already. */
      readonly needs: 'nothing' | 'login' | 'abo' | 'purchase';
      readonly has: boolean;
    };

/** What was looked up about the guest before judging. */
export interface GuestFacts {
  /** What was decided about the account. */
  readonly standing: GuestRestrictions;
  readonly notServed: Countries;
}

/** What rules of other domains are asked about: of content what it asks for, not whether this guest has it. */
export type PolicyRequest =
  | Extract<AccessRequest, { readonly to: 'chat' }>
  | Omit<Extract<AccessRequest, { readonly to: 'view' }>, 'has'>;

/** A further rule, passed in by another domain. Null means: nothing against it. */
export type Policy = (executor: Executor, request: PolicyRequest) => Promise<Verdict | null>;

type Condition = (request: AccessRequest, known: GuestFacts) => boolean;

interface Rule {
  readonly reason: string;
  readonly restriction: RestrictionCode | null;
  readonly holds: Condition;
}

/** Whether the table of standings refuses an action for this reason. */
const refuses =
  (action: Action, reason: StandingReason): Condition =>
  (_, known) =>
    refusedTo(action, known.standing) === reason;
const isChat: Condition = ({ to }) => to === 'chat';
const isAnonymous: Condition = ({ caller }) => caller.accountId === null;
const comesFromWhereWeDoNotServe: Condition = ({ caller }, known) => comesFrom(caller, known.notServed);
const costsCoins: Condition = (request) =>
  request.to === 'chat' ? !['FREECHAT', 'LIVE_PREVIEW'].includes(request.chatType) : request.needs === 'purchase';
const isForMembers: Condition = (request) =>
  costsCoins(request, nothing) || (request.to === 'view' && request.needs !== 'nothing');
const isNotBought: Condition = (request) => request.to === 'view' && request.needs === 'purchase' && !request.has;
const isNotSubscribed: Condition = (request) => request.to === 'view' && request.needs === 'abo' && !request.has;

/** Of whoever has no account, and of one about which nothing was decided. */
export const goodStanding: GuestRestrictions = {
  ...{ isLocked: false, isRestricted: false, restrictionLevel: 0, isBlockedForComments: false },
};
const nothing: GuestFacts = { standing: goodStanding, notServed: new Set() };
const both =
  (one: Condition, other: Condition): Condition =>
  (request, known) =>
    one(request, known) && other(request, known);

const refuse = (holds: Condition) => ({
  because: (reason: string, restriction: RestrictionCode | null = null): Rule => ({ reason, restriction, holds }),
});

/** Rules that come before all others. */
export const platformPolicies: readonly Rule[] = [
  refuse(refuses('watch', 'accountLocked')).because('accountLocked'),
  refuse(comesFromWhereWeDoNotServe).because('countryNotServed'),
  refuse(both(refuses('watch', 'accountShutOut'), isChat)).because('accountShutOut'),
  refuse(both(refuses('spend', 'accountRestricted'), costsCoins)).because('accountRestricted'),
  refuse(both(refuses('spend', 'accountShutOut'), costsCoins)).because('accountRestricted'),
  refuse(both(isAnonymous, isForMembers)).because('notLoggedIn', 'needLogin'),
];

/** Rules that come after those of other domains: nobody is asked to pay for what they may not see anyway. */
export const entitlementPolicies: readonly Rule[] = [
  refuse(isNotSubscribed).because('notSubscribed', 'needAbo'),
  refuse(isNotBought).because('notBought', 'needPurchase'),
];

/** The first rule that refuses; null when none does. */
export function evaluate(rules: readonly Rule[], request: AccessRequest, known: GuestFacts): Verdict | null {
  const found = rules.find(({ holds }) => holds(request, known));
  return found ? { ok: false, restriction: found.restriction, reason: found.reason } : null;
}
