import type { Rating } from '../../contract/index.ts';

/** How a thing is rated once somebody has rated it so; 0 takes back what they gave. */
export const rated = (before: Rating, rating: 1 | -1 | 0): Rating => ({
  guestRatingLikes: before.guestRatingLikes - Number(before.isLiked) + Number(rating === 1),
  guestRatingDislikes: before.guestRatingDislikes - Number(before.isDisliked) + Number(rating === -1),
  isLiked: rating === 1,
  isDisliked: rating === -1,
});
