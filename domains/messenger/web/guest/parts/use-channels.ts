import { useEffect, useState, useSyncExternalStore } from 'react';
import { actorOffline, actorOnline } from '#domains/performers/contract/presence.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel, usePush } from '#kit/web/live/channel.tsx';
import type { MessengerChannel } from '../../../contract/index.ts';
import {
  allChannelsSeen,
  channelArchived,
  channelChanged,
  getChannel,
  getChannels,
  messengerContentChange,
} from '../../../contract/index.ts';
import type { ListedChannels, Look } from '../../state/listed-channels.ts';
import { ChannelList } from '../../state/listed-channels.ts';

/** A guest's list of channels, as it is now: parts as they are asked for, and what is pushed meanwhile. */
export function useChannels(first: ListedChannels): {
  readonly list: ListedChannels & { readonly isLoading: boolean };
  readonly look: Look;
  readonly choose: (look: Look) => void;
  readonly more: (() => void) | undefined;
  readonly put: (channel: MessengerChannel) => void;
} {
  const api = useApi();
  const channel = useChannel();
  const [rows] = useState(
    () =>
      new ChannelList(first, {
        async page({ filterType, online }, offset, limit) {
          const query = { filterType, online: online ? ('true' as const) : undefined, offset, limit };
          const answer = await api.call(getChannels, { query });
          return answer.ok ? { channels: answer.data.channels, total: answer.data.total } : null;
        },
        async one(channelId) {
          const answer = await api.call(getChannel, { params: { channelId } });
          return answer.ok ? answer.data.channel : null;
        },
      }),
  );
  const { look, ...list } = useSyncExternalStore(
    rows.subscribe,
    () => rows.state,
    () => rows.state,
  );
  usePush(messengerContentChange, ({ channel: change, isNew }) => void rows.told(change, isNew));
  usePush(channelChanged, ({ channel: change }) => rows.changed(change));
  usePush(allChannelsSeen, ({ upTo }) => rows.seen(upTo));
  usePush(channelArchived, ({ channelId, archived }) => void rows.archived(channelId, archived));
  usePush(actorOnline, ({ actorId }) => rows.setOnline(actorId, true));
  usePush(actorOffline, ({ actorId }) => rows.setOnline(actorId, false));
  // What was missed while the line was down.
  useEffect(() => channel.subscribe('actors', () => void rows.reload()), [channel, rows]);
  return {
    list,
    look,
    choose: (next) => void rows.choose(next),
    more: list.channels.length < list.total ? () => void rows.more() : undefined,
    put: (one) => rows.put(one),
  };
}
