import { z } from 'zod';
import { language, role } from '#domains/identity/contract/account.ts';
import { defaultNotificationSettings, defaultPreferences } from './default-preferences.ts';
import type { FieldsOf } from './guest-state.ts';
import { guestFields } from './guest-state.ts';
import { guestPreferences, notificationSettings } from './preferences.ts';

/** What identity and guest know; guest reads the account. */
export const identityFieldsShape = {
  /** Account or visitor number; null before a visitor session is opened. */
  id: z.int().nullable(),
  isLoggedIn: z.boolean(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  roles: z.array(role),
  language,
  name: z.string(),
  isLocked: z.boolean(),
  isRestricted: z.boolean(),
  restrictionLevel: z.int().min(0),
  isBlockedForComments: z.boolean(),
  showDataProtection: z.boolean(),
  /** The legal texts with a version they have not accepted; what the notice is about. */
  newLegalTexts: z.array(z.enum(['TOS', 'PP'])),
  previewPictureUrl: z.string().nullable(),
  /** Where the guest came from when signing up: an affiliate or campaign code. */
  signupOrigin: z.string().nullable(),
  /** Null when the place is not known. */
  geoLocation: z
    .object({
      country: z.string(),
      zipCode: z.string().nullable(),
      lat: z.number().nullable(),
      long: z.number().nullable(),
    })
    .meta({ id: 'GeoLocation' })
    .nullable(),
  preferences: guestPreferences,
  notificationSettings,
};

/** Somebody about whom nothing is known. */
export const unknownGuest: FieldsOf<typeof identityFieldsShape> = {
  id: null,
  isLoggedIn: false,
  email: null,
  emailVerified: false,
  roles: [],
  language: 'en',
  name: '',
  isLocked: false,
  isRestricted: false,
  restrictionLevel: 0,
  isBlockedForComments: false,
  showDataProtection: true,
  newLegalTexts: ['TOS', 'PP'],
  previewPictureUrl: null,
  signupOrigin: null,
  geoLocation: null,
  preferences: defaultPreferences,
  notificationSettings: defaultNotificationSettings,
};

export const ownFields = guestFields('guest', identityFieldsShape, unknownGuest);

declare module './guest-state.ts' {
  interface GuestState extends FieldsOf<typeof identityFieldsShape> {}
}
