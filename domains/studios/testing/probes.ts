import type { DomainProbes, ProbeWorld } from '#kit/testing/probes.ts';

let membershipId = 0;
const rights = { earnings: true, schedule: true };
const studioOf = (accountId: string, state: string): string =>
  `insert into studios.studios (account_id, name, folded, street, postcode, town, country, state, created_at)
   values (${accountId}, 'Lantern ' || ${accountId}, 'lantern ' || ${accountId}, 'Beispielweg 1', '10115', 'Berlin', 'DE', '${state}', now())
   returning account_id::int`;
const membership = `insert into studios.memberships (studio_id, performer_id, basis_points, asks_earnings, asks_schedule,
   sees_earnings, sees_schedule, state, invited_at, expires_at, began_at)
   values ($1, $2, 100, true, true, true, true, 'living', now(), now(), now()) returning id::int`;
const agreement = `insert into studios.agreements (membership_id, performer_id, version, language, sha256, body, name, ip, signed_at)
   values ($1, $2, 1, 'en', repeat('0', 64), '{"paragraphs":["A probe."]}', 'Petra', '127.0.0.1', now()) returning id::int`;
let numbers = 800_000;
/** A studio of nobody's, for an operator to decide on. */
const another = async ({ one }: ProbeWorld, state: string): Promise<number> => {
  numbers += 1;
  return one<number>(studioOf(String(numbers), state));
};
const params = () => ({ membershipId });
const reason = { reason: 'a probe' };
const data = {
  name: 'Harbour House',
  street: 'Beispielweg 2',
  postcode: '20095',
  town: 'Hamburg',
  country: 'DE',
  vatId: null,
};

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    await one<number>(studioOf(String(people.alice.id), 'accepted'));
    membershipId = await one<number>(membership, [people.alice.id, people.petra.id]);
    await one<number>(agreement, [membershipId, people.petra.id]);
  },
  foreignIdCalls: {
    'studios.getMember': { of: 'alice', inputs: () => [{ params: params() }] },
    'studios.downloadAgreement': { of: 'alice', inputs: () => [{ params: params() }] },
    'studios.downloadOwnAgreement': { of: 'petra', inputs: () => [{ params: params() }] },
    'studios.endMember': { of: 'alice', last: true, inputs: () => [{ params: params() }] },
    'studios.readAgreement': { of: 'petra', inputs: () => [{ params: params() }] },
    'studios.agree': {
      of: 'petra',
      inputs: () => [{ params: params(), body: { sha256: '0'.repeat(64), name: 'Petra', sees: rights } }],
    },
    'studios.changeRights': { of: 'petra', inputs: () => [{ params: params(), body: { sees: rights } }] },
    'studios.leave': {
      of: 'petra',
      last: true,
      ownerless: 'whoever of the two is first ends it',
      inputs: () => [{ params: params() }],
    },
    'studios.apply': {
      of: 'platform',
      own: ['studios.studios'],
      isAnswered: true,
      ownerless: 'performers and operators are no studios',
      inputs: () => [{ body: data }],
    },
  },
  operatorCalls: {
    'studios.listStudios': { input: () => ({}) },
    'studios.exportStudios': { input: () => ({}) },
    'studios.accept': { input: async (world) => ({ params: { accountId: await another(world, 'waiting') } }) },
    'studios.refuse': {
      input: async (world) => ({ params: { accountId: await another(world, 'waiting') }, body: reason }),
    },
    'studios.close': {
      input: async (world) => ({ params: { accountId: await another(world, 'accepted') }, body: reason }),
    },
  },
  screens: {
    // The first member of the demo world's studio.
    params: { membershipId: 1 },
    whose: { 'studios.own': 'studio', 'studios.member': 'studio', 'studios.money': 'studio' },
  },
};
