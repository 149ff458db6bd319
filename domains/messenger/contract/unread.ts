import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { query, route, serverMessage } from '#kit/contract/operations.ts';

// Every page of somebody who is logged in loads this file, and no other of the contract.

export const unreadMessageCount = query({
  name: 'unreadMessageCount',
  summary: 'How many messages the guest who asks has not read.',
  access: loggedIn,
  result: z.int(),
});

export const getUnread = route({
  name: 'getUnreadMessages',
  method: 'GET',
  path: 'messenger/unread',
  summary:
    'How many messages are unread: of the guest who asks, and in the inbox where a performer asks; none of a visitor.',
  // A page that was made for a member asks as a visitor when its session has ended elsewhere.
  access: anyone,
  response: z.object({ unreadMessageCount: z.int(), inboxUnread: z.int() }),
});

export const inboxUnread = serverMessage({
  name: 'inboxUnread',
  summary: 'How many messages of guests a performer has not read.',
  access: loggedIn,
  payload: z.object({ unread: z.int() }),
});

export const unreadMessages = serverMessage({
  name: 'unreadMessages',
  summary: 'How many messages the guest has not read, over all channels.',
  access: loggedIn,
  payload: z.object({ unreadMessageCount: z.int() }),
});
