import { randomUUID } from 'node:crypto';
import type { MoneyWays } from '#domains/access/testing/money-way.ts';
import { startChat } from '#domains/live/contract/commands.ts';
import { toyLine } from '../contract/line.ts';
import { playToy } from '../contract/room.ts';

export const ways: MoneyWays = {
  'a play of a toy': {
    act: 'spend',
    books: ['toyPaid'],
    async prepare(world, guestId) {
      await world.say(guestId, startChat, {
        actorId: world.performerId,
        chatType: 'FREECHAT',
        startKey: `matrix-toy-${guestId}`,
        sequence: 1,
      });
    },
    async run(world, guestId) {
      await world.say(world.performerId, toyLine, { lineId: randomUUID(), state: 'ready', take: true });
      return world.as(guestId).call(playToy, {
        body: { actorId: world.performerId, giftId: 96_481, shown: 1_000, key: randomUUID() },
      });
    },
  },
};
