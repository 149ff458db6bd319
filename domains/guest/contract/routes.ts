import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { language } from '#domains/identity/contract/account.ts';
import { maxUploadBytes } from '#domains/media/contract/pictures.ts';
import { pictureRefused, picturesWaiting } from '#domains/media/contract/problems.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { file, pictureTypes } from '#kit/contract/upload.ts';
import type { GuestState } from './guest-state.ts';
import { identityFieldsShape } from './own-fields.ts';
import { guestPreferences, notificationSettings, notificationWays } from './preferences.ts';
import { nameTaken } from './problems.ts';

const success = z.object({ success: z.literal(true) });

/** The name performers and other guests see: 3 to 20 letters, digits, spaces, dots, dashes, apostrophes and underscores. */
export const guestName = z
  .string()
  .trim()
  .min(3)
  .max(20)
  // A letter that is drawn as nothing is none (Hangul fillers).
  .regex(/^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}](?:[\p{L}\p{N}]|[ ._'’-](?=[\p{L}\p{N}]))*$/u);

export const guestProfile = z
  .object(identityFieldsShape)
  .pick({ id: true, name: true, email: true, emailVerified: true, language: true, previewPictureUrl: true })
  .meta({ id: 'GuestProfile' });

/** What the operator has set about modals. */
export const modalSettings = z
  .object({
    /** The partner brand's profile, and the host that is its own; null for none. */
    partnerBrand: z.object({ profile: z.string(), host: z.string() }).nullable(),
    /** Whether everybody is asked for an age check as Spain demands it. */
    isSpanishAgeCheck: z.boolean(),
  })
  .meta({ id: 'ModalSettings' });
export type ModalSettings = z.output<typeof modalSettings>;

/** Everything the first page needs about its guest, and what the site allows. */
export const pageConfiguration = z
  .object({
    /** Composed of the fields of all domains; the server describes and checks it by their shapes. */
    guest: z.custom<GuestState>(),
    /** Chats need this much (spec 1 §9: 0.5), in hundredths of a coin. */
    minimumChatBalance: z.int(),
    /** Which modals this installation has (spec 1 §4). */
    modals: modalSettings,
  })
  .meta({ id: 'PageConfiguration' });
export type PageConfiguration = z.output<typeof pageConfiguration>;

export const getPageConfiguration = route({
  name: 'guest.getPageConfiguration',
  summary: 'The guest state and the configuration of the page, for anonymous and logged-in guests (spec 1 §3).',
  access: anyone,
  method: 'GET',
  path: 'guest/pageConfiguration/get',
  response: pageConfiguration,
});

export const getProfile = route({
  name: 'guest.getProfile',
  summary: 'The own profile.',
  access: loggedIn,
  method: 'GET',
  path: 'guest/profile/get',
  response: guestProfile,
});

export const updateProfile = route({
  name: 'guest.updateProfile',
  summary: 'Changes name and language; what is not sent stays.',
  access: loggedIn,
  method: 'POST',
  path: 'guest/profile/update',
  body: z.object({ name: guestName.optional(), language: language.optional() }),
  response: guestProfile,
  problems: [nameTaken, contactDetails],
  limit: { points: 60, seconds: 3600, per: 'subject' },
});

export const updatePreviewPicture = route({
  name: 'guest.updatePreviewPicture',
  summary: 'Sets the preview picture (JPEG, PNG or WebP).',
  access: loggedIn,
  method: 'POST',
  path: 'guest/profile/preview/update',
  upload: pictureTypes,
  maxBody: maxUploadBytes,
  body: file,
  response: guestProfile,
  problems: [pictureRefused, picturesWaiting],
  limit: { points: 20, seconds: 3600, per: 'subject' },
});

export const removePreviewPicture = route({
  name: 'guest.removePreviewPicture',
  summary: 'Removes the preview picture, if there is one.',
  access: loggedIn,
  method: 'POST',
  path: 'guest/profile/preview/remove',
  response: guestProfile,
});

export const savePreferences = route({
  name: 'guest.savePreferences',
  summary: 'Saves preferences, and by which ways the guest wants to be told things; those not sent stay (spec 2 §7).',
  access: loggedIn,
  method: 'POST',
  path: 'guest/savePreferences',
  body: z.object({
    data: guestPreferences.partial().extend({
      /** Newsletters are subscribed to by a confirmed mail alone. */
      notificationSettings: notificationWays.partial().optional(),
    }),
  }),
  response: z.object({ success: z.literal(true), preferences: guestPreferences, notificationSettings }),
});

export const getNotificationsSettings = route({
  name: 'guest.getNotificationsSettings',
  summary: 'What the guest wants to be told, and how (spec 1 §7).',
  access: loggedIn,
  method: 'POST',
  path: 'guest/getNotificationsSettings',
  response: notificationSettings,
});

export const closeDataProtection = route({
  name: 'guest.closeDataProtection',
  summary: 'Closes the data protection notice; the shown flag is cleared when it was accepted (spec 1 §4).',
  access: anyone,
  method: 'POST',
  path: 'guest/closeDataProtection',
  body: z.object({ accepted: z.boolean() }),
  response: success.extend({ showDataProtection: z.boolean() }),
});

export const closeAgbAndDataProtection = route({
  name: 'guest.closeAgbAndDataProtection',
  summary: 'Accepts terms and data protection together; the shown flag is cleared when they were accepted.',
  access: anyone,
  method: 'POST',
  path: 'guest/closeAgbAndDataProtection',
  body: z.object({ accepted: z.boolean() }),
  response: success.extend({ showDataProtection: z.boolean() }),
});
