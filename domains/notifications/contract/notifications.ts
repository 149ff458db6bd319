import { z } from 'zod';
import { language } from '#domains/identity/contract/account.ts';
import type { Language } from '#kit/contract/access.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { clientMessage, route, serverMessage } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { newestNotifications } from './channels.ts';

/** Something a guest is told, as the notifications menu and the floating cards show it (spec 2 §3). */
export const Notification = z
  .object({
    id: longRowId,
    /** The number of its kind; some are not shown on phones. */
    type: z.int(),
    unread: z.boolean(),
    unseen: z.boolean(),
    /** Whether it may still float above a page. */
    floats: z.boolean(),
    /** Of the words: a push has those of the account, which may not be those of the page. */
    language,
    title: z.string(),
    text: z.string(),
    /** The page it is about, without language: `/chat/vega/`. */
    path: z.string(),
    actorId: z.int().nullable(),
    /** Milliseconds since the epoch. */
    at: z.number(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof Notification>;

const newest = z.object({ notifications: z.array(Notification), unseenCount: z.int() });

export const getNewestNotifications = route({
  name: 'notifications.newest',
  method: 'GET',
  path: 'notifications/newest',
  summary: `The newest ${newestNotifications} notifications of the guest who asks, and how many were not seen yet; a visitor has none.`,
  access: anyone,
  response: newest,
});

const place = z.enum(['navbar', 'floating']);
const none = z.object({});
const one = z.object({ notificationId: longRowId });

export const requestNavbarNotifications = clientMessage({
  name: 'requestNavbarNotifications',
  summary: 'Asks for the newest notifications of the menu, which come as `notifications` (spec 2 §7).',
  access: loggedIn,
  payload: none,
});

export const requestFloatingNotifications = clientMessage({
  name: 'requestFloatingNotifications',
  summary: 'Asks for the newest notifications that have not floated yet, which come as `notifications`.',
  access: loggedIn,
  payload: none,
});

export const markNavbarNotificationSeen = clientMessage({
  name: 'markNavbarNotificationSeen',
  summary: 'The guest looked at the menu: this notification and all older ones are seen.',
  access: loggedIn,
  payload: one,
});

export const markNavbarNotificationRead = clientMessage({
  name: 'markNavbarNotificationRead',
  summary: 'The guest opened this notification from the menu.',
  access: loggedIn,
  payload: one,
});

export const markFloatingNotificationSeen = clientMessage({
  name: 'markFloatingNotificationSeen',
  summary: 'This notification has floated, and does not float again.',
  access: loggedIn,
  payload: one,
});

export const markFloatingNotificationRead = clientMessage({
  name: 'markFloatingNotificationRead',
  summary: 'The guest opened this notification where it floated.',
  access: loggedIn,
  payload: one,
});

/** What is new or changed (spec 2 §7). */
export const notifications = serverMessage({
  name: 'notifications',
  summary: 'Notifications of the guest that are new or were asked for, and what became of others.',
  access: loggedIn,
  payload: z.object({
    /** What was asked for; null for what came by itself and belongs to both places. */
    place: place.nullable(),
    notifications: z.array(Notification),
    removedIds: z.array(longRowId),
    markedAsReadIds: z.array(longRowId),
    /** Those that do not float any more. */
    floatedIds: z.array(longRowId),
    /** This one and all older ones are seen. */
    seenUpTo: longRowId.nullable(),
    unseenCount: z.int(),
  }),
});

export interface Newest {
  readonly notifications: readonly Notification[];
  /** How many were not seen yet, a hundred at most. */
  readonly unseenCount: number;
}

/** What the menu shows: the newest notifications of a guest. */
export const ownNotifications = defineResource({
  name: 'ownNotifications',
  summary: 'The newest notifications of a guest in the language of the page, and how many were not seen yet.',
  topic: null,
  snapshot: getNewestNotifications,
  input: (_: Language) => ({}),
  read: (answer): Newest => answer,
  pushes: (on) => [
    on(notifications, (before: Newest, push, shown): Newest | null => {
      if (push.notifications.some((one) => one.language !== shown)) return null;
      // Which one moves up into the list, only the server knows.
      if (before.notifications.some(({ id }) => push.removedIds.includes(id))) return null;
      const came = new Map([...before.notifications, ...push.notifications].map((one) => [one.id, one]));
      const list = [...came.values()].sort((a, b) => b.id - a.id).slice(0, newestNotifications);
      return { notifications: list.map((one) => afterMarks(one, push)), unseenCount: push.unseenCount };
    }),
  ],
});

type Marks = Pick<z.output<typeof notifications.payload>, 'markedAsReadIds' | 'floatedIds' | 'seenUpTo'>;

function afterMarks(one: Notification, { markedAsReadIds, floatedIds, seenUpTo }: Marks): Notification {
  const isRead = markedAsReadIds.includes(one.id);
  return {
    ...one,
    unread: one.unread && !isRead,
    unseen: one.unseen && !isRead && !(seenUpTo !== null && one.id <= seenUpTo),
    floats: one.floats && !isRead && !floatedIds.includes(one.id),
  };
}
