import type { DomainProbes, ForeignIdCall } from '#kit/testing/probes.ts';

/** Comments of Alice on a free album of Petra's: one that everybody reads, and one on another that waits for an operator. */
let albumId = 0;
let commentId = 0;
let waitingId = 0;

const newAlbum = `insert into albums.albums
  (key, actor_id, actor_name, state, title, description, age_rating, is_alone, is_covered, created_at, released_at)
  select gen_random_uuid(), id, name, 'published', '{"de":"","en":"Dusk","nl":"","es":""}',
    '{"de":"","en":"","nl":"","es":""}', 12, true, true, now(), now() from performers.actors where id = $1 returning id`;
const newLine = `insert into comments.lines (kind, subject_id, actor_id, author_id, text, state, created_at, asked_at)
  values ('album', $1, $2, $3, 'What an evening', $4, now(), now()) returning id::int`;

const heard = ['notifications.entries', 'notifications.deliveries', 'notifications.paces', 'web_push.pushes'];
const onAlbum = (more: object, rest: Partial<ForeignIdCall> = {}): ForeignIdCall => ({
  of: 'petra',
  isAnswered: true,
  inputs: () => [{ params: { kind: 'album', subjectId: String(albumId) }, ...more }],
  ...rest,
});
const ofLine = (body: object | undefined, rest: Partial<ForeignIdCall>): ForeignIdCall => ({
  of: 'alice',
  inputs: () => [{ params: { commentId }, ...(body ? { body } : {}) }],
  ...rest,
});
const ofWaiting = (body?: object) => ({
  input: () => ({ params: { commentId: waitingId }, ...(body ? { body } : {}) }),
});

/** For the tests that try every operation in everybody's name, and those that walk over all screens. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    const of = [people.petra.id, people.alice.id];
    albumId = await one<number>(newAlbum, [people.petra.id]);
    const other = await one<number>(newAlbum, [people.petra.id]);
    commentId = await one<number>(newLine, [String(albumId), ...of, 'shown']);
    waitingId = await one<number>(newLine, [String(other), ...of, 'waiting']);
  },
  foreignIdCalls: {
    getComments: onAlbum({}),
    postComment: onAlbum(
      { body: { text: 'Hello' } },
      { own: ['comments.lines', 'comments.subjects', ...heard], counters: ['comments.subjects.total'] },
    ),
    rateThing: onAlbum(
      { body: { rating: 1 } },
      {
        own: ['comments.ratings', 'comments.subjects'],
        counters: ['albums.albums.likes', 'comments.subjects.likes'],
        refused: 'own_thing',
        ownerless: 'Nobody rates what is their own.',
      },
    ),
    replyToComment: {
      ...ofLine(undefined, {
        isAnswered: true,
        own: ['comments.lines', 'comments.subjects', ...heard],
        counters: ['comments.lines.replies', 'comments.subjects.total'],
      }),
      inputs: () => [{ params: { commentId }, body: { text: 'Hello', key: crypto.randomUUID() } }],
    },
    likeComment: ofLine(
      { isLiked: true },
      {
        isAnswered: true,
        own: ['comments.likes', 'comments.subjects'],
        counters: ['comments.lines.likes'],
        refused: 'own_thing',
        ownerless: 'Nobody likes their own words.',
      },
    ),
    deleteComment: ofLine(undefined, { last: true }),
    reportComment: ofLine(
      { reason: 'spam' },
      {
        isAnswered: true,
        own: ['comments.reports', 'comments.subjects'],
        // It asks for an operator from now on.
        counters: ['comments.lines.asked_at'],
        refused: 'own_thing',
        ownerless: 'Nobody reports their own words.',
      },
    ),
    getStudioComments: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: String(commentId + 1) } }] },
  },
  operatorCalls: {
    'comments.listCatalogue': { input: () => ({}) },
    'comments.exportCatalogue': { input: () => ({}) },
    'comments.read': ofWaiting(),
    'comments.next': { input: () => ({}) },
    'comments.approve': ofWaiting(),
    'comments.refuse': ofWaiting({ reason: 'not this time' }),
    'comments.getRules': { input: () => ({}) },
    'comments.setRule': { input: () => ({ body: { kind: 'nothing', isBefore: true } }), result: 'refused' },
  },
  screens: { params: { commentId: 1 } },
};
