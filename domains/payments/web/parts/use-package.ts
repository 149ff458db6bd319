import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { TopUpPackage } from '../../contract/orders.ts';

/** What most people take; chosen beforehand so that the way to paying is short. */
const usual = 'eur-25';

/** Whether a package settles what a chargeback has left missing; where none holds so much each one is a step. */
export const settles = ({ coins }: TopUpPackage, balance: number, packages: readonly TopUpPackage[]): boolean =>
  coins >= -balance || packages.every((other) => other.coins < -balance);

/** The smallest package after which so many hundredths of a coin are there; none where no package holds so much. */
export const smallestEnough = (
  packages: readonly TopUpPackage[],
  balance: number,
  needed: number,
): TopUpPackage | undefined =>
  [...packages].sort((one, other) => one.coins - other.coins).find(({ coins }) => coins + balance >= needed);

/**
 * The chosen package, and how another is chosen. Below zero it is one after which something can be paid again.
 * @param first the one chosen beforehand instead of the usual one
 * @param needed what waits to be paid, hundredths of a coin: the smallest package that is enough is chosen beforehand
 */
export function usePackage(
  packages: readonly TopUpPackage[],
  first: string | undefined = usual,
  needed?: number,
): [chosen: TopUpPackage | undefined, choose: (id: string) => void] {
  const balance = useGuestValue('balance');
  const [wish, choose] = useState<string>();
  const payable = packages.filter((offered) => settles(offered, balance, packages));
  const enough = payable.filter(({ coins }) => coins > -balance);
  const chosen =
    payable.find(({ id }) => id === wish) ??
    (needed === undefined ? undefined : smallestEnough(enough, balance, needed)) ??
    enough.find(({ id }) => id === first) ??
    enough[0] ??
    payable.at(-1) ??
    packages[0];
  return [chosen, choose];
}
