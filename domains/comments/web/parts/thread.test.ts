import { expect, it } from 'vitest';
import type { Comment } from '../../contract/index.ts';
import { withMore, withNew, withReply } from './thread.ts';

const line = (id: number, replies: Comment['replies'] = []): Comment => ({
  ...{ id, text: `Line ${id}`, createdAt: 0, user: { id: 1, name: 'A', avatar: null }, isCreator: false, isOwn: false },
  ...{ mayDelete: false, isWaiting: false, isGone: false, refusal: '', likes: 0, isLiked: false, replies },
});
const page = (ids: number[], total = ids.length) => ({
  comments: ids.map((id) => line(id)),
  total,
  isGuestAllowedToComment: true,
});
const idsOf = ({ comments }: { comments: readonly Comment[] }) => comments.map(({ id }) => id);

it('a new comment stands on top, the total is one more, and no other is written', () => {
  const after = withNew(page([2, 1], 7), line(3));
  expect(idsOf(after)).toEqual([3, 2, 1]);
  expect(after).toMatchObject({ total: 8, isGuestAllowedToComment: false });
  expect(withNew(after, line(3)).total).toBe(8);
});

it('more of them follow, those that moved meanwhile once; where nothing new comes the list is at its end', () => {
  expect(idsOf(withMore(page([5, 4], 5), page([4, 3], 6)))).toEqual([5, 4, 3]);
  expect(withMore(page([5, 4], 5), page([4], 5)).total).toBe(2);
  expect(withMore(page([5, 4], 5), page([3], 5)).total).toBe(5);
});

it('an answer stands at the end of its comment’s, once', () => {
  const once = withReply(page([2, 1]), 1, line(9));
  const twice = withReply(once, 1, line(9));
  expect(twice.comments[1]?.replies.map(({ id }) => id)).toEqual([9]);
  expect(twice.comments[0]?.replies).toEqual([]);
});
