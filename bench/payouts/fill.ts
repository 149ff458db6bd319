import { sealBankAccount, sealText } from '#domains/payouts/server/payee/sealed.ts';
import type { Kit } from '#kit/server/kit.ts';

const iban = 'DE89370400440532013000';
const atOnce = 5_000;
const dayMs = 24 * 3_600_000;

/**
 * Performers 1 to `count` who have given everything and have each earned 100 euros and their number in hundredths of a coin, three weeks
 * ago; written as the use cases write it, in bulk.
 */
export async function fill(kit: Kit, count: number): Promise<void> {
  const { pool } = kit.db;
  const at = new Date(kit.clock.now() - 21 * dayMs);
  for (let from = 1; from <= count; from += atOnce) {
    const ids = Array.from({ length: Math.min(atOnce, count - from + 1) }, (_, n) => from + n);
    await pool.query(
      `insert into payouts.payees (account_id, kind, name, birth_date, street, postcode, town, country, sealed_tax_id, tax_id_ends,
         tax_country, vat_status, changed_at)
       select id, 'person', 'Vera Beispiel', '1994-05-17', 'Beispielweg 2', '10115', 'Berlin', 'DE', sealed, '8901', 'DE',
         case when id % 2 = 0 then 'business' else 'smallBusiness' end, $3
       from unnest($1::bigint[], $2::text[]) as given(id, sealed)`,
      [ids, ids.map((id) => sealText(kit, 'taxId', String(id), '12345678901')), at],
    );
    await pool.query(
      `insert into payouts.bank_accounts (account_id, sealed, masked, country, is_sepa, is_change, created_at)
       select id, sealed, 'DE89 **** 3000', 'DE', true, false, $3 from unnest($1::bigint[], $2::text[]) as given(id, sealed)`,
      [ids, ids.map((id) => sealBankAccount(kit, id, { iban, holder: 'Vera Beispiel' })), at],
    );
  }
  await pool.query(
    `with earned as (select id, 40000 + id % 1000 as amount from generate_series(1, $1::int) id),
       booked as (insert into ledger.transfers (key, kind, content, memo, at)
         select 'bench:' || id, 'correction', translate(rtrim(encode(sha256(convert_to('correction|house:revenue=-' || amount
           || ',performer:' || id || '=' || amount, 'UTF8')), 'base64'), '='), '+/', '-_'), jsonb_build_object('actorId', id), $2
         from earned order by id returning id, key),
       entered as (insert into ledger.entries (transfer_id, debit, credit, amount, credit_balance)
         select b.id, 'house:revenue', 'performer:' || e.id, e.amount, e.amount
         from booked b join earned e on b.key = 'bench:' || e.id returning amount),
       kept as (insert into ledger.accounts (name, balance, floor) select 'performer:' || id, amount, 0 from earned),
       worth as (insert into ledger.worth (actor_id, guest_id, earned) select id, null, amount from earned)
     insert into ledger.accounts (name, balance) select 'house:revenue', -sum(amount) from entered`,
    [count, at],
  );
  await pool.query('analyze');
}
