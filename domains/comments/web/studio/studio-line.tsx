import { Heart, Reply, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioComment } from '../../contract/index.ts';
import { deleteComment, replyToComment } from '../../contract/index.ts';
import { Composer } from '../parts/composer.tsx';
import { DeleteDialog } from '../parts/delete-dialog.tsx';

/** One comment in the studio: what it is about, and the way to answer it or take it away. */
export function StudioLine({ comment }: { comment: StudioComment }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { run } = useCall();
  const [open, setOpen] = useState<'reply' | 'delete' | null>(null);
  const [key, setKey] = useState('');
  const { id, text, user, createdAt, subject, likes } = comment;
  const params = { commentId: id };
  const remove = async (): Promise<boolean> => {
    const answer = await run((api) => api.call(deleteComment, { params }), { told: () => t('comments.deleted') });
    if (answer.ok) await revalidate();
    return answer.ok;
  };
  return (
    <Card>
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-x-2 text-sm text-subtle">
          <b className="text-ink [overflow-wrap:anywhere]">
            <bdi>{user.name}</bdi>
          </b>
          <time dateTime={new Date(createdAt).toISOString()}>{format.dateTime(createdAt)}</time>
          {likes > 0 ? (
            <span className="inline-flex items-center gap-1 [&_svg]:size-4">
              <Heart aria-hidden />
              <span className="sr-only">{t('comments.studio.likes')}</span>
              <Figure>{format.number(likes)}</Figure>
            </span>
          ) : null}
        </p>
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
        <p className="flex flex-wrap gap-x-1 text-sm text-subtle [overflow-wrap:anywhere]">
          <span>{t(comment.isReply ? 'comments.studio.answerOn' : 'comments.studio.on')}</span>
          {subject.path === null ? (
            <bdi>{subject.title}</bdi>
          ) : (
            <Anchor className="text-accent-ink underline" href={`/${language}/${subject.path.replace(/^\/+/, '')}`}>
              <bdi>{subject.title}</bdi>
            </Anchor>
          )}
        </p>
        {open === 'reply' ? (
          <Composer
            label={t('comments.answerTo', { name: user.name })}
            send={t('comments.answer')}
            onSend={(words) => (api) => api.call(replyToComment, { params, body: { text: words, key } })}
            onSent={() => {
              setOpen(null);
              toast.show({ title: t('comments.studio.answered'), tone: 'success' });
            }}
            onCancel={() => setOpen(null)}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              icon={<Reply aria-hidden />}
              className="pointer-coarse:min-h-11"
              onClick={() => {
                setKey(crypto.randomUUID());
                setOpen('reply');
              }}
            >
              {t('comments.answer')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              className="pointer-coarse:min-h-11"
              onClick={() => setOpen('delete')}
            >
              {t('comments.delete')}
            </Button>
          </div>
        )}
        {open === 'delete' ? <DeleteDialog onClose={() => setOpen(null)} onDelete={remove} /> : null}
      </div>
    </Card>
  );
}
