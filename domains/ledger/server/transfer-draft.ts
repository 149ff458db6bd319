import { createHash } from 'node:crypto';
import type { AccountName } from '../contract/accounts.ts';
import { isAccountName } from '../contract/accounts.ts';
import type { Memo, TransferKind } from '../contract/transfers.ts';
import type { WorthChange } from './worth-change.ts';
import { worthChanges } from './worth-change.ts';

/** What an account gains (above zero) or loses (below zero) by a transfer, in hundredths of a coin. */
export interface Movement {
  readonly account: AccountName;
  readonly amount: number;
}

/** A transfer as other domains ask for it. */
export interface Transfer {
  /** Names the business fact, for example `chat:<id>:minute:3`. The same key again books nothing. */
  readonly key: string;
  readonly kind: TransferKind;
  /** At least two accounts; the amounts sum to zero. An account named twice counts once, with the sum. */
  readonly entries: readonly Movement[];
  readonly memo?: Memo;
}

/** A pair of accounts and what goes from the first to the second. */
export interface Entry {
  readonly debit: AccountName;
  readonly credit: AccountName;
  readonly amount: number;
}

/** A transfer checked and taken apart, ready for the one statement that books it. */
export interface Draft {
  readonly key: string;
  /** The kind's name. */
  readonly kind: string;
  readonly memo: Memo;
  readonly content: string;
  readonly overdraft: boolean;
  /** Sorted by account, none of them zero. */
  readonly movements: readonly Movement[];
  readonly entries: readonly Entry[];
  /** What payment providers paid in (or took back) for each of `movements`; only guests have any. */
  readonly paidIn: readonly number[];
  /** What it adds to what guests brought performers. */
  readonly worth: readonly WorthChange[];
}

/** A transfer that no caller may ask for. It is a mistake in the calling code, not a refusal to a person. */
export class TransferError extends Error {
  override name = 'TransferError';
}

const longestKey = 200;

/** Checks a transfer and pairs its accounts. Throws {@link TransferError} and books nothing when it cannot stand. */
export function draftOf(transfer: Transfer): Draft {
  const { key, kind } = transfer;
  if (key.length === 0 || key.length > longestKey) throw new TransferError(`A key has 1 to ${longestKey} characters.`);
  const movements = summed(transfer.entries);
  if (movements.length < 2) throw new TransferError(`Transfer ${key} moves nothing between two accounts.`);
  const entries = pairs(movements, key);
  return {
    key,
    kind: kind.name,
    memo: transfer.memo ?? {},
    content: contentOf(kind.name, movements),
    overdraft: kind.mayOverdraw,
    movements,
    entries,
    paidIn: movements.map(({ account }) => paidInOf(account, entries)),
    worth: worthChanges(movements, transfer.memo ?? {}),
  };
}

function summed(given: readonly Movement[]): Movement[] {
  const sums = new Map<AccountName, number>();
  for (const { account, amount } of given) {
    if (!isAccountName(account)) throw new TransferError(`'${account}' does not name an account.`);
    if (!Number.isSafeInteger(amount)) throw new TransferError(`${amount} for ${account} is not a whole amount.`);
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }))
    .sort((a, b) => (a.account < b.account ? -1 : 1));
}

/** Pairs givers with takers. Throws when the amounts do not sum to zero: then one side is left over. */
function pairs(movements: readonly Movement[], key: string): Entry[] {
  const givers = movements
    .filter(({ amount }) => amount < 0)
    .map(({ account, amount }) => ({ account, left: -amount }));
  const takers = movements.filter(({ amount }) => amount > 0).map(({ account, amount }) => ({ account, left: amount }));
  const entries: Entry[] = [];
  while (givers[0] && takers[0]) {
    const [giver, taker] = [givers[0], takers[0]];
    const amount = Math.min(giver.left, taker.left);
    entries.push({ debit: giver.account, credit: taker.account, amount });
    giver.left -= amount;
    taker.left -= amount;
    if (giver.left === 0) givers.shift();
    if (taker.left === 0) takers.shift();
  }
  if (givers.length + takers.length > 0) throw new TransferError(`The amounts of transfer ${key} do not sum to zero.`);
  return entries;
}

function contentOf(kind: string, movements: readonly Movement[]): string {
  const text = movements.map(({ account, amount }) => `${account}=${amount}`).join(',');
  return createHash('sha256').update(`${kind}|${text}`).digest('base64url');
}

function paidInOf(account: AccountName, entries: readonly Entry[]): number {
  let sum = 0;
  for (const { debit, credit, amount } of entries) {
    if (credit === account && debit.startsWith('provider:')) sum += amount;
    if (debit === account && credit.startsWith('provider:')) sum -= amount;
  }
  return account.startsWith('guest:') ? sum : 0;
}
