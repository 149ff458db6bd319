import type { DomainProbes, ForeignIdCall } from '#kit/testing/probes.ts';

/** Comments of Alice on an album of Petra's that is not there: one that everybody would read, one that waits for an operator. */
let commentId = 0;
let waitingId = 0;

const newLine = `insert into comments.lines (kind, subject_id, actor_id, author_id, text, state, created_at, asked_at)
  values ('album', $1, $2, $3, 'What an evening', $4, now(), now()) returning id::int`;

const ownerless = 'What it is about is not there; domains/comments/server tests things that are.';
const gone = (input: object): ForeignIdCall => ({ of: 'alice', inputs: () => [input], ownerless });
const album = { kind: 'album', subjectId: '2000000000' };
const ofLine = (body?: object): ForeignIdCall => ({
  of: 'alice',
  inputs: () => [{ params: { commentId }, ...(body ? { body } : {}) }],
  ownerless,
});
const ofWaiting = (body?: object) => ({
  input: () => ({ params: { commentId: waitingId }, ...(body ? { body } : {}) }),
});

/** For the tests that try every operation in everybody's name, and those that walk over all screens. */
export const probes: DomainProbes = {
  async prepare({ people, one }) {
    const of = [people.petra.id, people.alice.id];
    commentId = await one<number>(newLine, [album.subjectId, ...of, 'shown']);
    waitingId = await one<number>(newLine, ['2000000001', ...of, 'waiting']);
  },
  foreignIdCalls: {
    getComments: gone({ params: album }),
    postComment: gone({ params: album, body: { text: 'Hello' } }),
    rateThing: gone({ params: album, body: { rating: 1 } }),
    replyToComment: ofLine({ text: 'Hello', key: '6f1c0f5e-6c1b-4d0a-9f0e-3a1d2b4c5d6e' }),
    likeComment: ofLine({ isLiked: true }),
    deleteComment: ofLine(),
    reportComment: ofLine({ reason: 'spam' }),
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
  screens: {
    params: { commentId: 1 },
    missing: { 'comments.officeComment': 'Nothing was commented on in the demo world.' },
  },
};
