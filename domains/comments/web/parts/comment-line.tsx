import { Ellipsis, Flag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { DropdownMenu } from '#kit/ui/primitives/menu.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Comment } from '../../contract/index.ts';
import { replyToComment } from '../../contract/index.ts';
import { Composer } from './composer.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { LikeButton } from './like-button.tsx';
import { ReportPanel } from './report-panel.tsx';

interface LineProps {
  line: Comment;
  onReply: (reply: Comment) => void;
  /** Answers whether it is gone. */
  onDelete: (commentId: number) => Promise<boolean>;
}

/** One comment or answer, with what can be done about it. */
export function CommentLine({ line, onReply, onDelete }: LineProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const join = useJoin();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [open, setOpen] = useState<'reply' | 'report' | 'delete' | null>(null);
  const [key, setKey] = useState('');
  const { id, text, user, createdAt } = line;
  if (line.isGone) return <p className="text-muted text-sm italic">{t('comments.gone')}</p>;
  const isShown = !line.isWaiting && line.refusal === '';
  const close = (): void => setOpen(null);
  const answer = (): void => {
    if (!isLoggedIn) {
      join();
      return;
    }
    // One key for every attempt to send the same answer: it stands there once.
    setKey(crypto.randomUUID());
    setOpen('reply');
  };
  return (
    <article className="flex gap-3">
      <Avatar name={user.name} src={user.avatar ?? undefined} size="sm" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <b className="[overflow-wrap:anywhere]">
            <bdi>{user.name}</bdi>
          </b>
          {line.isCreator ? <Badge tone="accent">{t('comments.creator')}</Badge> : null}
          {line.isWaiting ? <Badge tone="info">{t('comments.waits')}</Badge> : null}
          <time dateTime={new Date(createdAt).toISOString()} className="text-subtle">
            {format.dateTime(createdAt)}
          </time>
        </p>
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
        {line.refusal ? (
          <p className="font-medium text-danger text-sm">{t('comments.refused', { reason: line.refusal })}</p>
        ) : null}
        <div className="-ml-3 flex flex-wrap items-center gap-1">
          {isShown ? (
            <>
              <LikeButton line={line} />
              <Button variant="ghost" size="sm" className="pointer-coarse:min-h-11" onClick={answer}>
                {t('comments.reply')}
              </Button>
            </>
          ) : null}
          <More
            line={line}
            isLoggedIn={isLoggedIn}
            onReport={() => setOpen('report')}
            onDelete={() => setOpen('delete')}
          />
        </div>
        {open === 'reply' ? (
          <Composer
            label={t('comments.answerTo', { name: user.name })}
            send={t('comments.answer')}
            onSend={(words) => (api) =>
              api.call(replyToComment, { params: { commentId: id }, body: { text: words, key } })
            }
            onSent={(reply) => {
              close();
              onReply(reply);
            }}
            onCancel={close}
          />
        ) : null}
        {open === 'report' ? <ReportPanel commentId={id} onClose={close} /> : null}
        {open === 'delete' ? <DeleteDialog onClose={close} onDelete={() => onDelete(id)} /> : null}
      </div>
    </article>
  );
}

function More({
  line: { isOwn, mayDelete },
  isLoggedIn,
  onReport,
  onDelete,
}: {
  line: Comment;
  isLoggedIn: boolean;
  onReport: () => void;
  onDelete: () => void;
}): ReactNode {
  const t = useMessages();
  const report = { kind: 'action' as const, key: 'report', label: t('comments.report'), icon: <Flag aria-hidden /> };
  const remove = { kind: 'action' as const, key: 'delete', label: t('comments.delete'), icon: <Trash2 aria-hidden /> };
  const items = [
    ...(isLoggedIn && !isOwn ? [{ ...report, onSelect: onReport }] : []),
    ...(mayDelete ? [{ ...remove, danger: true, onSelect: onDelete }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <DropdownMenu
      items={items}
      trigger={
        <IconButton
          label={t('comments.moreActions')}
          icon={<Ellipsis aria-hidden />}
          size="sm"
          className="pointer-coarse:size-11"
        />
      }
    />
  );
}
