import type { PinCallVerification } from '../contract/index.ts';
import { partsOf, pinLengthOf } from './numbers.ts';
import type { verifications } from './tables.ts';

export type Row = typeof verifications.$inferSelect;

/** A verification as its guest sees it. */
export const told = ({ id, type, state, number, by }: Row): PinCallVerification => ({
  id,
  type,
  verified: state === 'proven',
  ...partsOf(number),
  pinLength: pinLengthOf(by),
});
