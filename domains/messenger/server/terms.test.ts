import { beforeAll, expect, it } from 'vitest';
import { chatTold } from '#domains/live/contract/index.ts';
import type { StudioMessages } from '#domains/performers/contract/index.ts';
import { updateStudioProfile } from '#domains/performers/contract/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { on } from '#kit/server/handler.ts';
import * as contract from '../contract/index.ts';
import { openMessenger } from '../testing/world.ts';
import { sendMessage } from './send-message.ts';

const { kit, ctx, performers, as, caller } = await openMessenger();
const vega = 1;
let keys = 0;

const set = (messages: StudioMessages, isProven = true) =>
  as(vega, { roles: ['performer'], isProven } as never).call(updateStudioProfile, { body: { messages } });
const channelOf = async (guestId: number) => {
  const opened = await as(guestId).mutate(contract.touchMessengerChannel, { actorId: vega });
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.data;
};
const write = async (guestId: number, sender: 'guest' | 'actor', channelId: number) => {
  keys += 1;
  const data = { text: 'hello', key: `terms-key-${keys}` };
  const request = contract.sendMessage.payload.parse({ channelId, senderType: sender, data });
  return sendMessage(ctx, caller(sender === 'guest' ? guestId : vega), request).then(
    () => 'sent',
    ({ kind }: { kind: { code: string } }) => kind.code,
  );
};

/** Whom the outbox told of words that cost nothing. */
const told: unknown[] = [];
kit.events.subscribe([
  on(contract.wroteForNothing, 'test.wrote', async ({ guestId, actorId }) => void told.push([guestId, actorId])),
]);

beforeAll(() =>
  kit.db.transaction((tx) => performers.create(tx, anActor({ id: vega, name: 'Vega', priceMessage: null }))),
);

it('a performer says what a message costs and how many are free, and new and old channels go by it', async () => {
  const old = await channelOf(10);
  expect(old).toMatchObject({ messagePrice: null, closed: 'messages_off' });
  expect(await set({ price: 40, free: 1, from: 'everybody' })).toMatchObject({
    data: { messages: { price: 40, free: 1, from: 'everybody' } },
  });
  await kit.events.drain();
  expect(await channelOf(10)).toMatchObject({ messagePrice: 40, freeMessagesAmount: 1, closed: null });
  expect(await channelOf(11)).toMatchObject({ messagePrice: 40, freeMessagesAmount: 1, closed: null });
  expect(await write(10, 'guest', old.channelId)).toBe('sent');
  expect(await channelOf(10)).toMatchObject({ freeMessagesAmount: 0, isMessagingFree: false });
  // What was free is told of; what is paid for is a sale, and what she writes is nothing a guest did.
  expect(await write(10, 'actor', old.channelId)).toBe('sent');
  await kit.events.drain();
  expect(told).toEqual([[10, vega]]);
  expect(await set({ price: 0, free: null, from: 'everybody' })).toMatchObject({ ok: true });
  await kit.events.drain();
  expect(await channelOf(10)).toMatchObject({ messagePrice: 0, freeMessagesAmount: 2, isMessagingFree: true });
});

it('who lets only known guests write hears of nobody else, and one is known by her message or a private chat', async () => {
  await set({ price: 0, free: null, from: 'known' });
  await kit.events.drain();
  const { channelId } = await channelOf(20);
  expect(await channelOf(20)).toMatchObject({ closed: 'known_only' });
  expect(await write(20, 'guest', channelId)).toBe('known_only');
  expect(await write(20, 'actor', channelId)).toBe('sent');
  expect(await write(20, 'guest', channelId)).toBe('sent');
  const chat = { chatId: 88, guestId: 21, actorId: vega, at: 0 } as const;
  await kit.db.transaction((tx) => tx.emit(chatTold, { what: 'began', ...chat, chatType: 'LIVECHAT' }));
  await kit.events.drain();
  expect(await write(21, 'guest', (await channelOf(21)).channelId)).toBe('sent');
});

it('is refused out of bounds, and without a fresh proof of who it is', async () => {
  for (const wrong of [{ price: -10 }, { price: 2_010 }, { price: 45 }, { free: 21 }, { free: -1 }]) {
    const answer = await set({ price: 40, free: 1, from: 'everybody', ...wrong });
    expect(answer, JSON.stringify(wrong)).toMatchObject({ problem: { code: 'invalid_input' } });
  }
  expect(await set({ price: 40, free: 1, from: 'everybody' }, false)).toMatchObject({
    problem: { code: 'step_up_required' },
  });
});
