import { coinsForEuroCents } from '#domains/ledger/contract/coins.ts';
import type { TopUpPackage } from '../contract/orders.ts';

/** What can be ordered: 5 to 200 euros, 4 coins a euro rounded up (spec 1 section 9). */
export const packages: readonly TopUpPackage[] = [5, 10, 25, 50, 100, 200].map((euros) => ({
  id: `eur-${euros}`,
  euroCents: euros * 100,
  coins: coinsForEuroCents(euros * 100),
}));

export function packageOf(id: string): TopUpPackage | undefined {
  return packages.find((offered) => offered.id === id);
}
