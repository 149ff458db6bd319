import { useEffect, useRef, useState } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel, usePush } from '#kit/web/live/channel.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import type { InboxChannel, InboxFilter, InboxSort } from '../../../contract/index.ts';
import {
  channelArchived,
  channelChanged,
  getInbox,
  getInboxChannel,
  messengerContentChange,
} from '../../../contract/index.ts';
import { withChange, withMore } from '../../state/channel-rows.ts';

interface Listed {
  readonly channels: readonly InboxChannel[];
  readonly before: string | null;
}

/** What of the inbox is looked at. */
export interface Look {
  readonly filterType: InboxFilter;
  readonly sort: InboxSort;
  readonly search: string;
}

/** Words are looked for when nothing was typed for so long, ms. */
const typedFor = 250;

/** A performer's inbox as it is now: pages as they are asked for, and what is pushed meanwhile. */
export function useInbox(first: Listed): {
  readonly list: Listed;
  readonly look: Look;
  readonly choose: (change: Partial<Look>) => void;
  readonly more: (() => void) | undefined;
} {
  const api = useApi();
  const channel = useChannel();
  const [list, setList] = useState<Listed>(first);
  const [look, setLook] = useState<Look>({ filterType: 'newest', sort: 'latest', search: '' });
  const typed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest();
  const isMore = useRef(false);
  const load = async (wanted: Look, before: string | null): Promise<void> => {
    isMore.current = before !== null;
    const answer = await latest(() => api.call(getInbox, { query: { ...wanted, before: before ?? undefined } }));
    if (!answer) return;
    isMore.current = false;
    if (!answer.ok) return;
    const { channels, before: next } = answer.data;
    setList((now) => ({ before: next, channels: before === null ? channels : withMore(now.channels, channels) }));
  };
  const isPlain = look.search === '' && look.sort === 'latest' && look.filterType !== 'archived';
  usePush(messengerContentChange, ({ channel: change, isNew }) => {
    if (list.channels.some(({ channelId }) => channelId === change.channelId)) {
      if (look.sort === 'spent') void load(look, null);
      else setList((now) => ({ ...now, channels: withChange(now.channels, change) }));
    } else if (isNew && isPlain) {
      void api.call(getInboxChannel, { params: { channelId: change.channelId } }).then((answer) => {
        if (answer.ok) setList((now) => ({ ...now, channels: withMore([answer.data.channel], now.channels) }));
      });
    }
  });
  usePush(channelChanged, ({ channel: change }) =>
    setList((now) => ({ ...now, channels: withChange(now.channels, change) })),
  );
  usePush(channelArchived, () => void load(look, null));
  // What was missed while the line was down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is loaded as it is looked at then
  useEffect(() => channel.onState((state) => (state === 'open' ? void load(look, null) : undefined)), [channel, look]);
  useEffect(() => () => clearTimeout(typed.current), []);
  return {
    list,
    look,
    choose(change) {
      const next = { ...look, ...change };
      setLook(next);
      clearTimeout(typed.current);
      typed.current = setTimeout(() => void load(next, null), change.search === undefined ? 0 : typedFor);
    },
    more: list.before === null ? undefined : () => void (isMore.current || load(look, list.before)),
  };
}
