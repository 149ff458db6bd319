import { beforeAll, describe, expect, it } from 'vitest';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { poemsOf } from '../testing/subject.ts';
import { commentsDomain } from './index.ts';
import { markLocked } from './standing.ts';

const mira = 9001;
const { kit, as, domains } = await testWorld(
  {
    comments: commentsDomain,
    poems: poemsOf(mira, 'Mira'),
    performers: performersDomain,
    blocks: blocksDomain,
    guest: guestDomain,
  },
  { limitFactor: 100 },
);
const { performers, blocks, guest, comments } = domains;
const performer = as({ accountId: mira, roles: ['performer'] });
const office = as({ accountId: 9, roles: ['operator'] });
const nobody = as(null);
const data = <T>(answer: { ok: true; data: T } | { ok: false; problem: unknown }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
const refused = (code: string) => ({ ok: false, problem: { code } });
type Client = typeof nobody;
const on = (subjectId: string, kind = 'poem') => ({ params: { kind, subjectId } });
const read = async (client: Client, id = '1', query = {}) =>
  data(await client.call(contract.getComments, { ...on(id), query }));
const post = (client: Client, text: string, id = '1') =>
  client.call(contract.postComment, { ...on(id), body: { text } });
const reply = (client: Client, commentId: number, text: string, key: string = crypto.randomUUID()) =>
  client.call(contract.replyToComment, { params: { commentId }, body: { text, key } });
const like = (client: Client, commentId: number, isLiked = true) =>
  client.call(contract.likeComment, { params: { commentId }, body: { isLiked } });
const remove = (client: Client, commentId: number) => client.call(contract.deleteComment, { params: { commentId } });
const report = (client: Client, commentId: number, reason: contract.CommentReportReason = 'spam') =>
  client.call(contract.reportComment, { params: { commentId }, body: { reason } });
const rate = (client: Client, rating: -1 | 0 | 1, id = '1', kind = 'poem') =>
  client.call(contract.rateThing, { ...on(id, kind), body: { rating } });
const rule = (isBefore: boolean) => office.call(contract.setCommentRule, { body: { kind: 'poem', isBefore } });

beforeAll(async () => {
  await kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id: mira, name: 'Mira' }));
    await guest.setStanding(tx, 31, { isBlockedForComments: true });
    await blocks.block(tx, mira, 32);
  });
});

describe('comments', () => {
  it('are read by everybody, the newest first, a page at a time; each guest writes one', async () => {
    for (const id of [11, 12, 13]) data(await post(as(id), ` Lovely ${id} `));
    const page = await read(nobody);
    expect(page.comments.map(({ text }) => text)).toEqual(['Lovely 13', 'Lovely 12', 'Lovely 11']);
    expect(page).toMatchObject({ total: 3, isGuestAllowedToComment: true });
    expect((await read(nobody, '1', { limit: 1, offset: 1 })).comments).toMatchObject([{ text: 'Lovely 12' }]);
    expect(await read(as(13))).toMatchObject({ isGuestAllowedToComment: false, comments: [{ isOwn: true }, {}, {}] });
    expect((await comments.totals(kit.db, 'poem', ['1', '2'])).get('1')).toBe(3);
    expect((await comments.totals(kit.db, 'poem', ['1', '2'])).get('2')).toBe(0);
  });

  it('sent again they are the first one; other words, too, from two tabs at once, are refused', async () => {
    const same = await Promise.all([post(as(14), 'Once'), post(as(14), 'Once')]);
    expect(data(same[0]).id).toBe(data(same[1]).id);
    expect(await post(as(14), 'Twice')).toMatchObject(refused('already_commented'));
    const both = await Promise.all([post(as(15), 'Left'), post(as(15), 'Right')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('are refused without a login, empty, too long, unsayable, of who may not comment, and to who is apart', async () => {
    expect(await post(nobody, 'Hello')).toMatchObject(refused('not_logged_in'));
    for (const text of ['  ', '\u200b', 'a'.repeat(501)])
      expect(await post(as(16), text)).toMatchObject(refused('invalid_input'));
    expect(await post(as(16), 'teenage dreams')).toMatchObject(refused('word_refused'));
    expect(await post(as(31), 'Hello')).toMatchObject(refused('comments_not_taken'));
    expect(await post(as(32), 'Hello')).toMatchObject(refused('comments_not_taken'));
    expect(await read(as(31))).toMatchObject({ isGuestAllowedToComment: false });
    expect(await read(as(32))).toMatchObject({ isGuestAllowedToComment: false });
    expect((await read(nobody)).comments.map(({ text }) => text)).not.toContain('Hello');
  });

  it('are answered by guests and the performer, the oldest first; an answer to an answer stands with the comment', async () => {
    const { id } = data(await post(as(21), 'A question', '2'));
    const one = data(await reply(performer, id, 'An answer'));
    data(await reply(as(22), one.id, 'Me too'));
    const key = crypto.randomUUID();
    const twice = await Promise.all([reply(as(22), id, 'Once', key), reply(as(22), id, 'Once', key)]);
    expect(data(twice[0]).id).toBe(data(twice[1]).id);
    expect(await reply(as(22), id, 'Other', key)).toMatchObject(refused('key_used_otherwise'));
    const { comments: list, total } = await read(nobody, '2');
    expect(total).toBe(1);
    expect(list[0]?.replies.map(({ text, isCreator }) => [text, isCreator])).toEqual([
      ['An answer', true],
      ['Me too', false],
      ['Once', false],
    ]);
    expect(list[0]?.replies[0]?.user).toMatchObject({ id: mira, name: 'Mira' });
    expect(await reply(as(31), id, 'Hi')).toMatchObject(refused('comments_not_taken'));
    expect(await reply(as(32), id, 'Hi')).toMatchObject(refused('comments_not_taken'));
    expect(await reply(as(22), id, 'teenage dreams')).toMatchObject(refused('word_refused'));
    expect(await reply(as(22), 4711, 'Hi')).toMatchObject(refused('not_found'));
  });

  it('are liked once by each; one’s own not, nor by who is apart from the performer', async () => {
    const id = (await read(nobody, '2')).comments[0]?.id ?? 0;
    await Promise.all([like(as(22), id), like(as(22), id), like(as(23), id)]);
    expect((await read(as(22), '2')).comments).toMatchObject([{ likes: 2, isLiked: true }]);
    expect(await like(as(22), id, false)).toMatchObject({ data: { likes: 1, isLiked: false } });
    expect(await like(as(22), id, false)).toMatchObject({ data: { likes: 1 } });
    expect(await like(as(21), id)).toMatchObject(refused('own_thing'));
    expect(await like(as(32), id)).toMatchObject(refused('not_found'));
  });

  it('taken away by who wrote them leave their place where answers stand below; without answers they are gone, and one may write anew', async () => {
    const list = await read(as(21), '2');
    const id = list.comments[0]?.id ?? 0;
    expect(await remove(as(22), id)).toMatchObject(refused('not_found'));
    data(await remove(as(21), id));
    const after = await read(nobody, '2');
    expect(after).toMatchObject({ total: 1, comments: [{ isGone: true, text: '', user: { id: 0 }, likes: 0 }] });
    expect(after.comments[0]?.replies).toHaveLength(3);
    for (const { id: answer, isCreator } of after.comments[0]?.replies ?? [])
      data(await remove(isCreator ? performer : as(22), answer));
    expect(await read(nobody, '2')).toMatchObject({ total: 0, comments: [] });
    expect(await like(as(22), id)).toMatchObject(refused('not_found'));
    expect(data(await post(as(21), 'A new one', '2')).text).toBe('A new one');
  });

  it('taken away by the performer are told to who wrote them, to nobody else, and are not written anew', async () => {
    const { id } = data(await post(as(24), 'Not for her', '2'));
    data(await remove(performer, id));
    expect((await read(nobody, '2')).comments.map((line) => line.id)).not.toContain(id);
    expect((await read(as(24), '2')).comments[0]).toMatchObject({ id, refusal: 'The performer took it away.' });
    expect(await post(as(24), 'Not for her', '2')).toMatchObject(refused('already_commented'));
    data(await remove(as(24), id));
    expect((await read(as(24), '2')).comments.map((line) => line.id)).not.toContain(id);
    expect(await post(as(24), 'Again', '2')).toMatchObject(refused('already_commented'));
  });

  it('of a blocked guest are not for the performer who blocked, and hers not for them; answers of others stay readable', async () => {
    const { id } = data(await post(as(41), 'From a stranger', '3'));
    data(await reply(as(42), id, 'Said by another'));
    data(await reply(performer, id, 'Said by me'));
    await kit.db.transaction((tx) => blocks.block(tx, mira, 41));
    const hers = await read(performer, '3');
    expect(hers.comments).toMatchObject([{ isGone: true, text: '' }]);
    expect(hers.comments[0]?.replies).toHaveLength(2);
    const theirs = await read(as(41), '3');
    expect(theirs.comments[0]?.replies.map(({ text }) => text)).toEqual(['Said by another']);
    expect((await read(nobody, '3')).comments).toMatchObject([{ text: 'From a stranger' }]);
    expect(await reply(performer, id, 'Still there?')).toMatchObject(refused('not_found'));
    const { comments: studio } = data(await performer.call(contract.getStudioComments, { query: {} }));
    expect(studio.map(({ user }) => user.id)).not.toContain(41);
    expect(studio.map(({ user }) => user.id)).toContain(42);
  });
});

describe('operators', () => {
  it('look at comments before others do where they said so: approved they are shown, refused their author reads why', async () => {
    data(await rule(true));
    const one = data(await post(as(51), 'Please wait', '3'));
    const two = data(await post(as(52), 'Me as well', '3'));
    expect(one).toMatchObject({ isWaiting: true });
    expect((await read(nobody, '3')).comments.map(({ id }) => id)).not.toContain(one.id);
    expect((await read(as(51), '3')).comments[0]).toMatchObject({ id: one.id, isWaiting: true, isOwn: true });
    expect(await reply(as(52), one.id, 'Hi')).toMatchObject(refused('not_found'));
    expect(data(await performer.call(contract.postComment, { ...on('3'), body: { text: 'Welcome' } }))).toMatchObject({
      isWaiting: false,
    });
    expect(data(await office.call(contract.nextComment, { query: {} }))).toMatchObject({
      commentId: one.id,
      waiting: 2,
    });
    const params = { commentId: one.id };
    data(await office.call(contract.approveComment, { params }));
    expect(await office.call(contract.approveComment, { params })).toMatchObject(refused('comment_decided'));
    const no = { params: { commentId: two.id }, body: { reason: 'Not kind.' } };
    data(await office.call(contract.refuseComment, no));
    expect(await office.call(contract.refuseComment, no)).toMatchObject(refused('comment_decided'));
    expect((await read(nobody, '3')).comments.map(({ id }) => id)).toContain(one.id);
    expect((await read(nobody, '3')).comments.map(({ id }) => id)).not.toContain(two.id);
    expect((await read(as(52), '3')).comments[1]).toMatchObject({ id: two.id, refusal: 'Not kind.' });
    data(await rule(false));
    expect(await office.call(contract.setCommentRule, { body: { kind: 'tune', isBefore: true } })).toMatchObject(
      refused('not_found'),
    );
    expect(data(await office.call(contract.getCommentRules, {})).rules).toEqual([{ kind: 'poem', isBefore: false }]);
  });

  it('hear of what readers report, of minors first, and what was reported is kept for them when it is taken away', async () => {
    const one = data(await post(as(61), 'Buy my things', '3'));
    const two = data(await post(as(62), 'Something worse', '3'));
    expect(await report(as(61), one.id)).toMatchObject(refused('own_thing'));
    data(await report(as(63), one.id));
    data(await report(as(63), one.id));
    await kit.clock.advance(1000);
    data(await report(as(63), two.id, 'minor'));
    const { data: next } = { data: data(await office.call(contract.nextComment, { query: {} })) };
    expect(next).toMatchObject({ commentId: two.id, waiting: 2 });
    const after = { query: { after: String(two.id) } };
    expect(data(await office.call(contract.nextComment, after)).commentId).toBe(one.id);
    data(await remove(as(62), two.id));
    const params = { commentId: two.id };
    expect(data(await office.call(contract.readComment, { params })).comment).toMatchObject({
      text: 'Something worse',
      state: 'removed',
      reports: ['minor'],
    });
    data(await office.call(contract.approveComment, { params: { commentId: one.id } }));
    data(await office.call(contract.refuseComment, { params, body: { reason: 'Never.' } }));
    expect(data(await office.call(contract.nextComment, { query: {} })).waiting).toBe(0);
    const three = data(await post(as(64), 'Reported and taken away', '3'));
    data(await report(as(63), three.id));
    data(await remove(performer, three.id));
    data(await office.call(contract.approveComment, { params: { commentId: three.id } }));
    expect(data(await office.call(contract.nextComment, { query: {} })).waiting).toBe(0);
    expect((await read(nobody, '3')).comments.map(({ id }) => id)).not.toContain(three.id);
    expect(await office.call(contract.approveComment, { params: { commentId: 4711 } })).toMatchObject(
      refused('not_found'),
    );
    const rows = data(
      await office.call(contract.officeComments.read, { query: { state: 'shown', search: 'buy' } }),
    ).rows;
    expect(rows).toMatchObject([{ id: one.id, subject: 'Poem 3' }]);
  });
});

describe('ratings', () => {
  it('count once for each guest, change and are taken back; things that nobody rated have zeros', async () => {
    await Promise.all([rate(as(71), 1), rate(as(71), 1), rate(as(72), -1), rate(as(73), 1)]);
    const found = await comments.ratings(kit.db, 'poem', ['1', '2'], 72);
    expect(found.get('1')).toEqual({ guestRatingLikes: 2, guestRatingDislikes: 1, isLiked: false, isDisliked: true });
    expect(found.get('2')).toEqual({ guestRatingLikes: 0, guestRatingDislikes: 0, isLiked: false, isDisliked: false });
    expect(data(await rate(as(71), -1))).toMatchObject({
      guestRatingLikes: 1,
      guestRatingDislikes: 2,
      isDisliked: true,
    });
    expect(data(await rate(as(71), 0))).toMatchObject({
      guestRatingLikes: 1,
      guestRatingDislikes: 1,
      isDisliked: false,
    });
    expect(data(await rate(as(71), 1, '1', 'tune'))).toMatchObject({ guestRatingLikes: 1 });
  });

  it('are refused of one’s own, without a login, by who is apart or locked', async () => {
    expect(await rate(performer, 1)).toMatchObject(refused('own_thing'));
    expect(await rate(nobody, 1)).toMatchObject(refused('not_logged_in'));
    expect(await rate(as(32), 1)).toMatchObject(refused('not_found'));
  });

  it('and comments of a locked guest leave lists and numbers until the account is let in again', async () => {
    data(await rate(as(81), 1, '2'));
    const { id } = data(await post(as(81), 'Before the lock', '2'));
    const before = await read(nobody, '2');
    await kit.db.transaction((tx) => markLocked(kit, tx, 81, true));
    expect((await read(nobody, '2')).total).toBe(before.total - 1);
    expect((await read(nobody, '2')).comments.map((line) => line.id)).not.toContain(id);
    expect((await comments.ratings(kit.db, 'poem', ['2'], null)).get('2')?.guestRatingLikes).toBe(0);
    await kit.db.transaction((tx) => markLocked(kit, tx, 81, false));
    expect(await read(nobody, '2')).toEqual(before);
    expect((await comments.ratings(kit.db, 'poem', ['2'], null)).get('2')?.guestRatingLikes).toBe(1);
  });
});

it('of what a caller may not see, and of kinds that are not commented on, every operation finds nothing', async () => {
  const { id } = data(await post(performer, 'Mine alone', 'hidden'));
  const guest5 = as(5);
  for (const one of [
    () => guest5.call(contract.getComments, { ...on('hidden'), query: {} }),
    () => guest5.call(contract.getComments, { ...on('1', 'tune'), query: {} }),
    () => guest5.call(contract.getComments, { ...on('1', 'nothing'), query: {} }),
    () => post(guest5, 'Hi', 'hidden'),
    () => guest5.call(contract.postComment, { ...on('1', 'tune'), body: { text: 'Hi' } }),
    () => reply(guest5, id, 'Hi'),
    () => like(guest5, id),
    () => remove(guest5, id),
    () => report(guest5, id),
    () => rate(guest5, 1, 'hidden'),
    () => rate(guest5, 1, '1', 'nothing'),
  ])
    expect(await one()).toMatchObject(refused('not_found'));
  expect((await read(performer, 'hidden')).comments).toMatchObject([{ text: 'Mine alone', replies: [], likes: 0 }]);
});

it('a thing that is gone for good takes everything about it with it', async () => {
  await kit.db.transaction((tx) => comments.forget(tx, { kind: 'poem', id: '1' }));
  expect(await read(nobody)).toMatchObject({ comments: [], total: 0 });
  expect((await comments.ratings(kit.db, 'poem', ['1'], 73)).get('1')).toMatchObject({
    guestRatingLikes: 0,
    isLiked: false,
  });
});

/** What somebody was told: the kind's number and where it leads, the first first. */
const toldTo = async (guestId: number): Promise<string[]> => {
  const { rows } = await kit.db.pool.query<{ type: number; path: string }>(
    'select type, path from notifications.entries where guest_id = $1 order by id',
    [guestId],
  );
  return rows.map(({ type, path }) => `${type} ${path}`);
};

describe('who hears of a comment', () => {
  it('is the performer, once however many write at once, and whoever is answered; of likes and own words nobody', async () => {
    const before = (await toldTo(mira)).length;
    await kit.clock.advance(3_600_000);
    const first = data(await post(as(81), 'Told', '3'));
    for (const id of [82, 83, 84]) data(await post(as(id), `Told ${id}`, '3'));
    expect((await toldTo(mira)).slice(before)).toEqual(['4 /studio/comments/']);
    data(await like(as(82), first.id));
    data(await reply(as(81), first.id, 'My own words'));
    expect(await toldTo(81)).toEqual([]);
    data(await reply(performer, first.id, 'Thank you'));
    data(await reply(as(82), first.id, 'Me too'));
    expect(await toldTo(81)).toEqual(['5 /', '5 /']);
    await kit.clock.advance(1_800_000);
    data(await post(as(85), 'Later', '3'));
    expect((await toldTo(mira)).slice(before)).toEqual(['4 /studio/comments/', '4 /studio/comments/']);
  });

  it('is nobody while it waits for an operator, and they are told once it can be read', async () => {
    await rule(true);
    await kit.clock.advance(3_600_000);
    const before = (await toldTo(mira)).length;
    const waiting = data(await post(as(86), 'Waits', '3'));
    expect(await toldTo(mira)).toHaveLength(before);
    data(await office.call(contract.approveComment, { params: { commentId: waiting.id } }));
    expect(await toldTo(mira)).toHaveLength(before + 1);
    await rule(false);
  });
});
