import { and, asc, eq, gt } from 'drizzle-orm';
import type { TopUpExtraGiver } from '#domains/payments/server/index.ts';
import { housePromotions } from '#domains/vouchers/contract/transfers.ts';
import { stepFor, topUpCoins } from '../contract/index.ts';
import { bonusCoins, bonusCoinsBack } from '../contract/transfers.ts';

import { redemptions } from './tables.ts';

/**
 * Coins of a code on top of a top-up. They are shown before paying; nothing is promised with the order, since only its payment says which code it takes: they are
 * added then (`payments.addExtra`), and go back with the money as every extra does.
 */
export const codeExtra: TopUpExtraGiver = {
  reason: 'bonusCode',
  percentOf: async () => 0,
  async awaits({ orm }, guestId, now) {
    const waiting = await orm
      .select({ benefits: redemptions.benefits })
      .from(redemptions)
      .where(
        and(
          eq(redemptions.guestId, guestId),
          eq(redemptions.state, 'waiting'),
          gt(redemptions.waitsUntil, new Date(now)),
        ),
      )
      .orderBy(asc(redemptions.id));
    return (topUp) => {
      // The oldest code that brings something for it, as its payment takes it; gifts are no coins.
      const isFor = ({ benefits }: (typeof waiting)[number]): boolean =>
        benefits.some(
          (benefit) =>
            topUpCoins(benefit, topUp) > 0 ||
            (benefit.kind === 'topUpGiftStaggered' && stepFor(benefit.steps, topUp.euroCents) !== null),
        );
      const taken = waiting.find(isFor)?.benefits ?? [];
      return taken.reduce((sum, benefit) => sum + topUpCoins(benefit, topUp), 0);
    };
  },
  account: housePromotions,
  given: bonusCoins,
  takenBack: bonusCoinsBack,
  text: '',
};
