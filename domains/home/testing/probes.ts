import type { DomainProbes } from '#kit/testing/probes.ts';

const words = { de: '', en: 'New faces', nl: '', es: '' };
const nothing = { de: '', en: '', nl: '', es: '' };
const rule = (block: string) => ({
  ...{ block, desk: 'small', phone: 'small', audience: 'everybody', languages: [], from: null, until: null },
});
const blocks = [rule('live'), rule('own'), rule('later')];
const details = { name: 'Advent', blocks };
const collection = {
  ...{ slug: 'probe', title: words, text: nothing, rule: 'newest', value: '', actors: [], isOn: true },
};
let arrangementId = 0;
let collectionId = 0;

/** For the tests that try every operation in everybody's name, and those that walk over all screens. */
export const probes: DomainProbes = {
  async prepare({ one }) {
    arrangementId = await one<number>(
      `insert into home.arrangements (name, blocks, created_at, updated_at) values ('Spring', $1, now(), now()) returning id`,
      [JSON.stringify(blocks)],
    );
    collectionId = await one<number>(
      `insert into home.collections (slug, title, text, rule, is_on, position, created_at, updated_at)
       values ('probed', $1, $2, 'newest', true, 1000, now(), now()) returning id`,
      [JSON.stringify(words), JSON.stringify(nothing)],
    );
  },
  foreignIdCalls: {
    homePreview: {
      of: 'platform',
      isAnswered: true,
      ownerless: 'a secret nobody was given shows nothing',
      inputs: () => [{ secret: 'A'.repeat(32) }],
    },
    collections: {
      of: 'platform',
      isAnswered: true,
      ownerless: 'collections are for everybody',
      inputs: () => [{ slug: 'probed' }],
    },
    actorTopCams: {
      of: 'petra',
      isAnswered: true,
      ownerless: 'places are for everybody',
      inputs: () => [{ params: { actorName: 'petra' } }],
    },
  },
  operatorCalls: {
    'home.list': { input: () => ({}) },
    'home.read': { input: () => ({ params: { arrangementId } }) },
    'home.add': { input: () => ({ body: details }) },
    'home.change': { input: () => ({ params: { arrangementId }, body: { ...details, revision: 1 } }) },
    'home.publish': { input: () => ({ params: { arrangementId }, body: { startsAt: null, revision: 2 } }) },
    'home.withdraw': { input: () => ({ params: { arrangementId } }) },
    'home.previewLink': { input: () => ({ params: { arrangementId } }) },
    'home.remove': { input: () => ({ params: { arrangementId } }) },
    'home.collections': { input: () => ({}) },
    'home.collection': { input: () => ({ params: { collectionId } }) },
    'home.addCollection': { input: () => ({ body: collection }) },
    'home.changeCollection': {
      input: () => ({ params: { collectionId }, body: { ...collection, slug: 'probed', revision: 1 } }),
    },
    'home.orderCollections': { input: () => ({ body: { ids: [collectionId] } }) },
    'home.removeCollection': { input: () => ({ params: { collectionId } }) },
  },
  screens: {
    params: {
      collectionSlug: 'easy-evening',
      arrangementId: async (call) => {
        const { id } = await call<{ id: number }>('operator', 'POST', 'office/home/arrangements/add', details);
        return id;
      },
      collectionId: async (call) => {
        const { collections } = await call<{ collections: { id: number }[] }>(
          'operator',
          'GET',
          'office/home/collections',
        );
        return collections[0]?.id ?? 0;
      },
    },
  },
};
