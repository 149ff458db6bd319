import { afterAll, describe, expect, it } from 'vitest';
import { identityEvents } from '#domains/identity/contract/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { LiveTestBed } from '../../testing/test-bed.ts';
import { World } from '../../testing/world.ts';
import { mediaReconciliationMs } from '../picture/reconcile-media.ts';

const silence: Kit['bus'] = {
  remote: true,
  publish: () => undefined,
  subscribe: async () => () => undefined,
  close: async () => undefined,
};
const one = await World.open({ remote: true });
/** A second process on the same database and clock; no word goes between the two. */
const two = new LiveTestBed({ ...one.kit, bus: silence }, 500_000);
await two.live.start?.();
afterAll(async () => {
  await one.live.stop?.();
  await two.live.stop?.();
  expect(one.kit.log.lines).toEqual([]);
  expect(await one.booksSum()).toBe(0);
});

let keys = 0;
async function watch(guest: Person, actorId: number, chatType: contract.ChatType = 'FREECHAT'): Promise<number> {
  keys += 1;
  await guest.sendCommand(contract.startChat, { actorId, chatType, startKey: `ended-session-${keys}`, sequence: 1 });
  await one.live.settled();
  return guest.last(contract.chatState)?.chat.chatId as number;
}

describe('when the session of a connection ends', () => {
  it('the guest’s chats end with it, and the picture; a line that is only lost keeps its grace', async () => {
    const lena = await one.livePerformer();
    const vera = await one.livePerformer({ priceVideo: 600 }, { autoAccept: true });
    const [revoked, locked, lost] = [await one.guest(5000), await one.guest(), await one.guest()];
    const paid = await watch(revoked, vera.subjectId, 'LIVECHAT');
    const free = [await watch(locked, lena.subjectId), await watch(lost, lena.subjectId)];
    await one.pass(1_500);
    const before = one.media.watching.size;
    await one.drop(revoked, 'revoked');
    await one.drop(locked, 'locked');
    await one.drop(lost);
    expect(await exitsOf([paid, ...free])).toEqual([101, 906, null]);
    expect(before - one.media.watching.size).toBe(2);
  });

  it('the performer’s room closes at once, and nobody sends or watches there', async () => {
    const mara = await one.livePerformer();
    const guest = await one.guest();
    const chatId = await watch(guest, mara.subjectId);
    await one.pass(1_500);
    await one.drop(mara, 'revoked');
    expect(await exitsOf([chatId])).toEqual([203]);
    expect(one.media.rooms.has(`actor:${mara.subjectId}`)).toBe(false);
    expect((await one.performers.actor(one.kit.db, mara.subjectId))?.isOnline).toBe(false);
  });

  it('a studio that another session took over keeps its room', async () => {
    const nora = await one.livePerformer();
    const other = one.person(nora.caller);
    await other.sendCommand(contract.goLive, { freeChat: true });
    await one.drop(nora, 'revoked');
    expect(one.media.rooms.has(`actor:${nora.subjectId}`)).toBe(true);
  });
});

it('a performer whose role is taken is off the air at once, also when no studio is connected', async () => {
  const olga = await one.livePerformer();
  await one.drop(olga);
  one.kit.events.subscribe(one.live.handlers);
  await one.kit.db.transaction((tx) =>
    tx.emit(identityEvents.rolesTaken, { accountId: olga.subjectId, roles: ['performer'] }),
  );
  await one.kit.events.drain();
  await one.live.settled();
  expect(one.media.rooms.has(`actor:${olga.subjectId}`)).toBe(false);
});

describe('where no word comes from the process that ended it', () => {
  it('the picture of a chat that is over is cut off within five seconds, its topics with it; others go on', async () => {
    const pia = await one.livePerformer();
    const [guest, other] = [await one.guest(), await one.guest()];
    const chatId = await watch(guest, pia.subjectId);
    await watch(other, pia.subjectId);
    await one.pass(1_500);
    const before = one.media.watching.size;
    await two.live.endChatsOf(guest.subjectId, contract.exitCodes.clientLock);
    await two.live.settled();
    expect(one.media.watching.size).toBe(before);
    await one.pass(mediaReconciliationMs);
    expect(before - one.media.watching.size).toBe(1);
    expect([...guest.topics]).toEqual([`guest:${guest.subjectId}`]);
    expect(other.topics.size).toBe(3);
    expect(await exitsOf([chatId])).toEqual([906]);
  });

  it('a room that is closed elsewhere sends no longer than that; one that was opened again continues', async () => {
    const [rosa, sina] = [await one.livePerformer(), await one.livePerformer()];
    await two.live.closeRoomOf(rosa.subjectId, contract.exitCodes.hostLock);
    await two.live.closeRoomOf(sina.subjectId, contract.exitCodes.hostLock);
    await one.goLive(sina);
    await one.pass(mediaReconciliationMs);
    expect(one.media.rooms.has(`actor:${rosa.subjectId}`)).toBe(false);
    expect(one.media.rooms.has(`actor:${sina.subjectId}`)).toBe(true);
  });
});

async function exitsOf(chatIds: readonly number[]): Promise<(number | null)[]> {
  const { rows } = await one.kit.db.pool.query<{ id: number; exit_code: number | null }>(
    'select id, exit_code from live.chats where id = any($1)',
    [chatIds],
  );
  return chatIds.map((id) => rows.find((row) => row.id === id)?.exit_code ?? null);
}
