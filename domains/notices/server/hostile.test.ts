import { expect, test } from 'vitest';
import { data, refusal } from '#domains/identity/testing/browser.ts';
import { extend } from '#kit/domain/extensions.ts';
import { acceptCancellationOffer, autoRechargeTeaserState, getStatusBars, removeStatusBar } from '../contract/index.ts';
import { noticesWorld } from '../testing/world.ts';
import type { Offers } from './index.ts';
import { cancellationOffers } from './index.ts';

const world = await noticesWorld();
const offer = {
  id: 'half-price',
  text: 'Half the price',
  until: new Date(world.kit.clock.now() + 86_400_000).toISOString(),
};
let carriedOut = 0;
const offers: Offers = {
  current: async () => offer,
  async accept(tx) {
    // Somebody who has to ask elsewhere takes a moment.
    await tx.client.query('select pg_sleep(0.05)');
    carriedOut += 1;
    return { accepted: true, info: 'Thank you' };
  },
};
world.kit.extensions.add('subscriptions', [extend(cancellationOffers, offers)]);

test('a key that is no key takes nothing away and breaks nothing', async () => {
  const person = await world.signUpAs('keys@example.com');
  for (const key of ['-'.repeat(36), 'f'.repeat(36), `${'0'.repeat(8)}${'-'.repeat(28)}`, '']) {
    await expect(world.command(person, removeStatusBar, { type: 'error', key }), key).resolves.toBeNull();
  }
  expect(data(await person.client.call(getStatusBars, { query: {} })).statusBars).not.toEqual([]);
});

test('an offer taken in two tabs, or again later, is carried out once', async () => {
  const person = await world.signUpAs('tabs@example.com');
  const take = () =>
    person.client.call(acceptCancellationOffer, { body: { guest_id: person.id, platform_text: 'Half the price' } });
  const answers = await Promise.all([take(), take(), take()]);
  const outcomes = answers.map((answer) => (answer.ok ? 'taken' : refusal(answer)));
  expect(outcomes.sort()).toEqual(['no_cancellation_offer', 'no_cancellation_offer', 'taken']);
  expect(refusal(await take())).toBe('no_cancellation_offer');
  expect(carriedOut).toBe(1);
});

test('what one tab never wants to see again does not come back because another tab puts it off', async () => {
  const person = await world.signUpAs('never@example.com');
  const state = (mode: 'hidden') => person.client.call(autoRechargeTeaserState, { body: { mode } });
  expect(data(await state('hidden')).mode).toBe('hidden');
  await world.command(person, removeStatusBar, { type: 'automaticRecharge', key: '1' });
  const { rows } = await world.kit.db.pool.query(
    'select mode from notices.auto_recharge_teasers where account_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ mode: 'hidden' }]);
});
