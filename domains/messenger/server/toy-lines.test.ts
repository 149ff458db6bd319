import { beforeAll, expect, it } from 'vitest';
import { anActor } from '#domains/performers/testing/actors.ts';
import { toyTold } from '#domains/toys/contract/events.ts';
import * as contract from '../contract/index.ts';
import { openMessenger } from '../testing/world.ts';

const { kit, performers, as } = await openMessenger();
const vega = 1;
beforeAll(() =>
  kit.db.transaction(async (tx) => void (await performers.create(tx, anActor({ id: vega, name: 'Vega' })))),
);

const channelOf = async (guestId: number) => {
  const found = await as(guestId).call(contract.getChannelOfActor, { params: { actorId: `${vega}` as never } });
  if (!found.ok) throw new Error(found.problem.code);
  return found.data.channel;
};
const read = async (accountId: number, channelId: number) => {
  const page = await as(accountId).call(contract.getContent, {
    params: { channelId: `${channelId}` as never },
    query: {},
  });
  if (!page.ok) throw new Error(page.problem.code);
  return page.data.contents;
};

it('what became of a remote toy stands there in the order in which it happened, each once, unread for nobody', async () => {
  const toy = { chatId: 78, guestId: 32, actorId: vega, isPrivate: true, at: 0 } as const;
  const play = { ...toy, playId: 5, giftId: 1002, displayName: 'A wave' } as const;
  const direct = { ...toy, playId: 6, giftId: null, displayName: '' } as const;
  const tell = () =>
    kit.db.transaction(async (tx) => {
      await tx.emit(toyTold, { ...toy, what: 'available', playId: null, giftId: null, displayName: '' });
      for (const what of ['active', 'started', 'completed'] as const) await tx.emit(toyTold, { ...play, what });
      for (const what of ['active', 'finished'] as const) await tx.emit(toyTold, { ...direct, what });
    });
  for (const _ of [1, 2]) {
    await tell();
    await kit.events.drain();
  }
  const { channelId, unreadCount } = await channelOf(32);
  expect(unreadCount).toBe(0);
  const gift = { text: 'A wave', gifts: [{ giftId: 1002, quantity: 1, names: { en: 'Rose' } }], chatId: 78 };
  for (const side of [32, vega])
    expect(await read(side, channelId)).toMatchObject([
      { messageType: 'toy_available', senderType: 'system', text: '', gifts: [] },
      { messageType: 'toy_active', ...gift },
      { messageType: 'toy_started', ...gift },
      { messageType: 'toy_completed', ...gift },
      { messageType: 'toy_active', text: '', gifts: [] },
      { messageType: 'toy_finished', text: '', gifts: [] },
    ]);
});
