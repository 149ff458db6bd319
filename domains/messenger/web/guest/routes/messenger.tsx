import { MessageCircle } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useKeyboard } from '#kit/web/hooks/use-keyboard.ts';
import { useSpaceAbove } from '#kit/web/hooks/use-space-above.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerChannel } from '../../../contract/index.ts';
import { getChannel, getChannelOfActor, getChannels, touchMessengerChannel } from '../../../contract/index.ts';
import { lastSelected, rememberSelected } from '../../state/selected.ts';
import { ChannelList } from '../parts/channel-list.tsx';
import { OpenChannel } from '../parts/open-channel.tsx';
import { useChannels } from '../parts/use-channels.ts';

const numberIn = (params: URLSearchParams, name: string): number | null => {
  const value = Number(params.get(name));
  return Number.isInteger(value) && value > 0 ? value : null;
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const { searchParams: params } = new URL(request.url);
  const [channelId, actorId] = [numberIn(params, 'channel'), numberIn(params, 'actor')];
  const list = await api.call(getChannels, { query: {} });
  if (!list.ok) throw refused(list.problem.status);
  const wanted =
    channelId !== null
      ? await api.call(getChannel, { params: { channelId } })
      : actorId !== null
        ? await api.call(getChannelOfActor, { params: { actorId } })
        : null;
  if (channelId === null && wanted?.ok) {
    throw redirect(`${pageTable().href('messenger.home', language)}?channel=${wanted.data.channel.channelId}`);
  }
  const open = wanted?.ok ? wanted.data.channel : null;
  return { list: list.data, open, actorId, isAsked: wanted !== null, found: numberIn(params, 'message') };
}

export const meta = pageMeta(({ t }) => ({ title: t('messenger.title') }));

/** What a guest and performers write to each other: the list, and the conversation that is open. */
export default function Messenger(): ReactNode {
  const t = useMessages();
  const { list: first, open, actorId, isAsked, found } = useLoaderData<typeof loader>();
  const channels = useChannels(first);
  const one = useOpen(open, channels.list.channels);
  useOpening(actorId, open);
  useRemembered(open, isAsked);
  const { top, bottom } = useKeyboard(one !== null);
  const whole = useRef<HTMLDivElement>(null);
  useSpaceAbove(whole);
  return (
    <div
      ref={whole}
      style={{ '--seen-top': `${top}px`, '--seen-bottom': `${bottom}px` } as CSSProperties}
      className="mx-auto w-full max-w-320 md:flex md:h-[calc(100dvh-var(--above,4.0625rem))] md:border-line md:border-x"
    >
      <h1 className="sr-only">{t('messenger.title')}</h1>
      <div
        className={cx('flex min-h-0 flex-col md:w-88 md:shrink-0 md:border-line md:border-r', one && 'max-md:hidden')}
      >
        <ChannelList channels={channels} selectedId={one?.channelId ?? null} />
      </div>
      {one ? (
        <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-canvas max-md:fixed max-md:inset-x-0 max-md:top-(--seen-top) max-md:bottom-(--seen-bottom) max-md:z-45">
          <OpenChannel key={`${one.channelId} ${found}`} one={one} found={found} />
        </div>
      ) : (
        <div className="grid flex-1 place-items-center max-md:hidden">
          <EmptyState icon={<MessageCircle />} title={t('messenger.choose')} />
        </div>
      )}
    </div>
  );
}

/** The open channel as it is now: the list hears what changes of it, and what the list does not hold stays as it was asked for. */
function useOpen(open: MessengerChannel | null, listed: readonly MessengerChannel[]): MessengerChannel | null {
  if (open === null) return null;
  return listed.find(({ channelId }) => channelId === open.channelId) ?? open;
}

/** A link to a performer opens the channel with them, a new one where there is none. */
function useOpening(actorId: number | null, open: MessengerChannel | null): void {
  const api = useApi();
  const navigate = useNavigate();
  const isMissing = actorId !== null && open === null;
  useEffect(() => {
    if (!isMissing || actorId === null) return;
    void api.mutate(touchMessengerChannel, { actorId }).then((answer) => {
      void navigate(answer.ok ? `?channel=${answer.data.channelId}` : '?', { replace: true });
    });
  }, [api, navigate, actorId, isMissing]);
}

/** The channel one looked at last is opened again on a desk, where both stand side by side (spec 2 §4). */
function useRemembered(open: MessengerChannel | null, isAsked: boolean): void {
  const accountId = useGuestValue('id');
  const navigate = useNavigate();
  const [isFirst, setFirst] = useState(true);
  const openId = open?.channelId ?? null;
  useEffect(() => {
    if (accountId === null || accountId === undefined) return;
    if (openId !== null) return rememberSelected(accountId, openId);
    // Asked where it is needed: a hook says nothing of the screen before the page has been taken over.
    const isDesk = matchMedia('(min-width: 768px)').matches;
    const last = isFirst && isDesk && !isAsked ? lastSelected(accountId) : null;
    setFirst(false);
    if (last !== null) void navigate(`?channel=${last}`, { replace: true });
  }, [accountId, openId, isAsked, isFirst, navigate]);
}
