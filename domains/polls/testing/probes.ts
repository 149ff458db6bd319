import type { DomainProbes } from '#kit/testing/probes.ts';

/** A poll of Petra’s that runs, and one for operators to end. */
let pollId = 0;
let otherId = 0;

const newPoll = `insert into polls.polls (actor_id, room_id, asked_as, question, answers, opened_at, closes_at, told_at)
  values ($1, 1, 'performer', 'Tea or coffee?', '{Tea,Coffee}', now(), now() + interval '9 years', now()) returning id::int`;

const question = (actorId: number) => ({
  body: { actorId, question: 'What next?', answers: ['A song', 'A dance'], minutes: 2 },
});

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    pollId = await one<number>(newPoll, [people.petra.id]);
    otherId = await one<number>(newPoll, [999_004]);
  },
  foreignIdCalls: {
    getRoomPoll: { of: 'petra', isAnswered: true, inputs: ({ people }) => [{ params: { actorId: people.petra.id } }] },
    askRoomPoll: {
      of: 'petra',
      refused: 'may_not_poll',
      ownerless: 'Whoever does not help in the room of Petra asks nothing there.',
      inputs: ({ people }) => [question(people.petra.id)],
    },
    voteInRoomPoll: {
      of: 'petra',
      refused: 'not_in_poll_room',
      ownerless: 'Whoever is not openly in the room of Petra has no vote there; Petra herself has none.',
      inputs: () => [{ body: { pollId, answer: 0 } }],
    },
    endRoomPoll: { of: 'petra', inputs: () => [{ body: { pollId } }] },
    getPollHistory: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: '9999' } }] },
  },
  operatorCalls: {
    'polls.listPolls': { input: () => ({}) },
    'polls.exportPolls': { input: () => ({}) },
    'polls.endPoll': { input: () => ({ params: { pollId: otherId }, body: { reason: 'It goes' } }) },
  },
};
