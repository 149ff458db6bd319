import type { VoucherState } from '../contract/types.ts';
import { VoucherError } from './deps.ts';

/** One voucher in parts: what it was granted with is always the sum of the five. */
export interface Lot {
  /** Free to be used while it is valid. */
  readonly left: number;
  /** Held by something under way. */
  readonly reserved: number;
  readonly used: number;
  readonly expired: number;
  readonly takenBack: number;
}

/** What happens to a voucher. `over`: its time is over, so what comes back expires at once. */
export type LotEvent =
  | { readonly type: 'reserve'; readonly amount: number }
  | { readonly type: 'consume'; readonly amount: number }
  | { readonly type: 'release'; readonly amount: number; readonly over: boolean }
  /** What was used comes back: it was not delivered. */
  | { readonly type: 'giveBack'; readonly amount: number }
  | { readonly type: 'expire' }
  | { readonly type: 'takeBack' };

export const newLot = (amount: number): Lot => ({ left: amount, reserved: 0, used: 0, expired: 0, takenBack: 0 });

/**
 * The state machine of a voucher: granted (left) → reserved → used, left → expired or taken back; a reservation comes back
 * as it is let go. Pure; moves amounts between the parts and never makes or loses any.
 *
 * @throws VoucherError for more than there is
 */
export function stepLot(lot: Lot, event: LotEvent): Lot {
  switch (event.type) {
    case 'reserve':
      return moved(lot, 'left', 'reserved', event.amount);
    case 'consume':
      return moved(lot, 'reserved', 'used', event.amount);
    case 'release':
      return moved(lot, 'reserved', event.over ? 'expired' : 'left', event.amount);
    case 'giveBack':
      return moved(lot, 'used', 'left', event.amount);
    case 'expire':
      return moved(lot, 'left', 'expired', lot.left);
    case 'takeBack':
      return moved(lot, 'left', 'takenBack', lot.left);
  }
}

function moved(lot: Lot, from: keyof Lot, to: keyof Lot, amount: number): Lot {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > lot[from]) {
    throw new VoucherError(`${amount} of ${lot[from]} ${from} cannot become ${to}.`);
  }
  return { ...lot, [from]: lot[from] - amount, [to]: lot[to] + amount };
}

/** From when to when it counts, epoch ms; `validTo` is the first instant it does not. */
export interface Validity {
  readonly validFrom: number;
  readonly validTo: number | null;
}

export const isOver = ({ validTo }: Validity, now: number): boolean => validTo !== null && now >= validTo;

/** Whether something of it can be used at an instant. */
export const isUsable = (lot: Lot & Validity, now: number): boolean =>
  lot.left > 0 && now >= lot.validFrom && !isOver(lot, now);

/** Where it stands; what is over and not let go yet by the job is expired already. */
export function stateOf(lot: Lot & Validity, now: number): VoucherState {
  if (lot.left > 0 && !isOver(lot, now)) return now < lot.validFrom ? 'coming' : 'usable';
  if (lot.reserved > 0) return 'reserved';
  if (lot.left > 0 || lot.expired > 0) return 'expired';
  return lot.takenBack > 0 ? 'takenBack' : 'used';
}
