import { sharePart } from '#domains/sales/contract/share-part.ts';
import type { StudioRoom } from '../../../contract/index.ts';

/** A part in percent of an amount, rounded down as the sales domain does. */
export const earnedOf = (shares: StudioRoom['shares'], kind: string, paid: number): number =>
  sharePart(paid, shares[kind as keyof StudioRoom['shares']] ?? 0);
