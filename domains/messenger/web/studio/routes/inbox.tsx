import { MessageCircle } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useCallback, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useKeyboard } from '#kit/web/hooks/use-keyboard.ts';
import { useMediaQuery } from '#kit/web/hooks/use-media-query.ts';
import { useSpaceAbove } from '#kit/web/hooks/use-space-above.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { archiveChannel, getInbox, getInboxChannel, getInboxChannelOfGuest } from '../../../contract/index.ts';
import { cardBeside, OpenConversation } from '../parts/conversation.tsx';
import { GuestCardView } from '../parts/guest-card.tsx';
import type { InboxKey } from '../parts/inbox-keys.ts';
import { useInboxKeys } from '../parts/inbox-keys.ts';
import { InboxKeysDialog } from '../parts/inbox-keys-dialog.tsx';
import { InboxList } from '../parts/inbox-list.tsx';
import { useInbox } from '../parts/use-inbox.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const search = new URL(request.url).searchParams;
  const [channelId, guestId] = [Number(search.get('channel')), Number(search.get('guest'))];
  const list = await api.call(getInbox, { query: {} });
  if (!list.ok) throw refused(list.problem.status);
  const open =
    channelId > 0
      ? await api.call(getInboxChannel, { params: { channelId } })
      : guestId > 0
        ? await api.call(getInboxChannelOfGuest, { params: { guestId } })
        : null;
  return { list: list.data, open: open?.ok ? open.data.channel : null, asksCard: guestId > 0 };
}

export const meta = pageMeta(({ t }) => ({ title: t('messenger.studio.title') }));

/** A performer's conversations with guests. */
export default function Inbox(): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const channel = useChannel();
  const toast = useToast();
  const navigate = useNavigate();
  const { list: first, open, asksCard } = useLoaderData<typeof loader>();
  const inbox = useInbox(first);
  const rows = inbox.list.channels;
  const one = open && (rows.find(({ channelId }) => channelId === open.channelId) ?? open);
  const { top, bottom } = useKeyboard(one !== null);
  const isWide = useMediaQuery(cardBeside);
  const whole = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useSpaceAbove(whole);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toList = (): void => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    whole.current?.querySelector<HTMLElement>('a[aria-current="true"]')?.focus();
  };
  const go = (step: 1 | -1): void => {
    const at = one ? rows.findIndex(({ channelId }) => channelId === one.channelId) : -1;
    const next = rows[at === -1 ? 0 : at + step];
    if (next) void navigate(`?channel=${next.channelId}`, { preventScrollReset: true });
  };
  const archive = async (): Promise<void> => {
    if (!one) return;
    const { channelId, archived } = one;
    const answer = await channel.command(archiveChannel, { channelId, status: !archived });
    const done = t(archived ? 'messenger.unarchived' : 'messenger.archived');
    toast.show(answer.ok ? { title: done } : { title: answer.problem.title, tone: 'danger' });
    if (answer.ok) go(1);
  };
  const run: Readonly<Record<InboxKey, () => void>> = {
    next: () => go(1),
    previous: () => go(-1),
    archive: () => void archive(),
    reply: () => whole.current?.querySelector('textarea')?.focus(),
    leave: toList,
    search: () => searchField.current?.focus(),
    help: () => setHelpOpen(true),
  };
  const latest = useRef(run);
  latest.current = run;
  useInboxKeys(useCallback((key) => latest.current[key](), []));
  return (
    <div
      ref={whole}
      style={{ '--seen-top': `${top}px`, '--seen-bottom': `${bottom}px` } as CSSProperties}
      className="w-full md:flex md:h-[calc(100dvh-var(--above,0px))]"
    >
      <InboxKeysDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
      <h1 className="sr-only">{t('messenger.studio.title')}</h1>
      <div
        className={cx('flex min-h-0 flex-col md:w-96 md:shrink-0 md:border-line md:border-r', one && 'max-md:hidden')}
      >
        <InboxList inbox={inbox} selectedId={one?.channelId ?? null} searchField={searchField} />
      </div>
      {one ? (
        <>
          <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-canvas max-md:fixed max-md:inset-x-0 max-md:top-(--seen-top) max-md:bottom-(--seen-bottom) max-md:z-45">
            <OpenConversation one={one} asksCard={asksCard} onArchive={() => void archive()} />
          </div>
          {isWide ? (
            <aside
              aria-label={t('messenger.studio.card')}
              className="w-80 shrink-0 overflow-y-auto border-line border-l bg-surface p-4"
            >
              <h2 className="mb-3 font-bold text-lg">
                <bdi>{nameOf(one.guestName)}</bdi>
              </h2>
              <GuestCardView key={one.channelId} channelId={one.channelId} name={nameOf(one.guestName)} />
            </aside>
          ) : null}
        </>
      ) : (
        <div className="grid flex-1 place-items-center max-md:hidden">
          <EmptyState icon={<MessageCircle />} title={t('messenger.choose')} />
        </div>
      )}
    </div>
  );
}
