import type { StudioRoom } from '../../../contract/index.ts';

/** A part in percent of an amount, rounded down as the sales domain does. */
export const earnedOf = (shares: StudioRoom['shares'], kind: string, paid: number): number =>
  Math.floor((paid * (shares[kind as keyof StudioRoom['shares']] ?? 0)) / 100);
