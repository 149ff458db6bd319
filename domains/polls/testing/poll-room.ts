import type { Person } from '#domains/live/testing/people.ts';
import * as helping from '#domains/room-helpers/contract/index.ts';
import { openHelpedRoom } from '#domains/room-helpers/testing/helped-room.ts';
import type { Result } from '#kit/contract/client.ts';
import type { Job, PayloadOf } from '#kit/contract/operations.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import * as contract from '../contract/index.ts';
import { createPolls, pollsTables } from '../server/index.ts';

/** The code of a refusal; null: none. */
export const codeOf = async (answer: Promise<Result<unknown>>): Promise<string | null> => {
  const got = await answer;
  return got.ok ? null : got.problem.code;
};

/** What an operation answered that is not to be refused. */
export const dataOf = async <T>(answer: Promise<Result<T>>): Promise<T> => {
  const got = await answer;
  if (!got.ok) throw new Error(got.problem.code);
  return got.data;
};

/** A stage with real rooms, helpers and polls. */
export async function openPollRoom() {
  const room = await openHelpedRoom([pollsTables]);
  const { world, kit, helpers } = room;
  const deps = {
    blocks: world.blocks,
    guest: { namesOf: async (_: unknown, ids: readonly number[]) => new Map(ids.map((id) => [id, `Guest${id}`])) },
    live: world.live,
    performers: world.performers,
    roomHelpers: helpers,
  };
  const polls = createPolls(kit, deps);
  kit.events.subscribe(polls.handlers);
  const dispatcher = testDispatcher(kit, polls.handlers);
  const as = (person: Pick<Person, 'caller'>) => testClient(dispatcher, testCaller(person.caller));
  const ask = (by: Person, actorId: number, more: object = {}) =>
    as(by).call(contract.askPoll, {
      body: { actorId, question: 'What next?', answers: ['A song', 'A dance', 'A story'], minutes: 2, ...more },
    });
  const vote = (by: Person, pollId: number, answer: number) =>
    as(by).call(contract.votePoll, { body: { pollId, answer } });
  const shown = async (by: Person, actorId: number) =>
    dataOf(as(by).call(contract.getRoomPoll, { params: { actorId } }));
  /** Names a guest as helper, who accepts; with leave to ask polls or without. */
  const help = async (mira: Person, guest: Person, helpersMayPoll: boolean): Promise<void> => {
    const name = `Guest ${guest.subjectId}`;
    room.names.set(name, guest.subjectId);
    await dataOf(room.as(mira).call(helping.nameHelper, { body: { name } }));
    const accept = { body: { actorId: mira.subjectId, accept: true } };
    await dataOf(room.as(guest).call(helping.answerNaming, accept));
    await allow(mira, helpersMayPoll);
  };
  const allow = async (mira: Person, helpersMayPoll: boolean): Promise<void> => {
    const rules = { slowSeconds: 0, followersOnly: false, buyersOnly: false, refusesLinks: false, refusedWords: [] };
    await dataOf(room.as(mira).call(helping.setRoomRules, { body: { ...rules, helpersMayPoll } as never }));
  };
  const job = async <J extends Job>(operation: J, payload: PayloadOf<J>): Promise<void> => {
    for (const handler of polls.handlers)
      if (handler.kind === 'job' && handler.operation.name === operation.name) await handler.run(payload as never);
  };
  return { ...room, room, polls, deps, dispatcher, as, ask, vote, shown, help, allow, job };
}
