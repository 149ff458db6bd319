import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { poemsOf } from '../testing/subject.ts';
import { commentsDomain } from './index.ts';
import { markLocked } from './standing.ts';

const mira = 9001;
const { kit, as, domains } = await testWorld(
  { comments: commentsDomain, poems: poemsOf(mira, 'Mira'), performers: performersDomain },
  { limitFactor: 10_000 },
);
const office = as({ accountId: 9, roles: ['operator'] });
const clientOf = (who: number) => as({ accountId: who === 0 ? mira : 100 + who, roles: ['guest'] });
const poem = (at: number) => ({ kind: 'poem', subjectId: String(1 + (at % 2)) });

beforeAll(() => kit.db.transaction((tx) => domains.performers.create(tx, anActor({ id: mira, name: 'Mira' }))));

const ids = async (): Promise<number[]> =>
  (await kit.db.pool.query<{ id: number }>('select id::int as id from comments.lines order by id')).rows.map(
    ({ id }) => id,
  );

/** One thing that somebody does: what, who (0: the performer), and numbers that choose on what. */
const act = fc.tuple(
  fc.constantFrom('rate', 'post', 'reply', 'like', 'delete', 'report', 'approve', 'refuse', 'before', 'lock', 'unlock'),
  fc.nat(4),
  fc.nat(30),
);

async function run([what, who, at]: readonly [string, number, number]): Promise<void> {
  const client = clientOf(who);
  const all = await ids();
  const params = { commentId: all[at % Math.max(all.length, 1)] ?? 1 };
  const guestId = 101 + (who % 4);
  const inOne = (change: typeof markLocked, isLocked: boolean) =>
    kit.db.transaction((tx) => change(kit, tx, guestId, isLocked));
  const acts: Record<string, () => Promise<unknown>> = {
    rate: () => client.call(contract.rateThing, { params: poem(at), body: { rating: ((at % 3) - 1) as -1 | 0 | 1 } }),
    post: () => client.call(contract.postComment, { params: poem(at), body: { text: `Words ${at}` } }),
    reply: () => client.call(contract.replyToComment, { params, body: { text: 'So do I', key: crypto.randomUUID() } }),
    like: () => client.call(contract.likeComment, { params, body: { isLiked: at % 3 > 0 } }),
    delete: () => client.call(contract.deleteComment, { params }),
    report: () => client.call(contract.reportComment, { params, body: { reason: 'spam' } }),
    approve: () => office.call(contract.approveComment, { params }),
    refuse: () => office.call(contract.refuseComment, { params, body: { reason: 'Not here' } }),
    before: () => office.call(contract.setCommentRule, { body: { kind: 'poem', isBefore: at % 2 === 0 } }),
    lock: () => inOne(markLocked, true),
    unlock: () => inOne(markLocked, false),
  };
  await acts[what]?.();
}

/** Every number that is kept beside its rows and differs from them. */
const wrong = async (): Promise<unknown[]> =>
  (
    await kit.db.pool.query(`
      select 'replies' as what, l.id::text as at from comments.lines l where l.parent_id is null and l.replies <>
        (select count(*) from comments.lines r where r.parent_id = l.id and r.state = 'shown' and not r.is_author_locked)
      union all select 'likes', l.id::text from comments.lines l where l.likes <>
        (select count(*) from comments.likes k where k.comment_id = l.id)
      union all select 'total', s.subject_id from comments.subjects s where s.total <>
        (select count(*) from comments.lines l where l.kind = s.kind and l.subject_id = s.subject_id and l.parent_id is null
          and ((l.state = 'shown' and not l.is_author_locked) or exists (select 1 from comments.lines r where r.parent_id = l.id
            and r.state = 'shown' and not r.is_author_locked)))
      union all select 'rated', s.subject_id from comments.subjects s where (s.likes, s.dislikes) <>
        (select count(*) filter (where r.value = 1), count(*) filter (where r.value = -1) from comments.ratings r
          where r.kind = s.kind and r.subject_id = s.subject_id and r.is_counted)`)
  ).rows;

it('whatever people do, also at once, every number is that of its rows, and the list is as long as it says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 12 }),
      async (turns) => {
        for (const turn of turns) await Promise.all(turn.map(run));
        expect(await wrong()).toEqual([]);
        for (const client of [as(null), clientOf(0), clientOf(1)])
          for (const at of [0, 1]) {
            const answer = await client.call(contract.getComments, { params: poem(at), query: {} });
            expect(answer.ok && answer.data.comments.length === answer.data.total).toBe(true);
          }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
