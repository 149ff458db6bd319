import type { AccountName } from '../contract/accounts.ts';
import type { PostingConnection } from './post.ts';

/** What a transfer that stands did to one account, in hundredths of a coin; `balance` after it is null for spread accounts. */
export interface BookedPart {
  readonly amount: number;
  readonly balance: number | null;
}

/** What the transfer of a key did to an account; null when no such transfer stands. */
export async function findBooked(tx: PostingConnection, key: string, account: AccountName): Promise<BookedPart | null> {
  const { rows } = await tx.client.query<{ amount: number; balance: number | null }>({
    name: 'ledger.booked',
    text: `select coalesce(sum(case when e.credit = $2 then e.amount when e.debit = $2 then -e.amount end), 0)::float8 as amount,
        max(case when e.credit = $2 then e.credit_balance when e.debit = $2 then e.debit_balance end)::float8 as balance
      from ledger.transfers t join ledger.entries e on e.transfer_id = t.id where t.key = $1 group by t.id`,
    values: [key, account],
  });
  return rows[0] ?? null;
}
