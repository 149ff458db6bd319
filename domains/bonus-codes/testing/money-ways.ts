import type { MoneyWays, MoneyWorld } from '#domains/access/testing/money-way.ts';
import { emailVerified } from '#domains/identity/contract/events.ts';
import { checkout } from '#domains/payments/testing/money-ways.ts';
import { plainCode, redeemBonus } from '../contract/index.ts';

/** A campaign with a code of each guest. */
async function code(
  world: MoneyWorld,
  guestId: number,
  kind: 'coins' | 'topUpFlat',
  isWelcome = false,
): Promise<string> {
  const text = `MATRIX${kind === 'coins' ? 'A' : 'B'}${guestId}`;
  const benefits = JSON.stringify([{ kind, amount: 500, id: null, steps: [] }]);
  const { rows } = await world.kit.db.pool.query<{ id: number }>(
    `insert into bonus_codes.campaigns (name, benefits, is_paused, is_welcome, require_mobile_auth, vip, first_purchase_only, countries,
       total_limit, limit_each, created_at) values ($1, $2::jsonb, false, $3, false, false, false, '{}', 1, 1, now()) returning id`,
    [text, benefits, isWelcome],
  );
  if (!isWelcome)
    await world.kit.db.pool.query(
      'insert into bonus_codes.codes (campaign_id, code, plain, uses, created_at) values ($1, $2, $3, 0, now())',
      [rows[0]?.id, text, plainCode(text)],
    );
  return text;
}

const redeem = (world: MoneyWorld, guestId: number, text: string) =>
  world.as(guestId).call(redeemBonus, { body: { code: text } });

export const ways: MoneyWays = {
  'a code of coins': {
    act: 'receive',
    books: ['bonusCoins'],
    isWithoutCoins: true,
    prepare: (world, guestId) => code(world, guestId, 'coins'),
    run: redeem,
  },
  'a welcome gift': {
    act: 'receive',
    books: ['bonusCoins'],
    isWithoutCoins: true,
    prepare: (world, guestId) => code(world, guestId, 'coins', true),
    async run(world, accountId) {
      await world.kit.db.transaction((tx) =>
        tx.emit(emailVerified, { accountId, email: `guest${accountId}@vesper.test` }),
      );
    },
  },
  'coins of a code that waits for a top-up': {
    act: 'buy',
    books: ['topUp', 'bonusCoins'],
    async prepare(world, guestId) {
      const text = await code(world, guestId, 'topUpFlat');
      const redeemed = await redeem(world, guestId, text);
      if (!redeemed.ok || !redeemed.data.success) throw new Error(JSON.stringify(redeemed));
      return checkout(world, guestId);
    },
    run: (world, _, url: string) => world.pay(url),
  },
};
