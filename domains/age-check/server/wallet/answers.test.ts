import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../contract/index.ts';
import { done, refusal } from '../../testing/answers.ts';
import { openAgeChecks } from '../../testing/world.ts';

type World = Awaited<ReturnType<typeof openAgeChecks>>;
let world: World;
beforeAll(async () => {
  world = await openAgeChecks();
}, 60_000);
afterAll(() => world.app.close());

describe('after the wallet', () => {
  test('the browser comes back to the language it began in', async () => {
    const guest = world.as(22, { language: 'es' });
    const begun = await done(guest.call(contract.beginWalletCheck, { body: {} }));
    const address = new URL(await world.show(begun.testWallet ?? '', 'adult'));
    expect(address.pathname).toBe('/es/myvisitx/age-check/');
  });

  test('on another device it answers for the browser that began, which is told and fetches the answer once', async () => {
    const guest = world.as(24);
    const { otherDevice, requestId } = await done(
      guest.call(contract.beginWalletCheck, { body: { forwardUrl: '/en/cams/' } }),
    );
    expect(otherDevice.qr.size).toBeGreaterThan(100);
    expect(otherDevice.requestId).not.toBe(requestId);
    const fetched = (as: ReturnType<World['as']>, id = otherDevice.requestId) =>
      as.call(contract.redeemWalletCheck, { body: { requestId: id } });
    expect(await refusal(fetched(guest))).toBe('wallet_request_over');
    const phone = `http://x/sandbox/age-wallet${otherDevice.link.slice(otherDevice.link.indexOf('?'))}`;
    expect(world.codeOf(await world.show(phone, 'adult'))).toBe('');
    expect(world.pushes(24)).toEqual(['walletAnswered']);
    expect((await done(guest.call(contract.getOwnAgeCheck, {}))).status).toBe('unknown');
    expect(await refusal(fetched(world.as(24, { sessionId: 'another' })))).toBe('wallet_request_over');
    expect(await refusal(fetched(world.as(26)))).toBe('wallet_request_over');
    expect(await done(fetched(guest))).toMatchObject({ result: 'accepted', forwardTo: '/en/cams/' });
    expect(await refusal(fetched(guest))).toBe('wallet_request_over');
    expect(world.pushes(24)).toEqual(['walletAnswered', 'avsSet']);
  });

  test('an answer on this device is never fetched by its number, and none is fetched late', async () => {
    const guest = world.as(28);
    const begun = await done(guest.call(contract.beginWalletCheck, { body: {} }));
    expect(world.codeOf(await world.show(begun.testWallet ?? '', 'adult'))).not.toBe('');
    const fetched = (requestId: string) => refusal(guest.call(contract.redeemWalletCheck, { body: { requestId } }));
    expect(await fetched(begun.requestId)).toBe('wallet_request_over');
    const late = await done(guest.call(contract.beginWalletCheck, { body: {} }));
    const { link, requestId } = late.otherDevice;
    await world.show(`http://x/sandbox/age-wallet${link.slice(link.indexOf('?'))}`, 'adult');
    await world.kit.clock.advance(10 * 60_000);
    expect(await fetched(requestId)).toBe('wallet_request_over');
  });
});
