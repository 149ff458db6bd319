import { eq } from 'drizzle-orm';
import { assertMoney } from '#domains/access/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { voucherNotRedeemable, voucherOver } from '../contract/problems.ts';
import { housePromotions, voucherCredits } from '../contract/transfers.ts';
import { redeemedTypes, voucherTypes } from '../contract/types.ts';
import type { Context } from './deps.ts';
import { isUsable, stepLot } from './lot.ts';
import { lockRows, lotOf, saveLot } from './rows.ts';
import type { VoucherRow } from './tables.ts';
import { uses } from './tables.ts';
import { tellVouchers } from './tell.ts';

const hundredths = 100;

/**
 * Turns all that is left of a voucher into what it is for, once: coins of the platform, or gifts in the guest's stock. The
 * same again answers what the first did.
 *
 * @returns the coins that came of it, in hundredths
 * @throws Problem `not_found` for somebody else's, `voucher_over`, `voucher_not_redeemable`, `age_underage` for whose account is closed
 */
export async function redeem(ctx: Context, tx: Tx, guestId: number, voucherId: number): Promise<number> {
  const row = (await lockRows(tx, [voucherId])).get(voucherId);
  if (!row || row.guestId !== guestId) throw new Problem(notFound);
  if (!redeemedTypes.some((type) => type === row.type)) throw new Problem(voucherNotRedeemable);
  const reference = `redeem:${row.id}`;
  const [before] = await tx.orm.select().from(uses).where(eq(uses.reference, reference));
  const coins = (amount: number): number => (row.type === voucherTypes.credits ? amount * hundredths : 0);
  if (before) return coins(before.amount);
  await assertMoney(ctx.kit, tx, guestId, 'receive');
  const now = ctx.kit.clock.now();
  const lot = lotOf(row);
  if (!isUsable(lot, now)) throw new Problem(voucherOver);
  const amount = lot.left;
  await saveLot(tx, row.id, stepLot(stepLot(lot, { type: 'reserve', amount }), { type: 'consume', amount }));
  const use = { reference, voucherId: row.id, guestId, type: row.type, amount };
  await tx.orm.insert(uses).values({ ...use, actorId: null, state: 'used', at: new Date(now) });
  await (row.type === voucherTypes.credits ? payOut(ctx, tx, row, coins(amount)) : giveGifts(ctx, tx, row, amount));
  tellVouchers(ctx, tx, guestId);
  return coins(amount);
}

async function payOut(ctx: Context, tx: Tx, { id, guestId }: VoucherRow, amount: number): Promise<void> {
  await ctx.ledger.post(tx, {
    key: `voucher:${id}`,
    kind: voucherCredits,
    entries: [
      { account: housePromotions, amount: -amount },
      { account: guestAccount(guestId), amount },
    ],
    memo: { guestId },
  });
}

/** Into what the guest has to give; `subject` is the gift's number. */
async function giveGifts(ctx: Context, tx: Tx, { guestId, subject }: VoucherRow, quantity: number): Promise<void> {
  const giftId = Number(subject);
  if (!Number.isSafeInteger(giftId) || giftId < 1) throw new Problem(voucherNotRedeemable);
  await ctx.gifts.grant(tx, { guestId, giftId, quantity });
}
