import type { DomainProbes } from '#kit/testing/probes.ts';

/** A film of Petra's that is held back. */
let heldId = '';
const noFilm = '00000000-0000-4000-8000-000000000000';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    heldId = await one<string>(
      `insert into media.films (id, owner_id, purpose, state, bytes, width, height, milliseconds, created_at, settled_at)
       values (gen_random_uuid(), $1, 'video', 'held', 1, 640, 360, 2000, now(), now()) returning id`,
      [people.petra.id],
    );
  },
  operatorCalls: {
    getHeldFilms: { input: () => ({ query: {} }) },
    lookAtHeldFilm: { input: () => ({ params: { filmId: heldId } }) },
    blockFilm: { input: () => ({ params: { filmId: noFilm }, body: {} }), result: 'refused' },
    releaseFilm: { input: () => ({ params: { filmId: noFilm }, body: {} }), result: 'refused' },
  },
  foreignIdCalls: {
    getFilmFile: {
      of: 'petra',
      inputs: () => [
        {
          params: { filmId: noFilm, file: 'master.m3u8' },
          query: { expires: '4102444800000', viewer: 'all', signature: 'made up' },
        },
      ],
      ownerless: 'Whoever has a signature that is ours may ask; domains/media/server/films tests those of others.',
    },
  },
};
