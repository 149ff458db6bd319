import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { VoucherType } from '../contract/types.ts';
import { voucherTypes } from '../contract/types.ts';
import type { Benefits } from '../contract/vouchers.ts';
import type { Context } from './deps.ts';
import { vouchers } from './tables.ts';

/** What another domain adds to a guest's benefits: spins of its wheel, tickets of its shows. Absent: vouchers alone count. */
export interface BenefitSource {
  readonly benefit: Exclude<keyof Benefits, 'vouchers'>;
  /** How much of it a guest can use now, without what stands in vouchers. */
  read(executor: Executor, guestId: number): Promise<number>;
}
export const benefitSources = extensionPoint<BenefitSource>('vouchers.benefits');

const ofType: Readonly<Record<BenefitSource['benefit'], VoucherType>> = {
  chatMinutes: voucherTypes.videoChat,
  spins: voucherTypes.spins,
  gifts: voucherTypes.messengerGift,
  freeMessages: voucherTypes.messages,
  privateShowTickets: voucherTypes.privateShow,
  chatShowTickets: voucherTypes.liveShow,
};

/** How much of each kind a guest can use now. */
export async function readBenefits(
  { kit, gifts }: Pick<Context, 'kit' | 'gifts'>,
  executor: Executor,
  guestId: number,
): Promise<Benefits> {
  const at = new Date(kit.clock.now());
  const rows = await executor.orm
    .select({ type: vouchers.type, count: sql<number>`count(*)::int`, left: sql<number>`sum(${vouchers.left})::int` })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.guestId, guestId),
        gt(vouchers.left, 0),
        lte(vouchers.validFrom, at),
        or(isNull(vouchers.validTo), gt(vouchers.validTo, at)),
      ),
    )
    .groupBy(vouchers.type);
  const left = new Map(rows.map((row) => [row.type, row.left]));
  const sums: Record<BenefitSource['benefit'], number> = {
    chatMinutes: 0,
    spins: 0,
    gifts: await gifts.stockOf(executor, guestId),
    freeMessages: 0,
    privateShowTickets: 0,
    chatShowTickets: 0,
  };
  for (const benefit of Object.keys(ofType) as BenefitSource['benefit'][]) {
    sums[benefit] += left.get(ofType[benefit]) ?? 0;
  }
  for (const { benefit, read } of kit.extensions.of(benefitSources)) sums[benefit] += await read(executor, guestId);
  return { vouchers: rows.reduce((all, { count }) => all + count, 0), ...sums };
}
