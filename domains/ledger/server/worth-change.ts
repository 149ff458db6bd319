import { guestAccount, idOf, ownerOf } from '../contract/accounts.ts';
import type { Memo } from '../contract/transfers.ts';
import type { Movement } from './transfer-draft.ts';

/** What a transfer adds to what a guest brought a performer; below zero for what goes back. Hundredths of a coin. */
export interface WorthChange {
  readonly actorId: number;
  /** Null where no guest stands behind it, as a correction of the office. */
  readonly guestId: number | null;
  readonly earned: number;
  readonly spent: number;
}

/**
 * What a transfer means for performers, guest by guest. Earned is what their accounts got. Spent is what the guest gave for it: coins,
 * or what a provider collected for them; it belongs to the performer whom the memo names, also where her own part is nothing.
 * Reckoned from what each account gained, never from pairs of entries: which giver meets which taker means nothing. The migration
 * `0003_worth.sql` and the check of the books say the same in SQL.
 *
 * @param movements sorted by account, none of them zero
 */
export function worthChanges(movements: readonly Movement[], memo: Memo): WorthChange[] {
  const of = (owner: string) => movements.filter(({ account }) => ownerOf(account) === owner);
  const [guests, performers, providers] = [of('guest'), of('performer'), of('provider')];
  const only = guests.length === 1 && guests[0] ? idOf(guests[0].account) : null;
  const guestId = memo.guestId ?? only;
  const seller = memo.actorId ?? (performers.length === 1 && performers[0] ? idOf(performers[0].account) : null);
  const spent = guestId === null || seller === null ? 0 : spentBy(guestId, guests, providers);
  const earned = new Map(performers.map(({ account, amount }) => [idOf(account), amount]));
  if (seller !== null && spent !== 0 && !earned.has(seller)) earned.set(seller, 0);
  return [...earned]
    .map(([actorId, amount]) => ({ actorId, guestId, earned: amount, spent: actorId === seller ? spent : 0 }))
    .sort((a, b) => a.actorId - b.actorId);
}

/** What a guest gave in a transfer: their own coins; where these stay as they are, what a provider collected. */
function spentBy(guestId: number, guests: readonly Movement[], providers: readonly Movement[]): number {
  const own = guests.find(({ account }) => account === guestAccount(guestId));
  return 0 - (own?.amount ?? providers.reduce((sum, { amount }) => sum + amount, 0));
}
