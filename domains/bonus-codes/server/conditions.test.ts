import { beforeEach, expect, it } from 'vitest';
import { vipMembers } from '#domains/gifts/server/index.ts';
import { emailVerified } from '#domains/identity/contract/events.ts';
import { phoneProven } from '#domains/phone-verification/contract/index.ts';
import { subscriptionEvents } from '#domains/subscriptions/contract/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { extend } from '#kit/domain/extensions.ts';
import * as contract from '../contract/index.ts';
import { openBonusCodes } from '../testing/world.ts';
import { openedIn } from './opened.ts';
import { codeExtra } from './top-up-extra.ts';

const world = await openBonusCodes();
const { kit, campaign } = world;
const day = 24 * 3_600_000;
const vips = new Set<number>();
kit.extensions.add('test', [extend(vipMembers, async (_, guestId) => vips.has(guestId))]);

let guest = 8_500;
beforeEach(() => {
  guest += 1;
});

/** What the events that others tell do here. */
const told = (event: { name: string }, payload: unknown) =>
  kit.db.transaction(async (tx: Tx) => {
    for (const handler of world.domain.handlers)
      if (handler.kind === 'event' && handler.operation.name === event.name)
        await (handler.run as (payload: unknown, tx: Tx) => Promise<void>)(payload, tx);
  });

it('a welcome bonus of a country, for a proven phone or for VIPs comes as soon as that is so, each once', async () => {
  const wanted = { countries: 'AT', requireMobileAuth: true };
  const forVips = await campaign([{ kind: 'coins', amount: 1 }], { isWelcome: true, vip: true });
  const ofAustria = await campaign([{ kind: 'coins', amount: 1 }], { isWelcome: true, ...wanted, perGuest: 3 });
  const had = async () => {
    const { rows } = await kit.db.pool.query(
      'select campaign_id from bonus_codes.redemptions where guest_id = $1 and campaign_id = any($2) order by id',
      [guest, [forVips.campaignId, ofAustria.campaignId]],
    );
    return rows.map(({ campaign_id }) => campaign_id);
  };
  await told(emailVerified, { accountId: guest, email: 'somebody@example.com' });
  await told(phoneProven, { guestId: guest });
  world.proven.set(guest, [{ type: 'primaryMobileNumber' } as never]);
  await told(phoneProven, { guestId: guest });
  expect(await had()).toEqual([]);
  world.countries.set(guest, 'AT');
  await told(phoneProven, { guestId: guest });
  await told(phoneProven, { guestId: guest });
  expect(await had()).toEqual([ofAustria.campaignId]);
  vips.add(guest);
  const begun = { subscriptionId: 1, guestId: guest, kind: 'vip' as const, actorId: null, tier: 0, isActive: true };
  const now = kit.clock.now();
  const vip = { ...begun, status: 'active' as const, isStarted: true, until: now + day, at: now };
  await told(subscriptionEvents.changed, vip);
  expect(await had()).toEqual([ofAustria.campaignId, forVips.campaignId]);
});

it('a code of a country is shown as redeemable there and nowhere else, and to no performer', async () => {
  const { code } = await campaign([{ kind: 'coins', amount: 1 }], { countries: 'AT' });
  await world.as(guest, 'guest', 'AT').query(contract.codeOfService, { code });
  const opened = await world.domain.openedCode(kit.db, guest);
  const shown = ['AT', 'DE', null].map((country) => opened && openedIn(opened, country).isRedeemable);
  expect(shown).toEqual([true, false, false]);
  world.performers.add(guest + 500);
  const refused = await world.as(guest + 500, 'guest', 'AT').mutate(contract.redeemOfService, { code });
  expect(refused).toMatchObject({ data: { success: false, reason: 'guestsOnly' } });
});

it('what a waiting code brings for each amount is said before paying, and is what its payment brings', async () => {
  const { code } = await campaign([{ kind: 'topUpPercentStaggered', steps: '10=5, 25=20' }]);
  await world.as(guest).mutate(contract.redeemOfService, { code });
  const awaited = await codeExtra.awaits?.(kit.db, guest, kit.clock.now());
  const shown = [500, 1_000, 2_500].map((euroCents) => awaited?.({ euroCents, coins: euroCents * 4 }));
  expect(shown).toEqual([0, 2_00, 20_00]);
});
