import type { Db } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import { guestAccount, providerAccount } from '../contract/accounts.ts';
import type { Ledger } from '../server/index.ts';
import { kinds } from './kinds.ts';

let filled = 0;

/** Gives a guest coins as a top-up with the sandbox provider does. `coins` in hundredths. */
export async function fundGuest(ledger: Ledger, db: Db, guestId: number, coins: number): Promise<void> {
  filled += 1;
  const key = `test-top-up:${guestId}:${filled}`;
  await db.transaction((tx) =>
    ledger.post(tx, {
      key,
      kind: kinds.topUp,
      entries: movement(providerAccount('sandbox'), guestAccount(guestId), coins),
    }),
  );
}

/** Entries that take `coins` (hundredths) from one account and give them to another. */
export function movement(from: AccountName, to: AccountName, coins: number) {
  return [
    { account: from, amount: -coins },
    { account: to, amount: coins },
  ];
}
