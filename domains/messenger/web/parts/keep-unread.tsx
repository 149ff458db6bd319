import { useEffect, useEffectEvent } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel, usePush } from '#kit/web/live/channel.tsx';
import { setMenuCount } from '#kit/web/page/menu-counts.ts';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { getUnread, inboxUnread, unreadMessages } from '../../contract/unread.ts';

/** Keeps how much is unread beside the places of the messenger in all menus, for as long as the document lives. */
export const KeepUnread: FillingOf<typeof memberParts> = () => {
  const api = useApi();
  const channel = useChannel();
  const ask = useEffectEvent(async (): Promise<void> => {
    const answer = await api.call(getUnread, {});
    if (!answer.ok) return;
    setMenuCount('messenger.home', answer.data.unreadMessageCount);
    setMenuCount('messenger.inbox', answer.data.inboxUnread);
  });
  usePush(unreadMessages, ({ unreadMessageCount: count }) => setMenuCount('messenger.home', count));
  usePush(inboxUnread, ({ unread }) => setMenuCount('messenger.inbox', unread));
  useEffect(() => {
    // Whoever has no session of their own yet is asked nothing; what was missed while the line was down comes with it.
    if (channel.state === 'open') void ask();
    return channel.onState((state) => (state === 'open' ? void ask() : undefined));
  }, [channel]);
  return null;
};
