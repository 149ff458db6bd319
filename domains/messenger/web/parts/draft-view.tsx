import { filled } from 'virtual:slots/messenger.refusedMessage';
import { AlertCircle, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { MessageBubble } from '#kit/ui/chat/message-bubble.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { refusedMessage } from '../slots.ts';
import type { Draft } from '../state/thread.ts';
import { DraftPicture } from './media-draft-view.tsx';

/** A message of one's own on its way, waiting for the line, or refused: kept, with the reason and what to do. */
export function DraftView({
  draft,
  onAgain,
  onChange,
  onForget,
}: {
  draft: Draft;
  onAgain: () => void;
  /** Takes its words back into the box; for words alone. */
  onChange: () => void;
  onForget: () => void;
}): ReactNode {
  const t = useMessages();
  return (
    <>
      <MessageBubble
        side="own"
        status={
          draft.state === 'failed' ? null : (
            <>
              <Clock aria-hidden className="size-3.5" />
              {t(draft.state === 'queued' || !navigator.onLine ? 'messenger.queued' : 'messenger.sending')}
            </>
          )
        }
      >
        {draft.media ? <DraftPicture media={draft.media} isMoving={draft.state === 'sending'} /> : null}
        {draft.gift ? (
          <span className="flex items-center gap-2">
            <img src={draft.gift.imageUrl} alt="" width={56} height={56} className="size-14" />
            <span>
              {draft.gift.quantity > 1 ? <span translate="no">{draft.gift.quantity} × </span> : null}
              <span>{draft.gift.name}</span>
            </span>
          </span>
        ) : null}
        <span>{draft.text}</span>
      </MessageBubble>
      {draft.state === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 pt-1 text-danger text-sm">
          <AlertCircle aria-hidden className="size-4" />
          <span>{draft.failure}</span>
          {draft.failureCode ? (
            <Suspense>
              <Slot<typeof refusedMessage> filled={filled} props={{ code: draft.failureCode }} />
            </Suspense>
          ) : null}
          <Button size="sm" onClick={onAgain}>
            {t('messenger.again')}
          </Button>
          {draft.media || draft.gift ? null : (
            <Button size="sm" onClick={onChange}>
              {t('messenger.edit')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onForget}>
            {t('messenger.forget')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
