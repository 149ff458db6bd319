import { expect, it } from 'vitest';
import { rated } from './rated.ts';

const of = (guestRatingLikes: number, guestRatingDislikes: number, mine: 1 | -1 | 0) => ({
  ...{ guestRatingLikes, guestRatingDislikes, isLiked: mine === 1, isDisliked: mine === -1 },
});

it('a rating is counted once, moves from one side to the other, and is taken back', () => {
  expect(rated(of(3, 1, 0), 1)).toEqual(of(4, 1, 1));
  expect(rated(of(4, 1, 1), 1)).toEqual(of(4, 1, 1));
  expect(rated(of(4, 1, 1), -1)).toEqual(of(3, 2, -1));
  expect(rated(of(3, 2, -1), 0)).toEqual(of(3, 1, 0));
});
