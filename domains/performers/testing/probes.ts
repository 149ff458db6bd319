import type { DomainProbes } from '#kit/testing/probes.ts';

/** For the tests over all operations and screens. */
export const probes: DomainProbes = {
  operatorCalls: {
    'performers.listPerformers': { input: () => ({}) },
    'performers.exportPerformers': { input: () => ({}) },
    'performers.listNewPictures': { input: () => ({}) },
    'performers.exportNewPictures': { input: () => ({}) },
    'performers.approvePicture': {
      input: ({ people }) => ({
        params: { actorId: people.petra.id, pictureId: '00000000-0000-4000-8000-000000000000' },
      }),
      result: 'refused',
    },
    'performers.refusePicture': {
      input: ({ people }) => ({
        params: { actorId: people.petra.id, pictureId: '00000000-0000-4000-8000-000000000000' },
        body: { reason: 'not allowed here' },
      }),
      result: 'refused',
    },
    'performers.readPerformer': { input: ({ people }) => ({ params: { actorId: people.petra.id } }) },
  },
  screens: {
    params: {
      actorName: 'vesna',
      categorySlug: 'music',
      actorId: async (call) =>
        (await call<{ rows: { id: number }[] }>('operator', 'GET', 'office/performers?search=vesna')).rows[0]?.id ?? 0,
    },
  },
};
