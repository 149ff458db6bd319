import { describe, expect, it, test } from 'vitest';
import { lifetimes, sessionCookie } from '../contract/cookies.ts';
import { changePassword, renewSession } from '../contract/routes.ts';
import { getSecondFactor, makeRecoveryCodes, proveByPassword } from '../contract/second-factor-routes.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { data, refusal } from '../testing/browser.ts';
import { identityWorld, passPhrase } from '../testing/world.ts';

/*
 * A proof belongs to the token that was given out for it (ASVS 5.0.0, 7.2.4): who has copied an older one gets nothing by the owner's
 * password, typed a moment later.
 */

const world = await identityWorld();
let people = 0;

/** What asks for a proof answers "you have no second factor" to whoever is proven, and asks for the proof otherwise. */
const asks = async (browser: TestBrowser): Promise<boolean> =>
  refusal(await browser.client.call(makeRecoveryCodes, {})) === 'step_up_required';

/** An owner whose last proof is too old, and thieves who copied what the owner's browser had until then. */
async function robbed() {
  people += 1;
  const owner = await world.verifiedAs(`robbed-${people}@example.com`);
  owner.bearer = data(await owner.client.call(renewSession, {}))!.accessToken;
  await world.kit.clock.advance(lifetimes.stepUp);
  owner.bearer = data(await owner.client.call(renewSession, {}))!.accessToken;
  const copy = ({ cookie, bearer }: { cookie: boolean; bearer: boolean }) => {
    const thief = world.browser();
    if (cookie) thief.cookies.set(sessionCookie, owner.cookies.get(sessionCookie) as string);
    if (bearer) thief.bearer = owner.bearer;
    return thief;
  };
  const thieves = [
    copy({ cookie: true, bearer: false }),
    copy({ cookie: false, bearer: true }),
    copy({ cookie: true, bearer: true }),
  ];
  expect(await Promise.all([owner, ...thieves].map(asks))).toEqual([true, true, true, true]);
  return { owner, thieves };
}
const prove = (browser: TestBrowser) => browser.client.call(proveByPassword, { body: { password: passPhrase } });

describe('a thief with tokens of before the owner’s proof', () => {
  it('has no proof, though the tokens are still good', async () => {
    const { owner, thieves } = await robbed();
    data(await prove(owner));
    expect(await Promise.all([owner, ...thieves].map(asks))).toEqual([false, true, true, true]);
    expect(data(await thieves[0]!.client.call(getSecondFactor, {})).provenUntil).toBeNull();
    expect(data(await owner.client.call(getSecondFactor, {})).provenUntil).not.toBeNull();
  });

  it('gets none by renewing them, also once the owner’s new token is taken for lost', async () => {
    const { owner, thieves } = await robbed();
    data(await prove(owner));
    for (const thief of thieves) {
      await thief.client.call(renewSession, {});
      expect(await asks(thief)).toBe(true);
    }
    await world.kit.clock.advance(lifetimes.rotationGrace + 1);
    for (const thief of thieves) {
      const renewed = await thief.client.call(renewSession, {});
      if (renewed.ok && renewed.data) thief.bearer = renewed.data.accessToken;
      expect(await asks(thief)).toBe(true);
    }
  });

  it('gets none when the owner proves themselves again and again, or changes the password', async () => {
    const { owner, thieves } = await robbed();
    data(await prove(owner));
    data(await prove(owner));
    const body = { currentPassword: passPhrase, newPassword: 'eleven slow rivers' };
    data(await owner.client.call(changePassword, { body }));
    expect(await asks(owner)).toBe(false);
    for (const thief of thieves)
      expect(['step_up_required', 'not_logged_in']).toContain(refusal(await thief.client.call(makeRecoveryCodes, {})));
  });
});

test('an ordinary new token keeps the proof, also for what is still under way with the one before', async () => {
  const { owner } = await robbed();
  data(await prove(owner));
  const before = world.browser();
  before.cookies.set(sessionCookie, owner.cookies.get(sessionCookie) as string);
  await world.kit.db.pool.query(
    `update identity.sessions set rotated_at = rotated_at - interval '1 day' where id = $1`,
    [(await owner.caller()).sessionId],
  );
  await world.kit.clock.advance(1_001);
  owner.bearer = data(await owner.client.call(renewSession, {}))!.accessToken;
  expect(owner.cookies.get(sessionCookie)).not.toBe(before.cookies.get(sessionCookie));
  owner.cookies.delete(sessionCookie);
  expect([await asks(owner), await asks(before)]).toEqual([false, false]);
});

test('a proof ends after its time with every token', async () => {
  const { owner } = await robbed();
  data(await prove(owner));
  owner.bearer = data(await owner.client.call(renewSession, {}))!.accessToken;
  await world.kit.clock.advance(lifetimes.stepUp);
  expect(await asks(owner)).toBe(true);
});
