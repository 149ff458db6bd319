import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent } from '../../../contract/index.ts';

/** Who sent it and when, and the way to its line in the conversation. */
export function KeptLine({ message: { channelId, messageId, model, date } }: { message: MessengerContent }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  return (
    <Anchor
      href={`${to('messenger.home')}?channel=${channelId}&message=${messageId}`}
      aria-label={t('messenger.library.toLine', { name: model.name, day: format.date(date) })}
      className="flex min-h-10 min-w-0 items-center gap-1.5 rounded-control px-1 text-subtle text-xs no-underline hover:text-ink pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1 truncate">
        <bdi className="font-semibold text-ink text-sm">{model.name}</bdi>
        <span translate="no" className="block truncate">
          {format.date(date)}
        </span>
      </span>
      <MessageCircle aria-hidden className="size-4.5 shrink-0" />
    </Anchor>
  );
}
