import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { verify } from '#domains/ledger/server/index.ts';
import { salesMatchTransfers } from '#domains/sales/server/book-check.ts';
import { startChat } from '../../contract/index.ts';
import { World } from '../../testing/world.ts';

const migration = new URL('../migrations/0007_sales_of_chats.sql', import.meta.url);

it('chats that were paid before there were sales get the sale their bookings say', async () => {
  const world = await World.open();
  const { pool } = world.kit.db;
  const lena = await world.livePerformer({ priceVideo: 399 }, { autoAccept: true });
  const guest = await world.guest(5000);
  const order = { actorId: lena.subjectId, chatType: 'LIVECHAT', startKey: 'the only one', sequence: 1 } as const;
  await guest.sendCommand(startChat, order);
  await world.pass(63_000);
  world.media.send(`actor:${lena.subjectId}`, false);
  await world.pass(40_000);
  const sales = async () =>
    (
      await pool.query(
        'select key, kind, buyer_id, seller_id, share_percent, paid, earned, paid_back, taken_back from sales.sales',
      )
    ).rows;
  const before = await sales();
  expect(before).toMatchObject([{ kind: 'liveChat', share_percent: 50 }]);
  expect(Number(before[0].paid_back)).toBeGreaterThan(0);
  const client = await pool.connect();
  await client.query(
    'set session_replication_role = replica; delete from sales.sales; set session_replication_role = origin',
  );
  for (const statement of (await readFile(migration, 'utf8')).split('--> statement-breakpoint'))
    await client.query(statement);
  expect(await sales()).toEqual(before);
  const { checks } = await verify(client, 0, [salesMatchTransfers]);
  client.release();
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});
