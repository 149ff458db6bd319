import { beforeAll, describe, expect, test } from 'vitest';
import { getNewestNotifications, saveNotificationPreferences } from '#domains/notifications/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';
import * as contract from '../contract/index.ts';
import { day, done, openPayouts } from '../testing/world.ts';

let world: Awaited<ReturnType<typeof openPayouts>>;
beforeAll(async () => {
  world = await openPayouts();
});

/** Somebody with an account who is paid. */
async function joined(email: string, language: Language, role: 'performer' | 'guest' = 'performer') {
  const id = await world.kit.db.transaction((tx) =>
    world.domains.identity.createAccount(tx, {
      ...{ email, passwordHash: 'none', roles: [role], language, emailVerified: email !== 'unproven@example.com' },
    }),
  );
  await world.payee(id);
  await world.earn(id, 40_000);
  return { id, me: world.as(id, role) };
}

const newest = async (me: ReturnType<typeof world.as>) =>
  (await done(me.call(getNewestNotifications, {}))).notifications.map(({ title, path }) => ({ title, path }));
/** A run pays somebody, as far as others hear of it. */
async function paid(runId: number, payeeId: number): Promise<void> {
  await world.kit.db.transaction((tx) => tx.emit(contract.payoutPaid, { runId, payeeId, amount: 10_000 }));
  await world.hear();
}

describe('who is paid', () => {
  test('hears of it once at the bell and by a mail without the amount, in their language', async () => {
    const petra = await joined('petra@example.com', 'de');
    await world.advance(15 * day);
    const { run } = await world.build();
    await world.approve(run.id);
    await world.pay(run.id);
    await world.hear();
    await paid(run.id, petra.id);
    expect(await newest(petra.me)).toEqual([
      { title: expect.stringMatching(/^100,00\s€ (is on its way|sind zu dir)/), path: '/studio/money/' },
    ]);
    expect(world.kit.mails).toMatchObject([{ to: 'petra@example.com', subject: 'Deine Auszahlung ist unterwegs' }]);
    expect(JSON.stringify(world.kit.mails)).toContain('/de/studio/money/');
    expect(JSON.stringify(world.kit.mails)).not.toContain('100,00');
  });

  test('and is a studio is led to the studio', async () => {
    const owner = await joined('owner@example.com', 'en', 'guest');
    await paid(7, owner.id);
    expect(await newest(owner.me)).toEqual([
      { title: '€100.00 is on its way to you', path: '/myvisitx/studio/money/' },
    ]);
  });

  test('and wants no mail about it, or has not proven the address, finds it at the bell alone', async () => {
    const quiet = await joined('quiet@example.com', 'nl');
    const unproven = await joined('unproven@example.com', 'es');
    await done(quiet.me.call(saveNotificationPreferences, { body: { kinds: { 'payouts.paid': { email: false } } } }));
    world.kit.mails.length = 0;
    for (const { id, me } of [quiet, unproven]) {
      await paid(8, id);
      expect(await newest(me)).toHaveLength(1);
    }
    expect(world.kit.mails).toEqual([]);
  });

  test('and whose account is gone is nobody to tell', async () => {
    await paid(9, 999_999);
    expect(world.kit.mails).toEqual([]);
  });
});

test('who gets a payout back from the bank hears what to do', async () => {
  const mira = await joined('mira@example.com', 'es');
  world.kit.mails.length = 0;
  await world.kit.db.transaction((tx) =>
    tx.emit(contract.payoutReturned, { runId: 3, payeeId: mira.id, amount: 12_345 }),
  );
  await world.hear();
  expect(await newest(mira.me)).toMatchObject([{ path: '/studio/money/' }]);
  expect(world.kit.mails).toMatchObject([{ to: 'mira@example.com', subject: 'Tu pago fue devuelto' }]);
});
