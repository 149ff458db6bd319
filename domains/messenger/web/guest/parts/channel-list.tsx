import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { MoreInSight } from '#kit/ui/primitives/more-in-sight.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { EmptyState, Skeleton } from '#kit/ui/primitives/state.tsx';
import { VirtualList } from '#kit/ui/primitives/virtual-list.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ChannelFilter } from '../../../contract/index.ts';
import { setAllChannelsSeen } from '../../../contract/index.ts';
import { ChannelRow } from '../../parts/channel-row.tsx';
import { inOrder } from '../../state/channel-rows.ts';
import type { useChannels } from './use-channels.ts';

const Recommended = lazy(async () => ({ default: (await import('./recommended.tsx')).Recommended }));

/** The guest's conversations, with what list is shown. */
export function ChannelList({
  channels: { list, look, choose, more },
  selectedId,
}: {
  channels: ReturnType<typeof useChannels>;
  selectedId: number | null;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const channel = useChannel();
  const scrolled = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => inOrder(list.channels, { selectedId: null, unreadFirst: look.filterType === 'unread' }),
    [list.channels, look.filterType],
  );
  const hasUnread = rows.some(({ unreadCount }) => unreadCount > 0);
  // What comes while the press is under way was not seen.
  const newest = Math.max(0, ...rows.map(({ lastMessageId }) => lastMessageId ?? 0));
  return (
    <section aria-label={t('messenger.list')} className="flex min-h-0 flex-1 flex-col">
      <header className="grid gap-2 border-line border-b px-3 pt-3 pb-2">
        <div className="flex min-h-10 items-center gap-2">
          <h2 className="flex-1 font-extrabold text-xl">{t('messenger.list')}</h2>
          {hasUnread ? (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => void channel.command(setAllChannelsSeen, { upTo: newest })}
            >
              {t('messenger.seeAll')}
            </Button>
          ) : null}
        </div>
        <div className="no-scrollbar -mx-3 overflow-x-auto px-3">
          <Segmented
            name="messenger-filter"
            legend={t('messenger.filter')}
            value={look.filterType}
            options={(['newest', 'unread', 'archived', 'blocked'] satisfies ChannelFilter[]).map((value) => ({
              value,
              label: t(`messenger.filter.${value}`),
            }))}
            onValueChange={(value) => choose({ ...look, filterType: value as typeof look.filterType })}
          />
        </div>
        <Switch
          label={t('messenger.onlineOnly')}
          checked={look.online}
          onChange={(event) => choose({ ...look, online: event.currentTarget.checked })}
        />
      </header>
      <div ref={scrolled} className="min-h-0 flex-1 md:overflow-y-auto">
        {list.isLoading ? (
          <div className="grid gap-2 p-3">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        ) : rows.length === 0 ? (
          <div className="p-4">
            <EmptyState
              icon={<MessageCircle />}
              title={t(look.filterType === 'newest' && !look.online ? 'messenger.none' : 'messenger.noneHere')}
              action={
                <ButtonLink variant="primary" href={to('performers.cams')}>
                  {t('messenger.find')}
                </ButtonLink>
              }
            />
          </div>
        ) : null}
        {rows.length === 0 && look.filterType === 'newest' && !look.online ? (
          <Suspense>
            <Recommended />
          </Suspense>
        ) : null}
        {rows.length === 0 ? null : (
          <VirtualList
            label={t('messenger.list')}
            items={rows}
            itemKey={({ channelId }) => String(channelId)}
            rowHeight={69}
            within={scrolled}
          >
            {(one) => (
              <div className="border-line border-b">
                <ChannelRow
                  name={one.actorName}
                  picture={one.previewPictureUrl ?? undefined}
                  isOnline={one.isActorOnline}
                  unreadCount={one.unreadCount}
                  messageTimestamp={one.messageTimestamp}
                  subject={one.subject}
                  subjectType={one.subjectType}
                  subjectSender={one.subjectSender}
                  isOwnSubject={one.subjectSender === 'guest'}
                  isSelected={one.channelId === selectedId}
                  search={`?channel=${one.channelId}`}
                />
              </div>
            )}
          </VirtualList>
        )}
        {more ? <MoreInSight label={t('messenger.more.channels')} length={rows.length} onMore={more} /> : null}
      </div>
    </section>
  );
}
