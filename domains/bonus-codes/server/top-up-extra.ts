import type { TopUpExtraGiver } from '#domains/payments/server/index.ts';
import { housePromotions } from '#domains/vouchers/contract/transfers.ts';
import { bonusCoins, bonusCoinsBack } from '../contract/transfers.ts';

/**
 * Coins of a code on top of a top-up. Nothing is promised with the order, since only its payment says which code it takes: they are
 * added then (`payments.addExtra`), and go back with the money as every extra does.
 */
export const codeExtra: TopUpExtraGiver = {
  reason: 'bonusCode',
  percentOf: async () => 0,
  account: housePromotions,
  given: bonusCoins,
  takenBack: bonusCoinsBack,
  text: '',
};
