import { mobileBelow, useMediaQuery } from '#kit/web/hooks/use-media-query.ts';
import { Store, useStore } from '#kit/web/live/store.ts';
import { hiddenOnPhone } from '../../contract/channels.ts';
import type { Newest, Notification } from '../../contract/notifications.ts';

export const nothingYet: Newest = { notifications: [], unseenCount: 0 };

/** The newest notifications as the keeper of this document follows them. */
export const newest = new Store<Newest>(nothingYet);

/** What of them this screen shows: phones leave some kinds out (spec 2 §3). */
export function useShown(list: readonly Notification[]): readonly Notification[] {
  const isPhone = useMediaQuery(`(max-width: ${mobileBelow - 1}px)`);
  return isPhone ? list.filter(({ type }) => !hiddenOnPhone.includes(type)) : list;
}

export const useNewest = (): readonly Notification[] => useShown(useStore(newest).notifications);
