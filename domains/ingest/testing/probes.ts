import type { DomainProbes } from '#kit/testing/probes.ts';

/** A key of a performer, as if she had made one. */
const withKey = `insert into ingest.keys (actor_id, hash, ending, created_at) values ($1::bigint, 'probe ' || $1::text, 'prob', now())
  on conflict (actor_id) do update set ending = excluded.ending returning actor_id`;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async ({ people, one }) => {
    await one(withKey, [people.petra.id]);
  },
  operatorCalls: {
    'ingest.list': { input: () => ({}) },
    'ingest.revoke': {
      input: ({ people }) => ({ params: { actorId: people.petra.id }, body: { reason: 'Somebody else had it' } }),
    },
  },
};
