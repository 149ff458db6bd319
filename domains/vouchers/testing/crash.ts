import type { DomainCrash } from '#kit/testing/crash.ts';
import { oneNumber, wrongRows } from '#kit/testing/crash.ts';
import { redeemVoucher } from '../contract/index.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Vouchers } from '../server/index.ts';

const name = (kind: string, guestId: number, dice: number): string =>
  `crash-${kind}:${guestId}:${Math.floor(dice * 20)}`;
const { credits, videoChat: type } = voucherTypes;

/** Vouchers granted, reserved, consumed, released, given back, taken back and turned into coins, under kills. */
export const crash: DomainCrash = {
  acts: {
    grant: (world, guestId, dice) =>
      world.kit.db.transaction((tx) =>
        world.domain<Vouchers>('vouchers').grant(tx, {
          ...{ guestId, amount: 1 + Math.floor(dice * 5), origin: 'crash' },
          ...(dice < 0.5
            ? { type: credits, key: name('credits', guestId, dice * 2) }
            : { type, key: name('minutes', guestId, dice * 2 - 1) }),
        }),
      ),
    use: (world, guestId, dice) =>
      world.kit.db.transaction((tx) =>
        world
          .domain<Vouchers>('vouchers')
          .reserve(tx, { guestId, type, amount: 1 + Math.floor(dice * 3), reference: name('use', guestId, dice) }),
      ),
    end: (world, guestId, dice) =>
      world.kit.db.transaction(async (tx) => {
        const vouchers = world.domain<Vouchers>('vouchers');
        const reference = name('use', guestId, (dice * 31) % 1);
        if (dice < 0.5) await vouchers.consume(tx, reference);
        else if (dice < 0.75) await vouchers.release(tx, reference);
        else await vouchers.giveBack(tx, reference);
      }),
    async takeBack(world, guestId, dice) {
      if (dice < 0.2)
        await world.kit.db.transaction((tx) =>
          world.domain<Vouchers>('vouchers').takeBack(tx, [name('minutes', guestId, dice * 5)]),
        );
    },
    async redeem(world, guestId) {
      const { rows } = await world.kit.db.pool.query<{ id: number }>(
        'select id from vouchers.vouchers where guest_id = $1 and type = $2 and "left" > 0 order by random() limit 1',
        [guestId, credits],
      );
      const call = () => world.as(guestId).call(redeemVoucher, { body: { voucherId: rows[0]?.id ?? 0 } });
      if (rows[0]) await Promise.all([call(), call()]);
    },
  },
  wrong: async (database) => [
    ...(await wrongRows(
      database,
      'a voucher is not the sum of its uses',
      `select v.id from vouchers.vouchers v where
         reserved <> (select coalesce(sum(amount), 0) from vouchers.uses u where u.voucher_id = v.id and state = 'reserved')
         or used <> (select coalesce(sum(amount), 0) from vouchers.uses u where u.voucher_id = v.id and state = 'used')
         or amount <> "left" + reserved + used + expired + taken_back`,
    )),
    ...(await wrongRows(
      database,
      'a voucher of coins and the books disagree',
      `select v.id from vouchers.vouchers v left join ledger.transfers t on t.key = 'voucher:' || v.id
       left join ledger.entries e on e.transfer_id = t.id
       where v.type = ${credits} group by v.id having coalesce(sum(e.amount), 0) <> v.used * 100`,
    )),
  ],
  figures: async (database) => ({
    vouchers: await oneNumber(database, 'select count(*) from vouchers.vouchers'),
    'uses of vouchers': await oneNumber(database, 'select count(*) from vouchers.uses'),
  }),
};
