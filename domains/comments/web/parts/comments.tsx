import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { CommentPage } from '../../contract/index.ts';
import { commentsAtOnce, deleteComment, getComments, postComment } from '../../contract/index.ts';
import { CommentLine } from './comment-line.tsx';
import { Composer } from './composer.tsx';
import { withMore, withNew, withReply } from './thread.ts';

/** What is commented on, as its page names it. */
export interface CommentedThing {
  readonly kind: string;
  readonly id: string | number;
}

/** Comments on a thing: what others said, and the way to say something. `initial` is the page its loader read (`getComments`). */
export function Comments(props: { subject: CommentedThing; initial: CommentPage }): ReactNode {
  // Another thing, and another person, begin anew.
  return <Thread key={`${props.subject.kind} ${props.subject.id} ${useGuestValue('id')}`} {...props} />;
}

function Thread({ subject: { kind, id }, initial }: { subject: CommentedThing; initial: CommentPage }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const join = useJoin();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const { busy, run } = useCall();
  const [page, setPage] = useState(initial);
  const { comments, total, isGuestAllowedToComment } = page;
  const params = { kind, subjectId: String(id) };
  const read = (limit: number, offset: number) =>
    run((api) => api.call(getComments, { params, query: { limit, offset } }));
  const more = async (): Promise<void> => {
    const answer = await read(commentsAtOnce.more, comments.length);
    if (answer.ok) setPage((before) => withMore(before, answer.data));
  };
  const remove = async (commentId: number): Promise<boolean> => {
    const answer = await run((api) => api.call(deleteComment, { params: { commentId } }), {
      told: () => t('comments.deleted'),
    });
    if (!answer.ok) return false;
    const rest = await read(Math.min(Math.max(comments.length, 1), commentsAtOnce.first), 0);
    if (rest.ok) setPage(rest.data);
    return true;
  };
  return (
    <section aria-labelledby={`comments-${kind}-${id}`} className="grid gap-5">
      <h2 id={`comments-${kind}-${id}`} className="font-bold text-xl">
        {t('comments.title')}{' '}
        <span className="font-normal text-subtle">
          <Figure>{format.number(total)}</Figure>
        </span>
      </h2>
      {isLoggedIn && isGuestAllowedToComment ? (
        <Composer
          label={t('comments.write')}
          hint={t('comments.once')}
          send={t('comments.post')}
          onSend={(text) => (api) => api.call(postComment, { params, body: { text } })}
          onSent={(line) => setPage((before) => withNew(before, line))}
        />
      ) : null}
      {isLoggedIn ? null : (
        <p className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={() => join()}>
            {t('comments.join')}
          </Button>
          <span className="text-muted text-sm">{t('comments.joinText')}</span>
        </p>
      )}
      {comments.length === 0 ? (
        <EmptyState icon={<MessageCircle />} title={t('comments.none')}>
          {isGuestAllowedToComment ? t('comments.noneText') : null}
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {comments.map((comment) => (
            <li key={comment.id} className="grid gap-3">
              <CommentLine
                line={comment}
                onReply={(reply) => setPage((before) => withReply(before, comment.id, reply))}
                onDelete={remove}
              />
              {comment.replies.length > 0 ? (
                <ul className="ml-4 grid gap-3 border-line border-l pl-4 sm:ml-6">
                  {comment.replies.map((reply) => (
                    <li key={reply.id}>
                      <CommentLine
                        line={reply}
                        onReply={(answer) => setPage((before) => withReply(before, comment.id, answer))}
                        onDelete={remove}
                      />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {comments.length < total ? (
        <Button className="justify-self-center" loading={busy} onClick={() => void more()}>
          {t('comments.more', { count: Math.min(commentsAtOnce.more, total - comments.length) })}
        </Button>
      ) : null}
    </section>
  );
}
