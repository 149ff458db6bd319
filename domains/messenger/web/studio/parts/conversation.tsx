import { Archive, ArchiveRestore, ArrowLeft, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { Sheet } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { InboxChannel } from '../../../contract/index.ts';
import { MediaTabButton } from '../../parts/media-tab-button.tsx';
import { ThreadView } from '../../parts/thread-view.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { GuestCardView } from './guest-card.tsx';
import { MediaPart } from './media-part.tsx';

/** Where the card of a guest stands beside the conversation. */
export const cardBeside = '(min-width: 80rem)';

/** The conversation a performer has open, with what is known of the guest one press away. */
export function OpenConversation({
  one,
  asksCard,
  onArchive,
}: {
  one: InboxChannel;
  /** Its guest's card was asked for: it opens where it does not stand beside. */
  asksCard: boolean;
  onArchive: () => void;
}): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const price = usePrice();
  const [shown, setShown] = useState<{ messageId: number; at: number } | null>(null);
  const [isCardOpen, setCardOpen] = useState(false);
  useEffect(() => {
    if (asksCard && !matchMedia(cardBeside).matches) setCardOpen(true);
  }, [asksCard]);
  const name = nameOf(one.guestName);
  return (
    <section aria-label={t('messenger.with', { name })} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex items-center gap-2 border-line border-b bg-surface px-2 pt-[calc(0.5rem+env(safe-area-inset-top,0px))] pb-2">
        <Link
          to="?"
          aria-label={t('messenger.back')}
          className="hit-44 grid size-10 place-items-center rounded-control text-ink md:hidden [&>svg]:size-5"
        >
          <ArrowLeft aria-hidden />
        </Link>
        <Avatar name={name} onlineLabel={one.isOnline ? t('messenger.studio.online') : undefined} />
        <div className="min-w-0 flex-1 leading-tight">
          <h2 className="truncate font-bold">
            <bdi>{name}</bdi>
          </h2>
          <p translate="no" className="truncate text-muted text-xs">
            {t('messenger.studio.earned', { price: price(one.earned).amount })}
          </p>
        </div>
        <MediaTabButton
          channelId={one.channelId}
          partner={name}
          onFound={(messageId) => setShown({ messageId, at: Date.now() })}
        />
        {one.isBlocked ? <Badge tone="danger">{t('messenger.studio.blocked')}</Badge> : null}
        <IconButton
          label={t(one.archived ? 'messenger.unarchive' : 'messenger.archive')}
          icon={one.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          onClick={onArchive}
        />
        <IconButton
          className="xl:hidden"
          label={t('messenger.studio.card')}
          icon={<Info aria-hidden />}
          onClick={() => setCardOpen(true)}
        />
        <Sheet open={isCardOpen} onOpenChange={setCardOpen} title={name} closeLabel={t('messenger.cancel')}>
          {isCardOpen ? <GuestCardView channelId={one.channelId} name={name} /> : null}
        </Sheet>
      </header>
      <ThreadView
        key={one.channelId}
        channelId={one.channelId}
        side="actor"
        partner={name}
        unread={one.unreadCount}
        marks={one}
        shown={shown}
        closed={one.closed === null ? undefined : t('messenger.studio.closed')}
        mediaPartOf={(asked) => <MediaPart asked={asked} />}
        tools={(box) => <ComposerTools channelId={one.channelId} guestName={one.guestName} box={box} />}
      />
    </section>
  );
}
