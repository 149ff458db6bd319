import type { DomainProbes } from '#kit/testing/probes.ts';

/** Something that only Alice has; of others' libraries nothing is named by these operations. */
const hers = { kind: 'video', id: 'of-alice' };
const own = ['library.entries', 'library.grid_settings'];

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    await one<number>(
      `insert into library.entries (guest_id, kind, thing, bought_at, price, added_at)
       values ($1, $2, $3, now(), 500, now()) returning id`,
      [people.alice.id, hers.kind, hers.id],
    );
  },
  foreignIdCalls: {
    archiveMedia: { of: 'alice', inputs: () => [hers], own },
    unarchiveMedia: { of: 'alice', inputs: () => [hers], own },
    getDownloadLink: { of: 'alice', isAnswered: true, inputs: () => [{ params: hers }] },
    getDownload: {
      of: 'alice',
      inputs: () => [{ params: hers, query: { expires: 9_999_999_999_999, signature: 'x' } }],
      ownerless: 'Only a signed address is answered.',
    },
    getDownloadable: { of: 'petra', inputs: () => [{ params: hers }], ownerless: 'It is of nobody.' },
    setDownloadable: {
      of: 'petra',
      inputs: () => [{ params: hers, body: { isAllowed: true } }],
      ownerless: 'It is of nobody.',
    },
    getTileGrid: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { type: 'videos', payload: JSON.stringify({ actorId: people.petra.id }) } }],
    },
  },
};
