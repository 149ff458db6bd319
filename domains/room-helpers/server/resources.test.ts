import fc from 'fast-check';
import { afterAll, it } from 'vitest';
import { data } from '#domains/identity/testing/browser.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import * as contract from '../contract/index.ts';
import { openHelpedRoom } from '../testing/helped-room.ts';

const { world, kit, as, guestIn } = await openHelpedRoom();
afterAll(() => world.live.stop?.());
const published = () => kit.published;

const commands = fc.constantFrom('name', 'accept', 'leave', 'mute', 'unmute', 'slow', 'fast', 'ban', 'lift');
type Command = typeof commands extends fc.Arbitrary<infer One> ? One : never;

/** A room, somebody who may help there, and somebody who may be muted. */
async function scenario() {
  const mira = await world.livePerformer();
  const actorId = mira.subjectId;
  const [kim, lou] = [await guestIn(mira), await guestIn(mira)];
  const hers = as(mira);
  const guestId = lou.subjectId;
  const rules = {
    followersOnly: false,
    buyersOnly: false,
    refusesLinks: false,
    refusedWords: [],
    helpersMayPoll: true,
  };
  /** Refusals change nothing. */
  const acts: Readonly<Record<Command, () => Promise<unknown>>> = {
    name: () => hers.call(contract.nameHelper, { body: { guestId: kim.subjectId } }),
    accept: () => as(kim).call(contract.answerNaming, { body: { actorId, accept: true } }),
    leave: () => as(kim).call(contract.leaveHelping, { body: { actorId } }),
    mute: () => as(kim).call(contract.muteInRoom, { body: { actorId, guestId, for: '60' } }),
    unmute: () => hers.call(contract.unmuteInRoom, { body: { actorId, guestId } }),
    slow: () => hers.call(contract.setRoomRules, { body: { ...rules, slowSeconds: 10 } }),
    fast: () => hers.call(contract.setRoomRules, { body: { ...rules, slowSeconds: 0 } }),
    ban: () => hers.call(contract.banGuest, { body: { of: { guestId }, days: 7, reason: 'Rude' } }),
    async lift() {
      const [ban] = (await data(await hers.call(contract.getStudioHelpers, {}))).bans;
      if (ban) await hers.call(contract.liftBan, { body: { banId: ban.banId } });
    },
  };
  const run = async (what: Command): Promise<void> => void (await acts[what]());
  return { actorId, mira, kim, run };
}

const few = 60_000;

it(
  'a room is looked after as a new page would show it, whatever happens there',
  () =>
    proveResource(contract.roomCare, {
      commands,
      numRuns: 5,
      async open() {
        const { actorId, kim, run } = await scenario();
        const fetch = async () => data(await as(kim).call(contract.getRoomCare, { params: { actorId } }));
        return { key: actorId, published, run, fetch };
      },
    }),
  few,
);

it(
  'a guest sees what holds for them there as a new page would',
  () =>
    proveResource(contract.ownRoomCare, {
      commands,
      numRuns: 5,
      // The number rises with what is told to others alone, too.
      exactly: ({ version: _, ...own }) => own,
      async open() {
        const { actorId, kim, run } = await scenario();
        const fetch = async () => data(await as(kim).call(contract.getRoomCare, { params: { actorId } }));
        return { key: actorId, guestId: kim.subjectId, published, run, fetch };
      },
    }),
  few,
);

it(
  'the studio shows helpers, rules and bans as a new page would',
  () =>
    proveResource(contract.studioHelpers, {
      commands,
      numRuns: 5,
      async open() {
        const { actorId, mira, run } = await scenario();
        const fetch = async () => data(await as(mira).call(contract.getStudioHelpers, {}));
        return { key: actorId, published, run, fetch };
      },
    }),
  few,
);
