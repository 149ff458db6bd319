import type { Language } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { publish } from '#kit/server/resource.ts';
import { idOf, ownerOf } from '../contract/accounts.ts';
import { formatCoins } from '../contract/coins.ts';
import { ownEarnings } from '../contract/earnings.ts';
import { guestBalance, performerBalance } from '../contract/messages.ts';
import type { Change } from './post.ts';

/** The language of an account's owner; the id is the guest or actor id. */
export type LanguageOf = (id: number) => Promise<Language>;

/** Tells what one transaction changed one after the other, once it is committed: the last balance that is told is the last there is. */
export function inOrder() {
  const ofTransaction = new WeakMap<Tx, (() => Promise<void>)[]>();
  return (tx: Tx, push: () => Promise<void>): void => {
    const before = ofTransaction.get(tx);
    if (before) return void before.push(push);
    const pushes = [push];
    ofTransaction.set(tx, pushes);
    tx.afterCommit(async () => {
      for (const each of pushes) await each();
    });
  };
}

/** Tells guests and performers what a committed transfer did to their coins (spec 2 section 7). */
export function pushChange(kit: Pick<Kit, 'realtime'>, languageOf: LanguageOf) {
  return async (changes: readonly Change[], kind: string, at: number): Promise<void> => {
    for (const { account, amount, balance, paidIn } of changes) {
      const owner = ownerOf(account);
      if (owner !== 'guest' && owner !== 'performer') continue;
      const formatted = formatCoins(balance, await languageOf(idOf(account)));
      if (owner === 'guest') {
        kit.realtime.publish(account, guestBalance, {
          guestBalance: balance,
          guestBalanceFormatted: formatted,
          guestIsPayingCustomer: paidIn > 0,
        });
      } else {
        const payload = { performerBalance: balance, performerBalanceFormatted: formatted, kind, amount, at };
        publish(kit.realtime, ownEarnings, performerBalance, payload, { key: idOf(account) });
      }
    }
  };
}
