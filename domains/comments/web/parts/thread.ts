import type { Comment, CommentPage } from '../../contract/index.ts';

/** A page with the one that follows it; what moved meanwhile is there once. */
export function withMore(page: CommentPage, more: CommentPage): CommentPage {
  const known = new Set(page.comments.map(({ id }) => id));
  const comments = [...page.comments, ...more.comments.filter(({ id }) => !known.has(id))];
  // Where nothing new came the list is at its end, whatever was counted meanwhile.
  const total = comments.length === page.comments.length ? comments.length : Math.max(more.total, comments.length);
  return { ...more, comments, total };
}

/** Spec 3: a new comment stands on top, the total is one more, and no other is written here. */
export function withNew(page: CommentPage, comment: Comment): CommentPage {
  if (page.comments.some(({ id }) => id === comment.id)) return { ...page, isGuestAllowedToComment: false };
  return { comments: [comment, ...page.comments], total: page.total + 1, isGuestAllowedToComment: false };
}

/** An answer stands at the end of its comment's. */
export function withReply(page: CommentPage, commentId: number, reply: Comment): CommentPage {
  return {
    ...page,
    comments: page.comments.map((comment) =>
      comment.id !== commentId || comment.replies.some(({ id }) => id === reply.id)
        ? comment
        : { ...comment, replies: [...comment.replies, { ...reply, replies: [] }] },
    ),
  };
}
