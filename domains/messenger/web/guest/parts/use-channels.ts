import { useEffect, useState } from 'react';
import { actorOffline, actorOnline } from '#domains/performers/contract/presence.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel, usePush } from '#kit/web/live/channel.tsx';
import type { ChannelFilter, MessengerChannel } from '../../../contract/index.ts';
import {
  allChannelsSeen,
  channelArchived,
  channelChanged,
  getChannel,
  getChannels,
  messengerContentChange,
  messengerLimits,
} from '../../../contract/index.ts';
import { seenUpTo, withChange, withMore } from '../../state/channel-rows.ts';

export interface ListedChannels {
  readonly channels: readonly MessengerChannel[];
  readonly total: number;
}

interface Look {
  readonly filterType: ChannelFilter;
  readonly online: boolean;
}

/** A guest's list of channels, as it is now: pages as they are asked for, and what is pushed meanwhile. */
export function useChannels(first: ListedChannels): {
  readonly list: ListedChannels;
  readonly look: Look;
  readonly choose: (look: Look) => void;
  readonly more: (() => void) | undefined;
  readonly put: (channel: MessengerChannel) => void;
} {
  const api = useApi();
  const channel = useChannel();
  const [list, setList] = useState(first);
  const [look, setLook] = useState<Look>({ filterType: 'newest', online: false });

  const load = async (wanted: Look, offset: number, limit: number = messengerLimits.channelPage): Promise<void> => {
    const query = {
      filterType: wanted.filterType,
      online: wanted.online ? ('true' as const) : undefined,
      offset,
      limit,
    };
    const answer = await api.call(getChannels, { query });
    if (!answer.ok) return;
    const { channels, total } = answer.data;
    setList((before) => ({ total, channels: offset === 0 ? channels : withMore(before.channels, channels) }));
  };
  const put = (one: MessengerChannel): void =>
    setList(({ channels, total }) => {
      const others = channels.filter(({ channelId }) => channelId !== one.channelId);
      return { channels: [one, ...others], total: others.length === channels.length ? total + 1 : total };
    });
  const fetchOne = async (channelId: number): Promise<void> => {
    const answer = await api.call(getChannel, { params: { channelId } });
    if (answer.ok && !answer.data.channel.blocked) put(answer.data.channel);
  };

  usePush(messengerContentChange, ({ channel: change, isNew }) => {
    const isKnown = list.channels.some(({ channelId }) => channelId === change.channelId);
    if (isKnown) setList(({ channels, total }) => ({ total, channels: withChange(channels, change) }));
    else if (isNew && look.filterType !== 'archived' && look.filterType !== 'blocked') void fetchOne(change.channelId);
  });
  usePush(channelChanged, ({ channel: change }) =>
    setList(({ channels, total }) => ({ total, channels: withChange(channels, change) })),
  );
  usePush(allChannelsSeen, ({ upTo }) =>
    setList((before) => ({ ...before, channels: before.channels.map((one) => seenUpTo(one, upTo)) })),
  );
  usePush(channelArchived, ({ channelId, archived }) => {
    const belongs = archived === (look.filterType === 'archived');
    if (belongs) void load(look, 0, Math.max(list.channels.length, messengerLimits.channelPage));
    else
      setList(({ channels, total }) => ({
        total: Math.max(0, total - 1),
        channels: channels.filter((one) => one.channelId !== channelId),
      }));
  });
  const setOnline = (id: number, isActorOnline: boolean): void =>
    setList(({ channels, total }) => ({
      total,
      channels: channels.some(({ actorId }) => actorId === id)
        ? channels.map((one) => (one.actorId === id ? { ...one, isActorOnline } : one))
        : channels,
    }));
  usePush(actorOnline, ({ actorId }) => setOnline(actorId, true));
  usePush(actorOffline, ({ actorId }) => setOnline(actorId, false));
  // What was missed while the line was down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is loaded as it is looked at then
  useEffect(() => channel.subscribe('actors', () => void load(look, 0, Math.max(list.channels.length, 10))), [channel]);

  return {
    list,
    look,
    choose(next) {
      setLook(next);
      void load(next, 0);
    },
    more: list.channels.length < list.total ? () => void load(look, list.channels.length) : undefined,
    put,
  };
}
