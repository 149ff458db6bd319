import { expect, test } from 'vitest';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { createExtensions, extend } from '#kit/domain/extensions.ts';
import { accessPolicies, comesFrom, countries, createAccess } from './index.ts';

const nobody = {} as Executor;
const anonymous: Caller = {
  subjectId: 900,
  accountId: null,
  roles: [],
  sessionId: 's',
  language: 'de',
  country: 'DE',
  ip: '127.0.0.1',
};
const member: Caller = { ...anonymous, subjectId: 7, accountId: 7, roles: ['guest'] };
const free = { actorId: 5003, fsk: 16, chatType: 'FREECHAT' };
const paid = { actorId: 5003, fsk: 16, chatType: 'LIVECHAT' };

const accessFor = (
  standing: { isLocked?: boolean; isRestricted?: boolean; restrictionLevel?: number } = {},
  notServed: string[] = [],
  extensions = createExtensions(),
) =>
  createAccess({
    extensions,
    guest: {
      standing: async () => ({
        isLocked: false,
        isRestricted: false,
        restrictionLevel: 0,
        isBlockedForComments: false,
        ...standing,
      }),
    },
    countriesNotServed: notServed,
  });

const no = (reason: string, restriction: string | null = null) => ({ ok: false, reason, restriction });

test('a member may chat, free and paid', async () => {
  const access = accessFor();
  expect(await access.mayChat(nobody, { caller: member, ...free })).toEqual({ ok: true });
  expect(await access.mayChat(nobody, { caller: member, ...paid })).toEqual({ ok: true });
});

test('an anonymous visitor may watch for free and needs a login for what costs coins', async () => {
  const access = accessFor();
  expect(await access.mayChat(nobody, { caller: anonymous, ...free })).toEqual({ ok: true });
  const answer = await access.mayChat(nobody, { caller: anonymous, ...paid });
  expect(answer).toEqual(no('notLoggedIn', 'needLogin'));
});

test('a locked account may do nothing, and there is nothing the guest can do about it', async () => {
  const access = accessFor({ isLocked: true });
  expect(await access.mayChat(nobody, { caller: member, ...free })).toEqual(no('accountLocked'));
  const content = { caller: member, fsk: 0, needs: 'nothing', has: true } as const;
  expect(await access.mayView(nobody, content)).toEqual(no('accountLocked'));
});

test.each([
  { level: 0, pays: true, writes: true, watches: true },
  { level: 1, pays: false, writes: true, watches: true },
  { level: 2, pays: false, writes: false, watches: true },
  { level: 3, pays: false, writes: false, watches: false },
])('restriction level $level: pays $pays, writes $writes, watches $watches', async ({ level, ...may }) => {
  const access = accessFor({ isRestricted: level > 0, restrictionLevel: level });
  const chat = (kind: typeof free) => access.mayChat(nobody, { caller: member, ...kind });
  const reason = may.watches ? 'accountRestricted' : 'accountShutOut';
  expect(await chat(free)).toEqual(may.watches ? { ok: true } : no(reason));
  expect(await chat({ ...free, chatType: 'LIVE_PREVIEW' })).toEqual(may.watches ? { ok: true } : no(reason));
  expect(await chat(paid)).toEqual(may.pays ? { ok: true } : no(reason));
  expect(await access.mayWrite(nobody, 7)).toEqual(may.writes ? { ok: true } : no('accountRestricted'));
  const film = { caller: member, fsk: 16, needs: 'purchase', has: true } as const;
  expect(await access.mayView(nobody, film)).toEqual(may.pays ? { ok: true } : no('accountRestricted'));
});

test('a country that is not served gets nothing; an unknown country is served', async () => {
  const access = accessFor({}, ['de', 'US']);
  expect(await access.mayChat(nobody, { caller: member, ...free })).toEqual(no('countryNotServed'));
  const fromElsewhere = { ...member, country: null };
  expect(await access.mayChat(nobody, { caller: fromElsewhere, ...free })).toEqual({ ok: true });
});

test('content that needs login, a subscription or a purchase says which', async () => {
  const access = accessFor();
  const ask = (caller: Caller, needs: 'nothing' | 'login' | 'abo' | 'purchase', has = false) =>
    access.mayView(nobody, { caller, fsk: 16, needs, has });
  expect(await ask(anonymous, 'nothing')).toEqual({ ok: true });
  expect(await ask(anonymous, 'login')).toEqual(no('notLoggedIn', 'needLogin'));
  expect(await ask(member, 'login')).toEqual({ ok: true });
  expect(await ask(anonymous, 'abo')).toEqual(no('notLoggedIn', 'needLogin'));
  expect(await ask(member, 'abo')).toEqual(no('notSubscribed', 'needAbo'));
  expect(await ask(member, 'abo', true)).toEqual({ ok: true });
  expect(await ask(member, 'purchase')).toEqual(no('notBought', 'needPurchase'));
  expect(await ask(member, 'purchase', true)).toEqual({ ok: true });
});

test('content of one answer gets the same verdicts one by one and together; the account and other rules are asked once', async () => {
  const extensions = createExtensions();
  let [standings, asked] = [0, 0];
  const guest = {
    standing: async () => {
      standings += 1;
      return { isLocked: false, isRestricted: true, restrictionLevel: 1, isBlockedForComments: false };
    },
  };
  extensions.add('age-check', [
    extend(accessPolicies, async (_, { fsk }) => {
      asked += 1;
      return fsk >= 18 ? { ok: false, restriction: 'needAgeCheck', reason: 'ageNotProven' } : null;
    }),
  ]);
  const access = createAccess({ extensions, guest });
  const all = [0, 16, 18].flatMap((fsk) =>
    (['nothing', 'login', 'abo', 'purchase'] as const).flatMap((needs) =>
      [true, false].map((has) => ({ fsk, needs, has })),
    ),
  );
  for (const caller of [anonymous, member]) {
    const alone = [];
    for (const content of all) alone.push(await access.mayView(nobody, { caller, ...content }));
    [standings, asked] = [0, 0];
    const view = access.viewing(nobody, caller);
    expect(await Promise.all(all.map(view))).toEqual(alone);
    expect(standings).toBe(caller.accountId === null ? 0 : 1);
    expect(asked).toBeLessThanOrEqual(all.length / 2);
  }
});

test('an added policy refuses by age rating and country, before anybody is asked to pay', async () => {
  const extensions = createExtensions();
  const access = accessFor({}, [], extensions);
  const checked = new Set<number | null>();
  const strict = countries('DE, GB');
  extensions.add('age-check', [
    extend(accessPolicies, async (_, { caller, fsk }) =>
      fsk >= 18 && comesFrom(caller, strict) && !checked.has(caller.accountId)
        ? { ok: false, restriction: 'needAgeCheck', reason: 'ageNotProven' }
        : null,
    ),
  ]);
  const adult = { ...paid, fsk: 18 };
  const film = { caller: member, fsk: 18, needs: 'purchase', has: false } as const;
  expect(await access.mayChat(nobody, { caller: member, ...paid })).toEqual({ ok: true });
  expect(await access.mayChat(nobody, { caller: member, ...adult })).toEqual(no('ageNotProven', 'needAgeCheck'));
  expect(await access.mayView(nobody, film)).toEqual(no('ageNotProven', 'needAgeCheck'));
  checked.add(7);
  expect(await access.mayChat(nobody, { caller: member, ...adult })).toEqual({ ok: true });
  expect(await access.mayView(nobody, film)).toEqual(no('notBought', 'needPurchase'));
  expect(await access.mayChat(nobody, { caller: { ...member, accountId: 8, country: 'NL' }, ...adult })).toEqual({
    ok: true,
  });
});

test('a country that is none stops the start', () => {
  expect(() => accessFor({}, ['Germany'])).toThrow("'GERMANY' is not a country code");
});
