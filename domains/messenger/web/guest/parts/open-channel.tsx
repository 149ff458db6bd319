import { Archive, ArchiveRestore, ArrowLeft, Ban, EllipsisVertical, Search, UserRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { GuestState } from '#domains/guest/contract/guest-state.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { MessageKey } from '#kit/i18n/register.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { ButtonLink, IconButton } from '#kit/ui/primitives/button.tsx';
import { DropdownMenu } from '#kit/ui/primitives/menu.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerChannel } from '../../../contract/index.ts';
import { archiveChannel, blockChannel } from '../../../contract/index.ts';
import { MediaTabButton } from '../../parts/media-tab-button.tsx';
import { ThreadView } from '../../parts/thread-view.tsx';
import { useMassMute } from './use-mass-mute.ts';

const SearchPanel = lazy(async () => ({ default: (await import('../../parts/search-panel.tsx')).SearchPanel }));

/** The conversation a guest has open: who it is with, what was said, what writing costs. `found`: the message it opens at. */
export function OpenChannel({ one, found }: { one: MessengerChannel; found: number | null }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const [isSearching, setSearching] = useState(false);
  const [shown, setShown] = useState<{ messageId: number; at: number } | null>(
    found === null ? null : { messageId: found, at: 0 },
  );
  const actorName = one.actorName.toLowerCase();
  return (
    <section aria-label={t('messenger.with', { name: one.actorName })} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex items-center gap-2 border-line border-b bg-surface px-2 pt-[calc(0.5rem+env(safe-area-inset-top,0px))] pb-2">
        <Link
          to="?"
          aria-label={t('messenger.back')}
          className="hit-44 grid size-10 place-items-center rounded-control text-ink md:hidden [&>svg]:size-5"
        >
          <ArrowLeft aria-hidden />
        </Link>
        <Avatar
          name={one.actorName}
          src={one.previewPictureUrl ?? undefined}
          onlineLabel={one.isActorOnline ? t('messenger.online') : undefined}
        />
        <div className="min-w-0 flex-1 leading-tight">
          <h2 className="truncate font-bold">
            <bdi>{one.actorName}</bdi>
          </h2>
          <p className="truncate text-muted text-xs">
            {one.isActorOnline ? t('messenger.isLive') : t('messenger.isAway')}
          </p>
        </div>
        {one.isActorOnline ? (
          <ButtonLink
            size="sm"
            variant="primary"
            href={to('live.room', { actorName })}
            icon={<Video aria-hidden />}
            aria-label={t('messenger.toRoom')}
            className="shrink-0"
          >
            <span className="max-sm:hidden">{t('messenger.toRoom')}</span>
          </ButtonLink>
        ) : null}
        <IconButton
          label={t('messenger.search')}
          pressed={isSearching}
          icon={<Search aria-hidden />}
          className="max-sm:hidden"
          onClick={() => setSearching((before) => !before)}
        />
        <MediaTabButton
          channelId={one.channelId}
          partner={one.actorName}
          onFound={(messageId) => setShown({ messageId, at: Date.now() })}
        />
        <ChannelMenu one={one} onSearch={() => setSearching(true)} />
      </header>
      {isSearching ? (
        <Suspense>
          <SearchPanel
            channelId={one.channelId}
            onFound={(messageId) => setShown({ messageId, at: Date.now() })}
            onClose={() => setSearching(false)}
          />
        </Suspense>
      ) : null}
      <PricedThread one={one} shown={shown} />
    </section>
  );
}

function ChannelMenu({
  one: { channelId, actorName, archived, blocked },
  onSearch,
}: {
  one: MessengerChannel;
  onSearch: () => void;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const channel = useChannel();
  const toast = useToast();
  const mass = useMassMute(channelId);
  const done = async (result: ReturnType<typeof channel.command>, title: string): Promise<void> => {
    const answer = await result;
    toast.show(answer.ok ? { title } : { title: answer.problem.title, tone: 'danger' });
  };
  return (
    <DropdownMenu
      align="end"
      onOpenChange={(isOpen) => (isOpen ? mass.ask() : undefined)}
      trigger={<IconButton label={t('messenger.moreOf')} icon={<EllipsisVertical aria-hidden />} />}
      items={[
        {
          kind: 'link',
          key: 'profile',
          label: t('messenger.profile'),
          href: to('performers.profile', { actorName: actorName.toLowerCase() }),
          icon: <UserRound aria-hidden />,
        },
        // Phones have no room for it in the head.
        {
          kind: 'action',
          key: 'search',
          label: t('messenger.search'),
          icon: <Search aria-hidden />,
          onSelect: onSearch,
        },
        {
          kind: 'action',
          key: 'archive',
          label: t(archived ? 'messenger.unarchive' : 'messenger.archive'),
          icon: archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
          onSelect: () =>
            void done(
              channel.command(archiveChannel, { channelId, status: !archived }),
              t(archived ? 'messenger.unarchived' : 'messenger.archived'),
            ),
        },
        {
          kind: 'check',
          key: 'mass',
          label: t('messenger.mass.want', { name: actorName }),
          checked: mass.isWanted,
          onChange: mass.set,
        },
        {
          kind: 'action',
          key: 'block',
          label: t(blocked ? 'messenger.unblock' : 'messenger.block', { name: actorName }),
          icon: <Ban aria-hidden />,
          danger: !blocked,
          onSelect: () =>
            void done(
              channel.command(blockChannel, { channelId, blocked: !blocked }),
              t(blocked ? 'messenger.unblocked' : 'messenger.blocked', { name: actorName }),
            ),
        },
      ]}
    />
  );
}

/** The number of the wire for vouchers of messages (spec 1 §9). */
const messageVoucher = 5;

/** Messages to a performer that vouchers pay, once those that are free for everybody are written. */
const voucherMessages = (vouchers: GuestState['vouchers'], actorId: number): number =>
  vouchers.reduce(
    (sum, { type, actorId: whom, amount }) =>
      type === messageVoucher && (whom ?? actorId) === actorId ? sum + amount : sum,
    0,
  );

function PricedThread({
  one,
  shown,
}: {
  one: MessengerChannel;
  shown: { messageId: number; at: number } | null;
}): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const { messagePrice } = one;
  const left = one.freeMessagesAmount + voucherMessages(useGuestValue('vouchers'), one.actorId);
  const cost = messagePrice === null || left > 0 ? 0 : messagePrice;
  const text = price(cost);
  const closed = one.blocked ? 'channel_blocked' : one.closed;
  const notice = (): string | null => {
    if (closed !== null) return null;
    if (messagePrice === 0) return t('messenger.free.always');
    if (left > 0) {
      const later = price(messagePrice ?? 0);
      return t('messenger.free.left', { count: left, price: later.amount });
    }
    return text.money
      ? t('messenger.costs.money', { price: text.amount, money: text.money })
      : t('messenger.costs', { price: text.amount });
  };
  const words = notice();
  return (
    <ThreadView
      key={one.channelId}
      channelId={one.channelId}
      side="guest"
      partner={one.actorName}
      unread={one.unreadCount}
      marks={one}
      shown={shown}
      closed={closed === null ? undefined : t(closedWords[closed] ?? 'messenger.closed.cannot_write')}
      isStranger={!one.isAnswered}
      price={cost}
      priceWords={cost > 0 ? text.amount : undefined}
      notice={
        words ? (
          <p className="border-line border-t bg-surface px-3 pt-1.5 text-muted text-xs" translate="no">
            {words}
          </p>
        ) : null
      }
    />
  );
}

const closedWords: Readonly<Record<string, MessageKey>> = {
  channel_blocked: 'messenger.closed.channel_blocked',
  cannot_write: 'messenger.closed.cannot_write',
  messages_off: 'messenger.closed.messages_off',
  known_only: 'messenger.closed.known_only',
};
