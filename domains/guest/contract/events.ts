import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

export const guestUnlockedEvent = event({
  name: 'guest.unlocked',
  summary: 'A locked account was let in again.',
  access: system,
  payload: z.object({ guestId: z.int() }),
  key: ({ guestId }) => guestId,
});

export const guestRestrictedEvent = event({
  name: 'guest.restricted',
  summary: 'An account was restricted to a level, or to none (0); what the level takes ends.',
  access: system,
  payload: z.object({ guestId: z.int(), level: z.int() }),
  key: ({ guestId }) => guestId,
});

export const guestLockedEvent = event({
  name: 'guest.locked',
  summary: 'An account was locked; what it is in the middle of ends.',
  access: system,
  payload: z.object({ guestId: z.int() }),
  key: ({ guestId }) => guestId,
});
