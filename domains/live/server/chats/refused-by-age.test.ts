import { afterEach, beforeEach, expect, it } from 'vitest';
import { accessNarrowed } from '#domains/access/contract/index.ts';
import { accessPolicies } from '#domains/access/server/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import * as contract from '../../contract/index.ts';
import { World } from '../../testing/world.ts';

let world: World;
const proven = new Set<number>();
beforeEach(async () => {
  world = await World.open();
  proven.clear();
  world.kit.events.subscribe(world.live.handlers);
  world.kit.extensions.add('age-check', [
    extend(accessPolicies, async (_, { caller: { accountId } }) =>
      accountId !== null && proven.has(accountId)
        ? null
        : { ok: false, restriction: 'needAgeCheck', reason: 'ageNotProven' },
    ),
  ]);
});
afterEach(async () => world.live.stop?.());

let starts = 0;
const chatOf = (actorId: number, chatType: contract.ChatType) => {
  starts += 1;
  return { actorId, chatType, single: false, startKey: `start-key-${starts}`, sequence: 1 } as const;
};
const narrowed = async (accountId: number) => {
  await world.kit.db.transaction((tx) => tx.emit(accessNarrowed, { accountId, country: 'GB' }));
  await world.kit.events.drain();
  await world.pass(100);
};

it.each([
  ['FREECHAT', 601],
  ['LIVECHAT', 601],
  ['LIVE_PREVIEW', 405],
] as const)(
  '%s is refused where the age is not proven, with %i, and the answer says needAgeCheck',
  async (chatType, exitCode) => {
    const lena = await world.livePerformer({ priceVideo: 100 }, { autoAccept: true });
    const guest = await world.guest(10_000);
    const asked = guest.sendCommand(contract.startChat, chatOf(lena.subjectId, chatType));
    await expect(asked).rejects.toMatchObject({
      kind: { code: 'age_not_proven' },
      data: { restriction: 'needAgeCheck', exitCode },
    });
    expect(await world.ledger.balance(world.kit.db, guestAccount(guest.subjectId))).toBe(10_000);
  },
);

it.each([
  ['FREECHAT', 601],
  ['LIVECHAT', 601],
  ['LIVE_PREVIEW', 405],
] as const)(
  'a running %s ends with %i when the proof is taken back, and continues while one counts',
  async (chatType, exit) => {
    const lena = await world.livePerformer({ priceVideo: 100 }, { autoAccept: true });
    const guest = await world.guest(10_000);
    proven.add(guest.subjectId);
    await guest.sendCommand(contract.startChat, chatOf(lena.subjectId, chatType));
    await world.pass(1_500);
    await narrowed(guest.subjectId);
    expect(guest.last(contract.chatEnd)).toBeUndefined();
    proven.delete(guest.subjectId);
    await narrowed(guest.subjectId);
    expect(guest.last(contract.chatEnd)).toMatchObject({ exitCode: exit });
  },
);
