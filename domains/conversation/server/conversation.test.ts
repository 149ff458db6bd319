import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { lineLimits } from '../contract/index.ts';
import { conversationTables, createConversation } from './index.ts';

const kit = await testKit([conversationTables]);
const conversation = createConversation(kit);
let moment = 0;
const say = (thread: string, senderId: number, text: string, textKey: string | null = null) => {
  moment += 1;
  const sender = senderId === 7 ? ('actor' as const) : ('guest' as const);
  const line = { thread, sender, senderId, senderName: `person ${senderId}`, text, at: moment, textKey };
  return kit.db.transaction((tx) => conversation.add(tx, line));
};

it('a line that is sent again is kept once; another person’s key and another thread are other lines', async () => {
  expect(await say('chat:1', 9, 'Hello', 'k1')).toMatchObject({ text: 'Hello', textKey: 'k1' });
  expect(await say('chat:1', 9, 'Hello', 'k1')).toBeNull();
  expect(await say('chat:1', 7, 'Hello', 'k1')).not.toBeNull();
  expect(await say('chat:2', 9, 'Hello', 'k1')).not.toBeNull();
  expect((await conversation.read(kit.db, 'chat:1', { limit: 9 })).lines).toHaveLength(2);
});

it('a thread is leafed through from its end, and nothing of another stands in it', async () => {
  for (let number = 1; number <= 5; number += 1) await say('room:5', 7, `line ${number}`);
  const last = await conversation.read(kit.db, 'room:5', { limit: 2 });
  expect(last.lines.map(({ text }) => text)).toEqual(['line 4', 'line 5']);
  const older = await conversation.read(kit.db, 'room:5', { limit: 2, before: last.before ?? 0 });
  expect(older.lines.map(({ text }) => text)).toEqual(['line 2', 'line 3']);
  const first = await conversation.read(kit.db, 'room:5', { limit: 2, before: older.before ?? 0 });
  expect(first).toMatchObject({ lines: [{ text: 'line 1' }], before: null });
});

it('unread is what others said after the line that was read last', async () => {
  const read = await say('chat:8', 7, 'read');
  await say('chat:8', 7, 'not read');
  await say('chat:8', 9, 'my own');
  expect(await conversation.unread(kit.db, 'chat:8', { readerId: 9, readId: read?.id ?? 0 })).toBe(1);
  expect(await conversation.unread(kit.db, 'chat:8', { readerId: 9, readId: 0 })).toBe(2);
});

it('a person sends ten lines in ten seconds, wherever they write, and is told when to go on', async () => {
  for (let sent = 0; sent < lineLimits.rate.points; sent += 1) await conversation.takeRate(40);
  await expect(conversation.takeRate(40)).rejects.toMatchObject({
    kind: { code: 'too_many_requests' },
    data: { retryAfterSeconds: expect.any(Number) },
  });
  await conversation.takeRate(41);
});
