import { coinsForEuroCents } from '#domains/ledger/contract/coins.ts';
import type { TopUpPackage } from '../contract/orders.ts';

/** What is sold where operators have decided nothing else, euro cents. */
export const standardAmounts: readonly number[] = [5, 10, 25, 50, 100, 200].map((euros) => euros * 100);

/** An amount as it is ordered: 4 coins a euro, rounded up (spec 1 section 9). */
export const packageOf = (euroCents: number): TopUpPackage => ({
  id: `eur-${euroCents / 100}`,
  euroCents,
  coins: coinsForEuroCents(euroCents),
  extras: [],
});
