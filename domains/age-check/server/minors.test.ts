import { afterAll, beforeAll, expect, test } from 'vitest';
import { closingOf } from '#domains/access/server/index.ts';
import { testCaller } from '#kit/testing/caller.ts';
import * as contract from '../contract/index.ts';
import { done, refusal } from '../testing/answers.ts';
import { day, openAgeChecks } from '../testing/world.ts';
import { agePolicy } from './access-policy.ts';
import { assertAdult, closedToMinors } from './minors.ts';

type World = Awaited<ReturnType<typeof openAgeChecks>>;
let world: World;
beforeAll(async () => {
  world = await openAgeChecks();
  world.kit.extensions.add('minors', closedToMinors);
}, 60_000);
afterAll(() => world.app.close());

const look = (guestId: number) => done(world.as(guestId).call(contract.getOwnAgeCheck, {}));
const begin = (guestId: number) =>
  world.as(guestId).call(contract.beginAgeCheck, { body: { method: 'document', forwardUrl: '' } });
const beginWallet = (guestId: number) => world.as(guestId).call(contract.beginWalletCheck, { body: {} });
/** Where nobody is asked for a check. */
const anywhere = (guestId: number) => testCaller({ accountId: guestId, sessionId: 's', country: null });
const policy = () => agePolicy(world.kit);
const chat = (guestId: number) =>
  policy()(world.kit.db, {
    ...{ to: 'chat' as const, caller: anywhere(guestId), actorId: 1 },
    ...{ fsk: 16, chatType: 'LIVECHAT' as const },
  });
const picture = (guestId: number, fsk: number, needs: 'login' | 'abo' | 'purchase' = 'login') =>
  policy()(world.kit.db, { to: 'view', caller: anywhere(guestId), fsk, needs });
/** What payments, vouchers, codes and memberships ask before they give anything. */
const closing = (guestId: number) => closingOf(world.kit, world.kit.db, guestId);
const operator = () => world.as(1, { role: 'operator' });
const minorsListed = async () => {
  const { rows } = await done(operator().call(contract.ageCheckList.read, { query: { verdict: 'underage' } }));
  return rows.map(({ guestId, isUnderage }) => [guestId, isUnderage]);
};

test('whoever a document says is under 18 tries no other way, and chats, buys and spends nowhere', async () => {
  const proven = (await done(begin(2))).checkoutLink;
  const waiting = (await done(beginWallet(2))).testWallet ?? '';
  expect(await chat(2)).toBeNull();
  await world.press(proven, 'underage');

  const view = await look(2);
  expect(view).toMatchObject({ status: 'rejected', isUnderage: true, isProven: false, methods: [], visit: 'check' });
  expect(view.message).toContain('not 18 yet');
  const inGerman = await done(world.as(2, { language: 'de' }).call(contract.getOwnAgeCheck, {}));
  expect(inGerman.message).toContain('noch nicht 18');
  expect(await refusal(begin(2))).toBe('age_underage');
  expect(await refusal(beginWallet(2))).toBe('age_underage');
  expect(await refusal(world.as(2).mutate(contract.avsPayRequest, { forwardUrl: '' }))).toBe('age_underage');

  // A wallet that was asked before, of whomever it is, proves nothing against it.
  const code = world.codeOf(await world.show(waiting, 'adult'));
  const late = await done(world.as(2).call(contract.finishWalletCheck, { body: { code } }));
  expect(late.result).toBe('rejected');
  expect(await look(2)).toMatchObject({ status: 'rejected', isProven: false });

  expect(await chat(2)).toMatchObject({ restriction: 'needAgeCheck', reason: 'underage' });
  expect(await picture(2, 18)).toMatchObject({ restriction: 'needAgeCheck' });
  expect(await picture(2, 12)).toBeNull();
  // What a fan club or coins open, also where they had it before.
  for (const sold of ['abo', 'purchase'] as const) {
    expect(await picture(2, 12, sold)).toMatchObject({ restriction: 'needAgeCheck', reason: 'underage' });
    expect(await picture(4, 12, sold)).toBeNull();
  }
  expect((await done(world.as(2).call(contract.getAgeGate, {}))).needs).toBe('underage');
  await expect(assertAdult(world.kit.db, 2)).rejects.toThrow('not 18 yet');
  await assertAdult(world.kit.db, 4);
  expect([await closing(2), await closing(4)]).toEqual(['underage', null]);
});

test('a verdict undoes a proof there was before, and is not forgotten with other attempts', async () => {
  const link = (await done(begin(6))).checkoutLink;
  await world.press(link, 'approve');
  expect((await look(6)).status).toBe('accepted');
  await world.press(link, 'underage');
  expect(await look(6)).toMatchObject({ status: 'rejected', isUnderage: true });
  expect(world.pushes(6)).toEqual(['avsPending', 'avsSet', 'avsRejected']);
  await world.press(link, 'approve');
  expect((await look(6)).status).toBe('rejected');

  await world.kit.clock.advance(200 * day);
  for (const handler of world.ageCheck.handlers)
    if (handler.kind === 'job' && handler.operation.name === contract.forgetChecks.name)
      await (handler.run as (payload: unknown) => Promise<void>)({});
  expect((await look(6)).isUnderage).toBe(true);
});

test('operators find it, cannot accept it, and open the account again; then one is asked again', async () => {
  const link = (await done(begin(8))).checkoutLink;
  await world.press(link, 'underage');
  expect(await minorsListed()).toContainEqual([8, true]);
  const params = { checkId: (await look(8)).checks[0]?.id ?? 0 };
  const accept = operator().call(contract.decideAgeCheck, { params, body: { accept: true, reason: 'Looks older.' } });
  expect(await refusal(accept)).toBe('age_check_decided');
  await done(operator().call(contract.revokeAgeCheck, { params, body: { reason: 'It was the wallet of a child.' } }));
  expect(await minorsListed()).not.toContainEqual([8, true]);
  expect(await look(8)).toMatchObject({ status: 'unknown', isUnderage: false });
  expect([await chat(8), await closing(8)]).toEqual([null, null]);
  await world.press((await done(begin(8))).checkoutLink, 'approve');
  expect((await look(8)).status).toBe('accepted');
});
