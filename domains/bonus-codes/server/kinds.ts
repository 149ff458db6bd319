import { guestAccount } from '#domains/ledger/contract/index.ts';
import type { Product } from '#domains/subscriptions/server/index.ts';
import { housePromotions } from '#domains/vouchers/contract/transfers.ts';
import type { VoucherType } from '#domains/vouchers/contract/types.ts';
import { voucherTypes } from '#domains/vouchers/contract/types.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Benefit, BenefitKind } from '../contract/index.ts';
import { benefitKindNames, bonusCoins, isTopUpKind } from '../contract/index.ts';
import type { Context } from './deps.ts';

/** A benefit that a guest is given. */
export interface Given {
  readonly guestId: number;
  readonly benefit: Benefit;
  /** Names this gift for ever, `bonus-code:77:0`: whatever is tried again gives it once. */
  readonly key: string;
}

/** How a kind of benefit is given; declared by the domain that owns what it gives. */
export interface GivenKind {
  readonly kind: BenefitKind;
  /**
   * Gives it in the transaction of who calls, once for each key.
   * @returns coins it gave, in hundredths; 0 for what is none
   */
  give(tx: Tx, given: Given): Promise<number>;
  /** What it is worth besides coins, at the prices of now, in hundredths of a coin; absent: it has no price here. */
  worth?(executor: Executor, benefit: Benefit): Promise<number>;
}

/** Kinds of benefits that domains which this one does not use give. One for each kind. */
export const benefitKinds = extensionPoint<GivenKind>('bonus-codes.benefitKinds');

/** Vouchers that kinds are given as. */
const asVouchers: Partial<Record<BenefitKind, VoucherType>> = {
  credits: voucherTypes.credits,
  videoVoucher: voucherTypes.video,
  photoVoucher: voucherTypes.photoAlbum,
  mediaAlbum: voucherTypes.photoAlbum,
  freeMinutes: voucherTypes.videoChat,
  freeMessages: voucherTypes.messages,
  liveShow: voucherTypes.liveShow,
};

/** Books coins for a guest, once for each key. */
export async function giveCoins(
  { ledger }: Pick<Context, 'ledger'>,
  tx: Tx,
  { guestId, key, amount }: { readonly guestId: number; readonly key: string; readonly amount: number },
): Promise<number> {
  if (amount === 0) return 0;
  await ledger.post(tx, {
    key,
    kind: bonusCoins,
    entries: [
      { account: housePromotions, amount: -amount },
      { account: guestAccount(guestId), amount },
    ],
    memo: { guestId },
  });
  return amount;
}

/** The kinds that coins, vouchers, gifts and days of subscriptions are given as. */
export function ownKinds(ctx: Omit<Context, 'kit'>): readonly GivenKind[] {
  const coins = (kind: BenefitKind): GivenKind => ({
    kind,
    give: (tx, { guestId, benefit, key }) => giveCoins(ctx, tx, { guestId, key, amount: benefit.amount }),
  });
  const usual = async (executor: Executor, of: 'minute' | 'message', count: number): Promise<number> =>
    count * (await ctx.performers.usualPrices(executor))[of];
  const voucherWorth = {
    credits: async (_: Executor, { amount }: Benefit) => amount * 100,
    freeMinutes: (executor: Executor, { amount }: Benefit) => usual(executor, 'minute', amount),
    freeMessages: (executor: Executor, { amount }: Benefit) => usual(executor, 'message', amount),
  };
  const vouchers = Object.entries(asVouchers).map(
    ([kind, type]): GivenKind => ({
      kind: kind as BenefitKind,
      async give(tx, { guestId, benefit, key }) {
        const { amount, id } = benefit;
        await ctx.vouchers.grant(tx, { guestId, type, amount, key, origin: 'bonus-codes', subject: id ?? undefined });
        return 0;
      },
      ...(kind in voucherWorth ? { worth: voucherWorth[kind as keyof typeof voucherWorth] } : {}),
    }),
  );
  const gift: GivenKind = {
    kind: 'messengerGift',
    async give(tx, { guestId, benefit }) {
      await ctx.gifts.grant(tx, { guestId, giftId: Number(benefit.id), quantity: benefit.amount });
      return 0;
    },
    // As somebody pays who has none of it.
    worth: (executor, { id, amount }) => ctx.gifts.priceOf(executor, 0, [{ giftId: Number(id), quantity: amount }]),
  };
  const daysOfMonth = 30;
  const days = (kind: BenefitKind, productOf: (id: number) => Product): GivenKind => ({
    kind,
    async give(tx, { guestId, benefit: { amount, id }, key }) {
      const product = productOf(Number(id));
      await ctx.subscriptions.grantDays(tx, { guestId, product, days: amount, key, origin: 'bonus-codes' });
      return 0;
    },
    worth: async (executor, { amount, id }) =>
      Math.round(((await ctx.subscriptions.monthPrice(executor, productOf(Number(id)))) * amount) / daysOfMonth),
  });
  return [
    coins('bonus'),
    coins('coins'),
    ...vouchers,
    gift,
    days('vipSubscription', () => ({ kind: 'vip' })),
    days('premiumSubscription', () => ({ kind: 'tv' })),
    days('actorSubscription', (actorId) => ({ kind: 'actor', actorId })),
  ];
}

/** How each kind is given here: by this domain, or by another that says so. @throws Error for two of one kind */
export function kindsOf(ctx: Context): ReadonlyMap<BenefitKind, GivenKind> {
  const all = [...ownKinds(ctx), ...ctx.kit.extensions.of(benefitKinds)];
  const kinds = new Map(all.map((one) => [one.kind, one]));
  if (kinds.size < all.length) throw new Error('Two domains give one kind of benefit.');
  return kinds;
}

/** Kinds that campaigns can have here. */
export const builtKinds = (ctx: Context): BenefitKind[] => {
  const kinds = kindsOf(ctx);
  return benefitKindNames.filter((kind) => isTopUpKind(kind) || kinds.has(kind));
};
