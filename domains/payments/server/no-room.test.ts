import { expect, test } from 'vitest';
import { startTopUp } from '../contract/routes.ts';
import { openShop } from '../testing/shop.ts';

const shop = await openShop();

test('while the disk is full a top-up is refused in a sentence, costs no try, and continues once there is room', async () => {
  const { pool } = shop.kit.db;
  await pool.query(`create function payments.full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file "base/1/2"' using errcode = '53100'; end $$`);
  await pool.query(
    'create trigger full_disk before insert on payments.orders for each row execute function payments.full()',
  );
  const client = shop.as(77);
  const tries = (startTopUp.limit?.points ?? 0) * 2 + 3;
  for (let at = 0; at < tries; at += 1) {
    const refused = await client.call(startTopUp, { body: { packageId: 'eur-25' } });
    expect(refused).toMatchObject({
      ok: false,
      problem: {
        status: 503,
        code: 'no_room',
        title: 'Wir können gerade nichts speichern. Es wurde nichts berechnet. Bitte versuch es später noch einmal.',
      },
    });
  }
  await pool.query('drop trigger full_disk on payments.orders');
  const started = await client.call(startTopUp, { body: { packageId: 'eur-25' } });
  expect(started).toMatchObject({ ok: true, data: { status: 'open' } });
});

test('tries of the caller’s own making count as ever', async () => {
  const client = shop.as(78);
  const codes: unknown[] = [];
  for (let at = 0; at <= (startTopUp.limit?.points ?? 0); at += 1) {
    const refused = await client.call(startTopUp, { body: { packageId: 'eur-3' } });
    codes.push(refused.ok ? null : refused.problem.code);
  }
  expect(codes.at(-1)).toBe('too_many_requests');
});
