import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { AccountName } from '../contract/accounts.ts';
import { notEnoughCoins, owesCoins } from '../contract/problems.ts';
import { openAccounts } from './open-accounts.ts';
import type { LockedRow } from './post-statement.ts';
import { postStatement } from './post-statement.ts';
import { shardOf } from './shards.ts';
import type { Draft, Transfer } from './transfer-draft.ts';
import { draftOf } from './transfer-draft.ts';
import { NotBookedError } from './unbooked.ts';

/** The connection a transfer is booked on; in a transaction of the caller, or as a statement of its own. */
export type PostingConnection = Pick<Tx, 'client'>;

/** A booked transfer. */
export interface Posted {
  readonly transferId: number;
  /** True when the key was booked before; nothing changed now. */
  readonly repeated: boolean;
  /** Balances after it, in hundredths of a coin, of the guests and performers it touched. */
  readonly balances: Readonly<Partial<Record<AccountName, number>>>;
}

/** What a booked transfer did to one guest or performer, for the push after the commit. */
export interface Change {
  readonly account: AccountName;
  readonly balance: number;
  readonly amount: number;
  readonly paidIn: number;
}

/** A key that is taken by a transfer of another content: two business facts share a key, which no caller may do. */
export class KeyTakenError extends Error {
  override name = 'KeyTakenError';
}

/**
 * Books a transfer. A repeated key with the same content books nothing and answers what
 * the first did.
 *
 * @param at epoch ms
 * @throws Problem `not_enough_coins` (402) with `needed` and `balance` when an account would go below its floor; the
 *   transaction stays usable and unchanged
 * @throws KeyTakenError when the key stands for another content
 * @throws NotBookedError when it was not booked and nothing speaks against it
 * @throws TransferError when the transfer cannot stand
 */
export async function post(
  tx: PostingConnection,
  transfer: Transfer,
  at: number,
): Promise<{ posted: Posted; changes: readonly Change[] }> {
  const draft = draftOf(transfer);
  const rows = await book(tx, draft, at);
  const transferId = rows[0]?.id ?? null;
  if (transferId === null) {
    const first = await bookedBefore(tx, draft);
    if (first) return { posted: first, changes: [] };
    throw refusal(draft, rows);
  }
  const limited = rows.filter(({ floor }) => floor !== null);
  return {
    posted: {
      transferId,
      repeated: false,
      balances: Object.fromEntries(limited.map(({ name, balance }) => [name, balance])),
    },
    changes: limited.map(({ name, balance, amount, paid_in }) => ({
      account: name as AccountName,
      balance,
      amount,
      paidIn: paid_in,
    })),
  };
}

async function book(tx: PostingConnection, draft: Draft, at: number): Promise<LockedRow[]> {
  const statement = postStatement(draft, shardOf(tx.client as { processID?: number }), at);
  const { rows } = await tx.client.query<LockedRow>(statement);
  if (rows.length === draft.movements.length) return rows;
  await openAccounts(
    tx,
    draft.movements.map(({ account }) => account),
  );
  return (await tx.client.query<LockedRow>(statement)).rows;
}

async function bookedBefore(tx: PostingConnection, draft: Draft): Promise<Posted | null> {
  const { rows } = await tx.client.query<{ id: number; content: string }>(
    'select id, content from ledger.transfers where key = $1',
    [draft.key],
  );
  const first = rows[0];
  if (!first) return null;
  if (first.content !== draft.content) {
    throw new KeyTakenError(`The key ${draft.key} was used for another transfer (${first.id}).`);
  }
  const lines = await tx.client.query<{ name: AccountName; balance: number }>(
    `select debit as name, debit_balance as balance from ledger.entries
     where transfer_id = $1 and debit = any($2) and debit_balance is not null
     union select credit, credit_balance from ledger.entries
     where transfer_id = $1 and credit = any($2) and credit_balance is not null`,
    [first.id, draft.movements.map(({ account }) => account)],
  );
  return {
    transferId: first.id,
    repeated: true,
    balances: Object.fromEntries(lines.rows.map(({ name, balance }) => [name, balance])),
  };
}

function refusal(draft: Draft, rows: readonly LockedRow[]): Error {
  const short = rows.find(({ amount, balance, floor }) => amount < 0 && floor !== null && balance < floor);
  if (!short) return new NotBookedError(draft.key);
  const { amount, balance } = short;
  const before = balance - amount;
  return new Problem(before < 0 ? owesCoins : notEnoughCoins, { data: { needed: -amount, balance: before } });
}
