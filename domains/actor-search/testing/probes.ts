import type { DomainProbes } from '#kit/testing/probes.ts';

const words = { en: 'Silver', de: 'Silber', nl: 'Zilver', es: 'Plata' };

const query = { conditions: [{ filter: 'languages', values: ['de'] }] };
let savedId = 0;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async ({ one }, call) => {
    await call('alice', 'saveSearch', { body: { name: 'Deutsch', query } });
    savedId = await one<number>('select id from actor_search.saved_searches limit 1');
  },
  foreignIdCalls: {
    saveSearch: {
      of: 'platform',
      isAnswered: true,
      own: ['actor_search.saved_searches'],
      inputs: () => [{ body: { name: 'Deutsch', query } }],
    },
    changeSavedSearch: {
      of: 'alice',
      inputs: () => [{ params: { id: savedId }, body: { name: 'Mine now' } }],
    },
    deleteSavedSearch: {
      of: 'alice',
      last: true,
      inputs: () => [{ params: { id: savedId } }],
    },
    getActorAttributes: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: people.petra.id } }],
    },
    actorHeatMaps: { of: 'petra', inputs: ({ people }) => [{ actorId: people.petra.id }] },
    initActorSearch: {
      of: 'platform',
      isAnswered: true,
      inputs: () => [{ query: {}, body: { requestId: '1' } }],
    },
    doActorSearch: {
      of: 'platform',
      isAnswered: true,
      inputs: () => [{ query: {}, body: { requestId: '1', forcedGuestZip: '50667' } }],
    },
  },
  operatorCalls: {
    'actor-search.listAttributes': { input: () => ({}) },
    'actor-search.putAttribute': {
      input: () => ({ body: { group: 'hair', attribute: 'silver', words, isRetired: false, isNew: true } }),
    },
  },
};
