import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Comment } from '../../contract/index.ts';
import { likeComment } from '../../contract/index.ts';

/** Likes a comment or takes it back; it counts at once, and goes back where it was refused. */
export function LikeButton({ line: { id, isOwn, likes, isLiked } }: { line: Comment }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const join = useJoin();
  const { run } = useCall();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [like, setLike] = useState({ likes, isLiked });
  const press = async (): Promise<void> => {
    if (!isLoggedIn) return join();
    const wanted = !like.isLiked;
    setLike({ likes: like.likes + (wanted ? 1 : -1), isLiked: wanted });
    const answer = await run((api) => api.call(likeComment, { params: { commentId: id }, body: { isLiked: wanted } }));
    setLike(answer.ok ? answer.data : like);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={like.isLiked}
      disabled={isOwn}
      onClick={() => void press()}
      icon={<Heart aria-hidden className={like.isLiked ? 'fill-current text-accent-ink' : undefined} />}
      className="pointer-coarse:min-h-11"
    >
      <span className="sr-only">{t('comments.like', { count: like.likes })}</span>
      <span aria-hidden translate="no" className="tabular">
        {like.likes > 0 ? format.number(like.likes, { notation: 'compact' }) : ''}
      </span>
    </Button>
  );
}
