import { z } from 'zod';
import { language } from '#domains/identity/contract/account.ts';
import { visitor } from '#kit/contract/access.ts';
import { serverMessage } from '#kit/contract/operations.ts';
import { guestPreferences, notificationSettings } from './preferences.ts';

/** All of these go to `guest:<id>`, so that every open page of the guest shows the same. */
export const dataProtection = serverMessage({
  name: 'dataProtection',
  summary: 'Whether the data protection and terms notice is to be shown (spec 2 §7).',
  access: visitor,
  payload: z.object({ showDataProtection: z.boolean() }),
});

export const guestLocked = serverMessage({
  name: 'guestLocked',
  summary: 'The guest was locked or restricted, or is so no more (spec 1 §4).',
  access: visitor,
  payload: z.object({
    isLocked: z.boolean(),
    isRestricted: z.boolean(),
    restrictionLevel: z.int(),
    isBlockedForComments: z.boolean(),
  }),
});

export const guestProfileChanged = serverMessage({
  name: 'guestProfile',
  summary: 'Name, picture or language of the guest changed.',
  access: visitor,
  payload: z.object({ name: z.string(), previewPictureUrl: z.string().nullable(), language }),
});

export const guestPreferencesChanged = serverMessage({
  name: 'guestPreferences',
  summary: 'The preferences of the guest changed, or how the guest wants to be told things.',
  access: visitor,
  payload: z.object({ preferences: guestPreferences, notificationSettings }).partial(),
});
