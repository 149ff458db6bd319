import { expect, it } from 'vitest';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { getBlockedGuests, unblockGuest } from '../contract/index.ts';
import { blocksTables, createBlocks } from './index.ts';

const kit = await testKit([blocksTables]);
const namesOf = async (_: unknown, ids: readonly number[]) => new Map(ids.map((id) => [id, `Guest${id}`]));
const blocks = createBlocks(kit, { guest: { namesOf, standing: async () => ({ isLocked: false }) as never } });
const dispatcher = createDispatcher(blocks.handlers, kit);
const as = (accountId: number, role: 'performer' | 'guest' = 'performer') =>
  testClient(dispatcher, { accountId, roles: ['guest', role] });
const block = (actorId: number, guestId: number) => kit.db.transaction((tx) => blocks.block(tx, actorId, guestId));
const listed = async (actorId: number, query: { before?: string; limit?: string } = {}) => {
  const answer = await as(actorId).call(getBlockedGuests, { query: query as never });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};

it('a performer reads whom she blocked, the latest first and page by page, and lets them back in', async () => {
  for (const guestId of [11, 12, 13, 12]) await block(1, guestId);
  await Promise.all([block(1, 14), block(1, 14)]);
  const first = await listed(1, { limit: '3' });
  expect(first.guests.map(({ name }) => name)).toEqual(['Guest14', 'Guest13', 'Guest12']);
  const next = await listed(1, { limit: '3', before: String(first.before) });
  expect(next).toMatchObject({ guests: [{ guestId: 11 }], before: null });
  expect(await blocks.isBlocked(kit.db, 1, 12)).toBe(true);

  // Her colleague has blocked nobody, and lets nobody in for her.
  expect((await listed(2)).guests).toEqual([]);
  await as(2).call(unblockGuest, { body: { guestId: 12 } });
  expect(await blocks.isBlocked(kit.db, 1, 12)).toBe(true);
  expect(await blocks.isBlocked(kit.db, 2, 12)).toBe(false);

  for (const _ of [1, 2]) expect(await as(1).call(unblockGuest, { body: { guestId: 12 } })).toMatchObject({ ok: true });
  expect(await blocks.isBlocked(kit.db, 1, 12)).toBe(false);
  expect((await listed(1)).guests.map(({ guestId }) => guestId)).toEqual([14, 13, 11]);
});

it('who is no performer has nobody to block, and a number that is none is refused', async () => {
  expect(await as(3, 'guest').call(getBlockedGuests, { query: {} })).toMatchObject({ ok: false });
  expect(await as(1).call(unblockGuest, { body: { guestId: 0 } })).toMatchObject({
    problem: { code: 'invalid_input', errors: [{ field: 'body.guestId' }] },
  });
});
