import type { AccountCaller, Caller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';

/** What comments and ratings are about: a kind its domain brings (`album`, `picture`, `sedcard`, `video`) and an id of it as text. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
}

/** A subject as its domain knows it, for who asks. */
export interface SubjectFacts {
  readonly actorId: number;
  readonly actorName: string;
  /** What operators and the performer read it by, in the asked language. */
  readonly title: string;
  /** Its page, without the language; null where it has none. */
  readonly path: string | null;
}

/** Brought by each domain whose things are commented on or rated. */
export interface CommentSubjects {
  readonly kind: string;
  /** Whether people may write about it; others are rated alone. */
  readonly hasComments: boolean;
  /** Those of `ids` that are there and that the caller may see now. One statement for all of them. */
  find(executor: Executor, ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, SubjectFacts>>;
  /** So many like it now; in the transaction that changes it, for lists that are in this order. */
  liked?(tx: Tx, id: string, likes: number): Promise<void>;
}
export const commentSubjects = extensionPoint<CommentSubjects>('comments.subjects');

/** 1 likes, -1 dislikes, 0 takes it back. */
export type GuestRating = -1 | 0 | 1;

/** Ratings of one subject (spec 3 §3: album or sedcard rating data). */
export interface RatingData {
  readonly guestRatingLikes: number;
  readonly guestRatingDislikes: number;
  readonly isLiked: boolean;
  readonly isDisliked: boolean;
}

/** A comment as a page shows it. `createdAt` in epoch ms. */
export interface CommentLine {
  readonly id: number;
  readonly text: string;
  readonly createdAt: number;
  readonly user: { readonly id: number; readonly name: string; readonly avatar: string | null };
  /** The performer whose thing it is wrote it. */
  readonly isCreator: boolean;
  /** Of who asks. */
  readonly isOwn: boolean;
  /** Who asks wrote it, or it is on a thing of theirs. */
  readonly mayDelete?: boolean;
  /** Nobody but who wrote it and operators sees it yet. */
  readonly isWaiting: boolean;
  readonly likes: number;
  readonly isLiked: boolean;
  /** It was taken away, or is not for who asks: an empty place above answers that are there. */
  readonly isGone?: boolean;
  /** Why it was refused, told to who wrote it; empty otherwise. */
  readonly refusal?: string;
  /** Answers, the oldest first; those of an answer stand with the first comment. */
  readonly replies: readonly CommentLine[];
}

/** A page of comments (spec 3 §3). `total` counts the entries of the list as the caller reads it; answers stand within them. */
export interface CommentsPage {
  readonly comments: readonly CommentLine[];
  readonly total: number;
  /** Spec 3 §4: false once they have written one here, when comments are taken from them, or somebody has blocked the other. */
  readonly isGuestAllowedToComment: boolean;
}

/** What other domains ask of comments and ratings. Every operation asks the subject's domain whether the caller may see it. */
export interface CommentsPort {
  /** @throws Problem not_found */
  page(caller: Caller, subject: Subject, page: { limit: number; offset: number }): Promise<CommentsPage>;
  /** @throws Problem not_found, and why it may not be said */
  post(caller: AccountCaller, subject: Subject, text: string): Promise<CommentLine>;
  /** @throws Problem not_found, you_have_blocked */
  rate(caller: AccountCaller, subject: Subject, rating: GuestRating): Promise<RatingData>;
  /** Ratings of some subjects of a kind, by id; one that nobody rated is there with zeros. */
  ratings(
    executor: Executor,
    kind: string,
    ids: readonly string[],
    guestId: number | null,
  ): Promise<ReadonlyMap<string, RatingData>>;
  /** How many comments everybody may read, without answers, by id; zero where none. */
  totals(executor: Executor, kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The subject is gone for good: its comments and ratings go with it. */
  forget(tx: Tx, subject: Subject): Promise<void>;
}
