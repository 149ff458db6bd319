import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Followed } from './follow.ts';
import { afterMessages, afterScroll, isNearEnd, startFollowing } from './follow.ts';

const said = (...ids: string[]): Followed[] => ids.map((id) => ({ id }));
const away = afterScroll(afterMessages(startFollowing, said('a', 'b')), false);

describe('following a chat', () => {
  it('counts nothing while the reader is at the end', () => {
    expect(afterMessages(startFollowing, said('a', 'b', 'c'))).toMatchObject({ unread: 0, firstUnreadId: null });
  });

  it('counts what comes while reading further up, and remembers where it began', () => {
    const one = afterMessages(away, said('a', 'b', 'c'));
    const two = afterMessages(one, said('a', 'b', 'c', 'd', 'e'));
    expect(two).toEqual({ atEnd: false, unread: 3, firstUnreadId: 'c', lastId: 'e' });
  });

  it('reads everything on reaching the end', () => {
    const waiting = afterMessages(away, said('a', 'b', 'c'));
    expect(afterScroll(waiting, true)).toMatchObject({ atEnd: true, unread: 0, firstUnreadId: null });
  });

  it('goes to the end when the reader writes', () => {
    expect(afterMessages(away, [...said('a', 'b', 'c'), { id: 'd', own: true }])).toMatchObject({
      atEnd: true,
      unread: 0,
    });
  });

  it('does not count older messages loaded above', () => {
    expect(afterMessages(away, said('x', 'y', 'a', 'b'))).toBe(away);
  });

  it('starts over when the conversation is another one', () => {
    expect(afterMessages(away, said('p', 'q'))).toMatchObject({ atEnd: true, unread: 0, lastId: 'q' });
  });

  it('counts as many as came, however they are grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }), (groups) => {
        const list = said('a', 'b');
        let follow = away;
        for (const size of groups) {
          for (let index = 0; index < size; index += 1) list.push({ id: `n${list.length}` });
          follow = afterMessages(follow, list);
        }
        expect(follow.unread).toBe(list.length - 2);
        expect(follow.firstUnreadId).toBe(list[2]?.id ?? null);
      }),
    );
  });

  it('takes a reader a finger away from the end as being there', () => {
    expect(isNearEnd({ scrollTop: 540, clientHeight: 400, scrollHeight: 1000 })).toBe(true);
    expect(isNearEnd({ scrollTop: 400, clientHeight: 400, scrollHeight: 1000 })).toBe(false);
  });
});
