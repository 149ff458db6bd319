import { Heart, Megaphone, MessageCircle, MessageSquareText, Search } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { MoreInSight } from '#kit/ui/primitives/more-in-sight.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { VirtualList } from '#kit/ui/primitives/virtual-list.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { InboxChannel } from '../../../contract/index.ts';
import { InboxFilter, InboxSort } from '../../../contract/index.ts';
import { ChannelRow } from '../../parts/channel-row.tsx';
import { inboxKeyWords } from './inbox-keys.ts';
import type { useInbox } from './use-inbox.ts';

/** The list of the inbox: what is looked at, what is looked for, and the keys that help. */
export function InboxList({
  inbox: { list, look, choose, more },
  selectedId,
  searchField,
}: {
  inbox: ReturnType<typeof useInbox>;
  selectedId: number | null;
  searchField: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const scrolled = useRef<HTMLDivElement>(null);
  return (
    <section aria-label={t('messenger.list')} className="flex min-h-0 flex-1 flex-col">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-b px-3 pt-3 pb-2">
        <div className="grid grid-cols-2 gap-2">
          <h2 className="sr-only">{t('messenger.list')}</h2>
          <ButtonLink block size="sm" href={to('messenger.prepared')} icon={<MessageSquareText aria-hidden />}>
            {t('messenger.studio.prepared.short')}
          </ButtonLink>
          <ButtonLink block size="sm" href={to('messenger.mass')} icon={<Megaphone aria-hidden />}>
            {t('messenger.studio.mass.short')}
          </ButtonLink>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextField
            ref={searchField}
            type="search"
            label={t('messenger.studio.search')}
            hideLabel
            placeholder={t('messenger.studio.search')}
            start={<Search aria-hidden />}
            maxLength={80}
            value={look.search}
            onChange={({ currentTarget }) => choose({ search: currentTarget.value })}
            onKeyDown={typedKeys({ Escape: (event) => event.currentTarget.blur() })}
          />
          <Select
            label={t('messenger.studio.sort')}
            hideLabel
            value={look.sort}
            options={InboxSort.options.map((value) => ({ value, label: t(`messenger.studio.sort.${value}`) }))}
            onChange={({ currentTarget }) => choose({ sort: InboxSort.parse(currentTarget.value) })}
          />
        </div>
        <div className="no-scrollbar -mx-3 overflow-x-auto px-3">
          <Segmented
            name="inbox-filter"
            legend={t('messenger.filter')}
            value={look.filterType}
            options={InboxFilter.options.map((value) => ({ value, label: t(`messenger.studio.filter.${value}`) }))}
            onValueChange={(value) => choose({ filterType: InboxFilter.parse(value) })}
          />
        </div>
      </header>
      <div ref={scrolled} className="min-h-0 flex-1 md:overflow-y-auto">
        {list.channels.length === 0 ? (
          <div className="p-4">
            <EmptyState
              icon={<MessageCircle />}
              title={t(
                look.filterType === 'newest' && look.search === '' ? 'messenger.studio.none' : 'messenger.noneHere',
              )}
            />
          </div>
        ) : (
          <VirtualList
            label={t('messenger.list')}
            items={list.channels}
            itemKey={({ channelId }) => String(channelId)}
            rowHeight={69}
            within={scrolled}
          >
            {(one) => (
              <div className="border-line border-b">
                <Row one={one} isSelected={one.channelId === selectedId} />
              </div>
            )}
          </VirtualList>
        )}
        {more ? <MoreInSight label={t('messenger.more.channels')} length={list.channels.length} onMore={more} /> : null}
      </div>
      <p className="hidden flex-wrap gap-x-3 gap-y-1 border-line border-t px-3 py-2 text-subtle text-xs md:flex">
        {inboxKeyWords.map(([key, words]) => (
          <span key={key} className="inline-flex items-center gap-1">
            <kbd className="rounded border border-line bg-field px-1 font-semibold">{key}</kbd>
            {t(words)}
          </span>
        ))}
      </p>
    </section>
  );
}

function Row({ one, isSelected }: { one: InboxChannel; isSelected: boolean }): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  return (
    <ChannelRow
      name={nameOf(one.guestName)}
      isOnline={one.isOnline}
      onlineLabel={t('messenger.studio.online')}
      unreadCount={one.unreadCount}
      messageTimestamp={one.messageTimestamp}
      subject={one.subject}
      subjectType={one.subjectType}
      subjectSender={one.subjectSender}
      isOwnSubject={one.subjectSender === 'actor'}
      isSelected={isSelected}
      search={`?channel=${one.channelId}`}
      mark={
        one.isFan ? (
          <>
            {' '}
            <Heart aria-hidden className="inline size-3.5 fill-current text-accent-ink" />
            <span className="sr-only">{t('messenger.studio.fan')}</span>
          </>
        ) : undefined
      }
    />
  );
}
