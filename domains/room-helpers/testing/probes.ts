import type { DomainProbes, ForeignIdCall } from '#kit/testing/probes.ts';

/** A ban that a helper asks Petra for, and one of hers that is in force. */
let askedId = 0;
let onId = 0;
let declinedId = 0;

const newBan = `insert into room_helpers.bans (actor_id, guest_id, state, reason, text, created_at, until, appeal, appealed_at)
  values ($1, $2, $3, 'mark-of-petra', '', now(), now() + interval '9 years', $4, $5) returning id::int`;

const inRoom = (more: object = {}): ForeignIdCall => ({
  of: 'petra',
  refused: 'not_helper',
  ownerless: 'Whoever does not help in the room of Petra is refused whatever they name.',
  inputs: ({ people }) => [{ body: { actorId: people.petra.id, guestId: people.alice.id, ...more } }],
});
const hers = (banId: () => number, more: object = {}): ForeignIdCall => ({
  of: 'petra',
  inputs: () => [{ body: { banId: banId(), ...more } }],
});

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    askedId = await one<number>(newBan, [people.petra.id, 999_001, 'asked', '', null]);
    declinedId = await one<number>(newBan, [people.petra.id, 999_003, 'asked', '', null]);
    onId = await one<number>(newBan, [people.petra.id, 999_002, 'on', 'Please', new Date(0)]);
  },
  foreignIdCalls: {
    getRoomCare: { of: 'petra', isAnswered: true, inputs: ({ people }) => [{ params: { actorId: people.petra.id } }] },
    muteInRoom: inRoom({ for: '5', lineId: 1 }),
    unmuteInRoom: inRoom(),
    takeRoomLineAway: {
      ...inRoom(),
      inputs: ({ people }) => [{ body: { actorId: people.petra.id, lineId: 1 } }],
    },
    sendOutOfRoom: inRoom({ lineId: 1 }),
    askForBan: inRoom({ reason: 'No reason', lineId: 1 }),
    getRoomPeople: {
      ...inRoom(),
      inputs: ({ people }) => [{ params: { actorId: people.petra.id } }],
    },
    answerRoomNaming: {
      ...inRoom(),
      inputs: ({ people }) => [{ body: { actorId: people.petra.id, accept: true } }],
    },
    leaveRoomHelping: {
      of: 'petra',
      isAnswered: true,
      ownerless: 'Who does not help has nothing to leave.',
      inputs: ({ people }) => [{ body: { actorId: people.petra.id } }],
    },
    appealRoomBan: {
      of: 'petra',
      ownerless: 'A ban is of its guest; here nobody’s.',
      inputs: () => [{ body: { banId: onId, words: 'Please' } }],
    },
    nameRoomHelper: {
      of: 'alice',
      isAnswered: true,
      own: [
        'room_helpers.helpers',
        'room_helpers.rules',
        'room_helpers.log',
        'notifications.entries',
        'notifications.deliveries',
        'notifications.paces',
        'notifications.told',
        'web_push.pushes',
      ],
      ownerless: 'A guest names nobody.',
      inputs: ({ people }) => [{ body: { guestId: people.alice.id } }, { body: { name: 'Alice' } }],
    },
    withdrawRoomHelper: {
      of: 'alice',
      isAnswered: true,
      own: ['room_helpers.helpers', 'room_helpers.rules', 'room_helpers.log'],
      ownerless: 'A guest withdraws nobody.',
      inputs: ({ people }) => [{ body: { guestId: people.alice.id } }],
    },
    banFromRoom: {
      ...hers(() => askedId),
      ownerless: 'Petra may ban whom a helper asked for, and nobody she has never met.',
      inputs: ({ people }) => [
        { body: { of: { banId: askedId }, days: 7, reason: '' } },
        { body: { of: { guestId: people.petra.id, lineId: 1 }, days: 7, reason: '' } },
      ],
    },
    declineRoomBan: hers(() => declinedId),
    liftRoomBan: hers(() => onId),
    getRoomLog: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: '9999' } }] },
  },
  operatorCalls: {
    'room-helpers.listBans': { input: () => ({}) },
    'room-helpers.exportBans': { input: () => ({}) },
    'room-helpers.listLog': { input: () => ({}) },
    'room-helpers.exportLog': { input: () => ({}) },
    'room-helpers.keepBan': { input: () => ({ params: { banId: onId }, body: { reason: 'It stands' } }) },
    'room-helpers.liftBan': { input: () => ({ params: { banId: onId }, body: { reason: 'It goes' } }) },
  },
};
