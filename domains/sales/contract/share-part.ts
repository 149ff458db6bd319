import type { z } from 'zod';
import type { getOwnShares } from './routes.ts';

/** The performer's part of an amount: rounded down, so the platform keeps what does not divide. */
export const sharePart = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

/** What a performer gets of each kind of sale, now and after the change that is coming. */
export type OwnShares = z.output<typeof getOwnShares.response>['shares'];

/** The least and the most a performer has of an amount, by what it is paid for. */
interface Part {
  readonly least: number;
  readonly most: number;
}

/** The performer's part of a price, and from when on (epoch ms) it is another. */
export interface OwnPart extends Part {
  readonly next: (Part & { readonly from: number }) | null;
}

const ofPercents = (amount: number, percents: readonly number[]): Part => ({
  least: sharePart(amount, Math.min(...percents)),
  most: sharePart(amount, Math.max(...percents)),
});

/**
 * What a performer has of an amount that is sold as some kinds, of which she may have different parts; null where none is
 * known. `next` is there where a change that is coming makes another amount of it.
 */
export function ownPart(shares: OwnShares | null, sold: readonly string[], amount: number): OwnPart | null {
  const hers = (shares ?? []).filter(({ kind }) => sold.includes(kind));
  if (hers.length === 0) return null;
  const now = ofPercents(
    amount,
    hers.map(({ percent }) => percent),
  );
  const changes = hers.flatMap(({ next }) => next?.from ?? []);
  if (changes.length === 0) return { ...now, next: null };
  const from = Math.min(...changes);
  const then = ofPercents(
    amount,
    hers.map(({ percent, next }) => (next && next.from <= from ? next.percent : percent)),
  );
  return { ...now, next: then.least === now.least && then.most === now.most ? null : { ...then, from } };
}
