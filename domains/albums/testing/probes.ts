import type { DomainProbes, ForeignIdCall } from '#kit/testing/probes.ts';

/** A free album of Petra that everybody finds, one that waits for an operator, and the picture of the first. */
let albumId = 0;
let waitingId = 0;
let pictureId = '';
const text = { de: '', en: 'Evening', nl: '', es: '' };
const words = { title: text, description: text, ageRating: 12, vip: false, isAlone: true };
const ofAlbum = (body?: object) => ({ input: () => ({ params: { albumId: waitingId }, ...(body ? { body } : {}) }) });
/** Something of Petra's that only she changes. */
const hers = (input: object = {}): ForeignIdCall => ({
  of: 'petra',
  inputs: () => [{ params: { albumId }, ...input }],
});

const newAlbum = `insert into albums.albums
  (key, actor_id, actor_name, state, title, description, age_rating, is_alone, total, is_covered, created_at, asked_at, released_at)
  select gen_random_uuid(), id, name, $2, '{"de":"","en":"Evening","nl":"","es":""}', '{"de":"","en":"","nl":"","es":""}',
    12, true, 1, true, now(), '2026-01-01T00:00:00Z', now() from performers.actors where id = $1 returning id`;
/** A picture whose file nobody made. */
const newPicture = `insert into albums.pictures (picture_id, blurred_id, album_id, position, width, height, is_new, created_at)
  values (gen_random_uuid(), gen_random_uuid(), $1, 0, 640, 800, false, now()) returning picture_id as id`;

/** For the tests that try every operation in everybody's name, and those that walk over all screens. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    waitingId = await one<number>(newAlbum, [people.petra.id, 'review']);
    await one<string>(newPicture, [waitingId]);
    albumId = await one<number>(newAlbum, [people.petra.id, 'published']);
    pictureId = await one<string>(newPicture, [albumId]);
  },
  foreignIdCalls: {
    albums: { of: 'petra', isAnswered: true, inputs: ({ people }) => [{ actorId: people.petra.id }] },
    openGallery: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ query: { albumId } }],
      own: ['albums.views'],
      counters: ['albums.albums.views'],
    },
    buyAlbum: {
      ...hers({ body: { shown: 0 } }),
      refused: 'album_not_for_sale',
      ownerless: 'Nobody buys what is free.',
    },
    setGuestRating: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ body: { albumId, guestRating: 1 } }],
      own: ['comments.ratings', 'comments.subjects'],
      refused: 'own_thing',
      ownerless: 'Nobody rates what is their own.',
      counters: ['albums.albums.likes'],
    },
    setSedcardsGuestRating: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: people.petra.id }, body: { guestRating: 1 } }],
      own: ['comments.ratings', 'comments.subjects'],
      refused: 'own_thing',
      ownerless: 'Nobody rates what is their own.',
    },
    setPictureGuestRating: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ body: { pictureId, guestRating: 1 } }],
      own: ['comments.ratings', 'comments.subjects'],
      refused: 'own_thing',
      ownerless: 'Nobody rates what is their own.',
    },
    getGalleryComments: { of: 'petra', isAnswered: true, inputs: () => [{ query: { albumId } }] },
    postGalleryComment: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ body: { albumId, commentText: 'How lovely' } }],
      own: [
        'comments.lines',
        'comments.subjects',
        'notifications.entries',
        'notifications.deliveries',
        'notifications.paces',
        'web_push.pushes',
      ],
      counters: ['comments.subjects.total'],
    },
    getGalleryPreview: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ body: { actorName: 'Petra', albumId, isMobile: false } }],
    },
    listOwnAlbums: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: String(albumId + 1) } }] },
    createAlbum: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ body: { key: '0d3c0c52-8f0e-4a54-9d7b-3a0e3f7f2a11' } }],
      own: ['albums.albums', 'albums.known_words', 'consent.things', 'consent.depictions', 'consent.trail'],
    },
    getOwnAlbum: hers(),
    updateAlbum: hers({ body: words }),
    addAlbumPicture: {
      of: 'petra',
      inputs: () => [{ params: { albumId }, body: new Blob(['none'], { type: 'image/png' }) }],
      refused: 'picture_refused',
      ownerless: 'This file is no picture; domains/albums/server sends those that are.',
    },
    removeAlbumPicture: {
      of: 'petra',
      inputs: () => [{ params: { albumId, pictureId } }],
      refused: 'album_needs_pictures',
      ownerless: 'The last picture of an album that is out stays in it.',
    },
    arrangeAlbum: {
      ...hers(),
      inputs: () => [{ params: { albumId }, body: { order: [], coverId: null, previewIds: [] } }],
    },
    publishAlbum: hers(),
    pauseAlbum: { ...hers(), last: true },
    deleteAlbum: { ...hers(), last: true },
  },
  operatorCalls: {
    'albums.listCatalogue': { input: () => ({}) },
    'albums.exportCatalogue': { input: () => ({}) },
    'albums.readAlbum': ofAlbum(),
    'albums.nextAlbum': { input: () => ({}) },
    'albums.approve': ofAlbum({ askedAt: 1_767_225_600_000 }),
    'albums.refuse': { ...ofAlbum({ reason: 'not this time' }), result: 'refused' },
    'albums.takeDown': ofAlbum({ reason: 'not this one', paysBack: true }),
  },
  screens: {
    params: {
      // Of her who walks through the studio: the demo world has some of hers.
      albumId: async (call) => {
        const grid = `tileGrid/get/albums/${encodeURIComponent(JSON.stringify({ search: 'vesna' }))}`;
        const { data } = await call<{ data: { initialTiles: { id: string }[] } | null }>('anyone', 'GET', grid);
        return Number(data?.initialTiles[0]?.id ?? 0);
      },
    },
  },
};
