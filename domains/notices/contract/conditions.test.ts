import { describe, expect, test } from 'vitest';
import { defaultGuestState } from '#domains/guest/web/state/parts.ts';
import type { Situation } from './conditions.ts';
import { statusBarsOf } from './conditions.ts';
import { noFacts } from './facts.ts';
import type { StatusBarType } from './status-bars.ts';
import { cancellationCookie, ownBarTypes, seenMark, statusBarRules } from './status-bars.ts';

const now = Date.UTC(2026, 10, 20);
const day = 24 * 3600 * 1000;
const at = (ms: number) => new Date(ms).toISOString();

interface Given {
  readonly guest?: Partial<Situation['guest']>;
  readonly facts?: Partial<Situation['facts']>;
  readonly search?: string;
  readonly cookies?: Record<string, string>;
  readonly daysAway?: number | null;
}

/** The bars of a logged-in guest with a confirmed address, of whom nothing else is known. */
const bars = ({ guest, facts, search = '', cookies = {}, daysAway = null }: Given = {}) =>
  statusBarsOf({
    guest: { ...defaultGuestState, isLoggedIn: true, emailVerified: true, email: 'a@b.cd', ...guest },
    facts: { ...noFacts, ...facts },
    search: new URLSearchParams(search),
    cookie: (name) => cookies[name],
    daysAway,
    now,
  });
const types = (situation: Given) => bars(situation).map(({ type }) => type);

const ageCheck = { href: '/age', decidedAt: at(now - day) };
const offer = { id: 'o', text: 'Half price', until: at(now + day) };
const bonus = { id: '2026-11', amount: 500, until: at(now + day), href: '/bonus' };
const payer = {
  isPayingCustomer: true,
  autoRechargeConfig: { isAllowed: true, amounts: [1000], threshold: 100 },
};
const visitor = { isLoggedIn: false, emailVerified: false, email: null };

test('who has nothing to be told is told nothing', () => {
  expect(bars()).toEqual([]);
  expect(bars({ guest: visitor })).toEqual([]);
});

describe('each type', () => {
  test.each<[string, string, Given]>([
    ['whose age is unknown, where it can be checked', 'noAgeCheck', { facts: { ageCheck } }],
    ['whose check is under way', 'ageCheckStatus', { guest: { avsStatus: 'pending' } }],
    ['whose check was rejected', 'ageCheckStatus', { guest: { avsStatus: 'rejected', avsRejectMessage: 'Blurred' } }],
    [
      'whose check was just accepted',
      'ageCheckAccepted',
      { guest: { avsStatus: 'accepted', hasAvs: true }, facts: { ageCheck } },
    ],
    ['who owes coins after a chargeback', 'belowZero', { guest: { balance: -9900, isForcedPayment: true } }],
    ['whose address waits', 'mailNotVerified', { guest: { emailVerified: false } }],
    ['whose address was just confirmed', 'verifiedMail', { facts: { verifiedMail: { id: 'v', at: at(now) } } }],
    ['who comes from the welcome mail', 'mailWelcomeLink', { search: 'bar=welcome' }],
    ['who was away for a week', 'welcomeBack', { daysAway: 7 }],
    ['who is to be told a failure', 'error', { facts: { errors: [{ id: 'e', text: 'No', at: at(now), href: null }] } }],
    ['who is made an offer', 'cancellationOffer', { facts: { cancellationOffer: offer } }],
    [
      'whose offer failed',
      'cancellationOfferError',
      { facts: { cancellationOffer: offer }, cookies: { [cancellationCookie]: 'failed' } },
    ],
    ['for whom a bonus waits', 'monthlyBonusNotification', { facts: { monthlyBonus: bonus } }],
    [
      'who pays and could recharge by itself',
      'automaticRecharge',
      { guest: payer, facts: { autoRecharge: { href: '/r' } } },
    ],
    ['who looked for somebody unknown', 'notFoundRedirect', { search: 'notFound=performer&name=lola', guest: visitor }],
  ])('a guest %s sees %s', (_, type, situation) => {
    expect(types(situation)).toEqual([type]);
  });

  test.each<[string, Given]>([
    ['an age check where there is none', { guest: { avsStatus: 'unknown' } }],
    [
      'an accepted check after a week',
      {
        guest: { avsStatus: 'accepted', hasAvs: true },
        facts: { ageCheck: { href: '/age', decidedAt: at(now - 7 * day) } },
      },
    ],
    ['a welcome after six days', { daysAway: 6 }],
    ['a welcome to a visitor', { daysAway: 30, guest: visitor }],
    ['an offer that is over', { facts: { cancellationOffer: { ...offer, until: at(now) } } }],
    ['an offer that was taken', { facts: { cancellationOffer: offer }, cookies: { [cancellationCookie]: 'accepted' } }],
    [
      'a failed offer that is over',
      { facts: { cancellationOffer: { ...offer, until: at(now) } }, cookies: { [cancellationCookie]: 'failed' } },
    ],
    ['a bonus that is over', { facts: { monthlyBonus: { ...bonus, until: at(now) } } }],
    [
      'recharging to who never paid',
      { guest: { ...payer, isPayingCustomer: false }, facts: { autoRecharge: { href: '/r' } } },
    ],
    [
      'recharging to who has set it up',
      { guest: { ...payer, autoRechargeAmount: 1000 }, facts: { autoRecharge: { href: '/r' } } },
    ],
    ['recharging to who put it off', { guest: payer }],
    ['a search for nothing there is', { search: 'notFound=weapon&name=x' }],
  ])('nobody sees %s', (_, situation) => {
    expect(types(situation)).toEqual([]);
  });
});

/** A bar as another domain brings it. */
const plane = {
  type: 'planeLanded' as string as StatusBarType,
  key: '7',
  priority: 45,
  tone: 'info' as const,
  isDismissible: false,
  saidOn: ['planes.home'],
  at: null,
  href: '/en/planes/',
  title: 'Your plane has landed.',
  text: null,
  button: 'To the plane',
};

test('what another domain tells has its place among the others, its own words and the way to its page', () => {
  const situation = { guest: { emailVerified: false }, facts: { told: [plane] }, daysAway: 9 };
  expect(types(situation)).toEqual(['mailNotVerified', 'planeLanded', 'welcomeBack']);
  expect(bars(situation)[1]).toMatchObject({ title: 'Your plane has landed.', button: 'To the plane', action: 'open' });
});

test('the most urgent comes first', () => {
  const situation = {
    guest: { emailVerified: false },
    facts: { monthlyBonus: bonus, errors: [{ id: 'e', text: 'No', at: at(now), href: null }] },
    daysAway: 9,
  };
  expect(types(situation)).toEqual(['error', 'mailNotVerified', 'monthlyBonusNotification', 'welcomeBack']);
});

test('what is missing after a chargeback is said with its amount, leads to the wallet and cannot be put away', () => {
  const [bar] = bars({ guest: { balance: -9900, isForcedPayment: true }, cookies: { sber: '1' } });
  expect(bar).toMatchObject({ amount: 9900, action: 'topUp', tone: 'danger', isDismissible: false });
  expect(bar?.saidOn).toEqual(['payments.topUp']);
});

test('that one’s age is confirmed is said on one page; from then on it waits in the menu', () => {
  const checked = { guest: { avsStatus: 'accepted' as const, hasAvs: true }, facts: { ageCheck } };
  expect(bars({ ...checked, cookies: { sbaa: seenMark } })).toMatchObject([{ isSeen: true }]);
});

test('a dismissed bar stays away; the next of its type does not', () => {
  const dismissed = { sbmb: bonus.id };
  expect(types({ facts: { monthlyBonus: bonus }, cookies: dismissed })).toEqual([]);
  expect(types({ facts: { monthlyBonus: { ...bonus, id: '2026-12' } }, cookies: dismissed })).toHaveLength(1);
});

test('an address that waits is said on one page: seen there it waits in the menu, and dismissed it is gone', () => {
  const unconfirmed = { guest: { emailVerified: false } };
  const seen = (situation: Given) => bars(situation).map(({ type, isSeen }) => [type, isSeen]);
  expect(seen(unconfirmed)).toEqual([['mailNotVerified', false]]);
  expect(seen({ ...unconfirmed, cookies: { sbmn: seenMark } })).toEqual([['mailNotVerified', true]]);
  expect(seen({ ...unconfirmed, cookies: { sbmn: '1' } })).toEqual([]);
});

test('an address puts no sentences into our mouth', () => {
  const text = (name: string) => bars({ search: `notFound=performer&name=${encodeURIComponent(name)}` })[0]?.text;
  expect(text('Lola-92')).toBe('Lola-92');
  expect(text('call 0900 123 now')).toBeNull();
  expect(text('<b>lola</b>')).toBeNull();
  expect(text('a'.repeat(41))).toBeNull();
  expect(text('win-coins-at-evil.example')).toBeNull();
});

test('every type has its rule, and no two share a cookie', () => {
  expect(Object.keys(statusBarRules).sort()).toEqual([...ownBarTypes].sort());
  const cookies = Object.values(statusBarRules).flatMap(({ dismissal }) => dismissal?.cookie ?? []);
  expect(new Set([...cookies, cancellationCookie]).size).toBe(cookies.length + 1);
});
