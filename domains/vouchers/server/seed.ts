import type { Identity } from '#domains/identity/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Grant } from './grant.ts';
import { grant } from './grant.ts';

const demoGuest = 'guest@vesper.example';
const dayMs = 24 * 3_600_000;

/** What the demo world shows: its guest has minutes and messages with one performer, coins and gifts to open. */
export async function seedVouchers(
  kit: Kit,
  identity: Pick<Identity, 'accountsWithEmail'>,
  performers: Pick<Performers, 'mostLiked'>,
): Promise<void> {
  const [guestId] = await identity.accountsWithEmail(kit.db, demoGuest);
  const actor = (await performers.mostLiked(kit.db, {}, null, 1_000)).at(-1);
  if (guestId === undefined || !actor) return;
  const now = kit.clock.now();
  const actorIds = [actor.id];
  const { videoChat, messages, credits, messengerGift } = voucherTypes;
  const wanted: readonly Pick<Grant, 'type' | 'amount' | 'validTo' | 'actorIds' | 'subject'>[] = [
    { type: videoChat, amount: 3, validTo: now + 14 * dayMs, actorIds },
    { type: messages, amount: 5, actorIds },
    { type: credits, amount: 20, validTo: now + 30 * dayMs },
    { type: messengerGift, amount: 2, subject: '1001' },
  ];
  await kit.db.transaction(async (tx) => {
    for (const each of wanted) {
      await grant({ kit }, tx, { ...each, guestId, key: `demo:${guestId}:${each.type}`, origin: 'demo' });
    }
  });
}
