import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, it } from 'vitest';
import { conversationTables, createConversation } from '#domains/conversation/server/index.ts';
import { openDb } from '#kit/db/db.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testDatabase } from '#kit/testing/test-database.ts';
import { ownersOfTables } from '../../testing/tables.ts';
import { liveTables } from '../index.ts';

/** Live's migrations as they were while it kept texts itself. */
async function tablesBefore(): Promise<Migrations> {
  const home = await mkdtemp(join(tmpdir(), 'vesper-texts-'));
  onFileEnd(() => rm(home, { recursive: true }));
  await cp(liveTables.folder, home, { recursive: true });
  const path = join(home, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx < 8) }));
  return { name: 'live', folder: pathToFileURL(home) };
}

const olderOwners = async () => [
  ...ownersOfTables.filter((owner) => owner !== conversationTables && owner !== liveTables),
  await tablesBefore(),
];

async function asked(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

const written = `insert into live.texts (room_id, actor_id, chat_id, sender, sender_id, sender_name, text, at, text_key) values
  (3, 7, null, 'actor', 7, 'Vesna', 'Good evening', 1000, 'k1'),
  (3, 7, 12, 'guest', 9, 'Nora', 'Just for you', 2000, null),
  (3, 7, null, 'guest', 9, 'Nora', 'Hello all', 3000, 'k2')`;

it('what was written before texts were lines of conversation is read as before, under its number', async () => {
  const { url } = await testDatabase();
  await migrate(url, await olderOwners());
  await asked(url, written);
  await migrate(url, ownersOfTables);
  const db = openDb(url, { log: memoryLog() });
  onFileEnd(() => db.close());
  const conversation = createConversation({ limits: createLimits(null) });
  expect(await conversation.read(db, 'room:3', { limit: 9 })).toEqual({
    before: null,
    lines: [
      { id: 1, sender: 'actor', senderId: 7, senderName: 'Vesna', text: 'Good evening', at: 1000, textKey: 'k1' },
      { id: 3, sender: 'guest', senderId: 9, senderName: 'Nora', text: 'Hello all', at: 3000, textKey: 'k2' },
    ],
  });
  const mine = await conversation.read(db, 'chat:12', { limit: 9 });
  expect(mine.lines).toMatchObject([{ id: 2, text: 'Just for you' }]);
  const said = {
    thread: 'chat:12',
    sender: 'actor',
    senderId: 7,
    senderName: 'Vesna',
    text: 'Hi',
    at: 4,
    textKey: null,
  };
  expect(await db.transaction((tx) => conversation.add(tx, { ...said, sender: 'actor' }))).toMatchObject({ id: 4 });
});

it('a database in which nobody ever wrote starts as well, and one that has been moved starts again', async () => {
  const { url } = await testDatabase();
  await migrate(url, await olderOwners());
  await migrate(url, ownersOfTables);
  await migrate(url, ownersOfTables);
  expect(await asked(url, 'select count(*)::int as lines from conversation.lines')).toEqual([{ lines: 0 }]);
});

it('what an older process wrote while the start was under way moves as well', async () => {
  const { url } = await testDatabase();
  await migrate(url, [...(await olderOwners()), conversationTables]);
  await asked(url, written);
  await migrate(url, ownersOfTables);
  expect(await asked(url, 'select id::int, thread, text from conversation.lines order by id')).toEqual([
    { id: 1, thread: 'room:3', text: 'Good evening' },
    { id: 2, thread: 'chat:12', text: 'Just for you' },
    { id: 3, thread: 'room:3', text: 'Hello all' },
  ]);
  expect(await asked(url, "select nextval('conversation.lines_id_seq')::int as next")).toEqual([{ next: 4 }]);
});
