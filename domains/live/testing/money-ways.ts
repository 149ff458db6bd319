import type { MoneyWay, MoneyWays, MoneyWorld } from '#domains/access/testing/money-way.ts';
import { endChat, startChat } from '../contract/commands.ts';

const start = (world: MoneyWorld, guestId: number) =>
  world.say(guestId, startChat, {
    actorId: world.performerId,
    chatType: 'LIVECHAT',
    startKey: `matrix-chat-${guestId}`,
    sequence: 1,
  });

/** The guest goes, whatever became of the chat. */
async function leave(world: MoneyWorld, guestId: number): Promise<void> {
  const { rows } = await world.kit.db.pool.query<{ id: string }>(
    `select id from live.chats where guest_id = $1 and status <> 'ended'`,
    [guestId],
  );
  if (rows[0]) await world.say(guestId, endChat, { chatId: Number(rows[0].id), sequence: 2 });
}

/** A chat that is begun. */
export const chat: Pick<MoneyWay, 'act' | 'books'> & Required<Pick<MoneyWay, 'run'>> = {
  act: 'spend',
  books: ['chatMinute'],
  async run(world, guestId) {
    await start(world, guestId);
    await world.pass(3);
    await leave(world, guestId);
  },
};

export const ways: MoneyWays = {
  'a paid chat': chat,
  'the next minute of a paid chat': {
    act: 'spend',
    books: ['chatMinute'],
    async prepare(world, guestId) {
      await start(world, guestId);
      await world.pass(3);
    },
    async run(world, guestId) {
      await world.pass(62);
      await leave(world, guestId);
    },
  },
};
