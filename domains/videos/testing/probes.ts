import type { DomainProbes, ForeignIdCall } from '#kit/testing/probes.ts';

/** A free video of Petra that everybody finds, one that waits for an operator, and the upload of the first. */
let videoId = 0;
let waitingId = 0;
let uploadId = '';
const ofVideo = (body?: object) => ({ input: () => ({ params: { videoId: waitingId }, ...(body ? { body } : {}) }) });
const text = { de: '', en: 'Evening', nl: '', es: '' };
const words = {
  ...{ title: text, description: text, ageRating: 12 },
  ...{ vip: false, classic: false, tags: [], isAlone: true },
};
/** Something of Petra's that only she changes. */
const hers = (input: object = {}): ForeignIdCall => ({
  of: 'petra',
  inputs: () => [{ params: { videoId }, ...input }],
});
/** Something that is public. */
const publics = (more: Partial<ForeignIdCall>, input: object = {}): ForeignIdCall => ({
  of: 'petra',
  isAnswered: true,
  inputs: () => [{ params: { videoId }, ...input }],
  ...more,
});
const newUpload = `insert into media.uploads (id, owner_id, size, received, name, day, created_at, touched_at)
  values (gen_random_uuid(), $1, 1000, 1000, 'evening.mp4', current_date, now(), now()) returning id`;

/** A free video whose film nobody made. */
const newVideo = `insert into videos.videos
  (actor_id, actor_name, acting_group, upload_id, film_state, state, title, description, age_rating, is_alone, is_covered, created_at, asked_at, released_at)
  select id, name, gender_type, gen_random_uuid(), 'ready', $2, '{"de":"","en":"Evening","nl":"","es":""}', '{"de":"","en":"","nl":"","es":""}',
    12, true, true, now(), '2026-01-01T00:00:00Z', now() from performers.actors where id = $1 returning id`;

/** For the tests that try every operation in everybody's name, and those that walk over all screens. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    uploadId = await one<string>(newUpload, [people.petra.id]);
    waitingId = await one<number>(newVideo, [people.petra.id, 'review']);
    videoId = await one<number>(newVideo, [people.petra.id, 'published']);
  },
  foreignIdCalls: {
    videos: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ filter: { modelIds: [people.petra.id], ids: [videoId], tags: [1] } }],
    },
    getVideo: publics({}),
    getVideoPictures: { of: 'petra', isAnswered: true, inputs: () => [{ params: { albumId: videoId } }] },
    playVideo: {
      ...hers(),
      refused: 'video_not_ready',
      ownerless: 'The film of this video was never made; domains/videos/server tests those that were.',
    },
    previewVideo: {
      of: 'petra',
      inputs: () => [{ params: { videoId } }],
      ownerless: 'Of what is free the whole is shown.',
    },
    buyVideo: {
      ...hers({ body: { shown: 0 } }),
      refused: 'video_not_for_sale',
      ownerless: 'Nobody buys what is free.',
    },
    likeVideo: publics({ own: ['videos.likes'], counters: ['videos.videos.likes'] }, { body: { isLiked: true } }),
    sendVideoShareEmail: {
      of: 'petra',
      inputs: ({ people }) => [
        { body: { recipient: 'friend@example.org', message: '', videoId, guestId: people.petra.id } },
      ],
    },
    storeVideoPlace: publics({ own: ['videos.places'] }, { body: { ms: 1000 } }),
    getTopVideos: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorIdOrName: String(people.petra.id) } }],
    },
    getPromotedVideo: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: people.petra.id } }],
    },
    getActorSales: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: people.petra.id } }],
    },
    listOwnVideos: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: String(videoId + 1) } }] },
    createVideo: { of: 'petra', inputs: () => [{ body: { uploadId, name: 'Mine now' } }] },
    getOwnVideo: hers(),
    updateVideo: hers({ body: words }),
    publishVideo: hers(),
    planVideo: hers({ body: { at: null } }),
    pauseVideo: { ...hers(), last: true },
    chooseVideoCover: { ...hers({ body: { atMs: 0 } }), ownerless: 'The film of this video was never made.' },
    promoteVideo: hers({ body: { isPromoted: true } }),
    deleteVideo: { ...hers(), last: true },
  },
  operatorCalls: {
    'videos.listCatalogue': { input: () => ({}) },
    'videos.exportCatalogue': { input: () => ({}) },
    'videos.readVideo': ofVideo(),
    'videos.nextVideo': { input: () => ({}) },
    'videos.ofFilms': { input: () => ({ query: { ids: '00000000-0000-4000-8000-000000000000' } }) },
    'videos.approve': ofVideo({ askedAt: 1_767_225_600_000 }),
    'videos.refuse': { ...ofVideo({ reason: 'not this time' }), result: 'refused' },
    'videos.takeDown': ofVideo({ reason: 'not this one', paysBack: true }),
    'videos.tags': { input: () => ({}) },
    'videos.putTag': {
      input: () => ({ body: { tagId: 1, labelEn: 'Dance', labelDe: 'Tanz', labelNl: 'Dans', labelEs: 'Baile' } }),
    },
    'videos.mergeTag': { input: () => ({ body: { tagId: 1, into: '99999' } }), result: 'refused' },
    'videos.trust': { input: ({ people }) => ({ params: { actorId: people.petra.id }, body: { isTrusted: true } }) },
  },
  screens: {
    params: {
      tagGroup: 'talk-3',
      // Of her who walks through the studio: the demo world has one of hers.
      videoId: async (call) =>
        (await call<{ videos: { id: number }[] }>('anyone', 'GET', 'gallery/getTopVideos/vesna')).videos.at(-1)?.id ??
        0,
    },
  },
};
