import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { maxUploadBytes, Picture, pictureRefused, picturesWaiting } from '#domains/media/contract/index.ts';
import { only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { file, pictureTypes } from '#kit/contract/upload.ts';
import { ActorLanguage } from './actor.ts';
import { LocalisedText } from './localised-text.ts';
import { NewPicture, NewPictureKind } from './new-pictures.ts';
import { actorMissing, notAdmitted, wordRefused } from './problems.ts';

export { LocalisedText };

const perMinute = z.int().min(50).max(100_00).multipleOf(10).nullable();
const text = (max: number) => z.string().trim().max(max);

export const MoodIn = z
  .object({ de: text(80), en: text(80), nl: text(80), es: text(80) })
  .partial()
  .meta({ id: 'MoodIn' });
export type MoodIn = z.infer<typeof MoodIn>;

/** Prices a performer sets, in hundredths of a coin: half a coin to a hundred coins a minute, in steps of a tenth. */
export const StudioPrices = z
  .object({ video: perMinute, single: perMinute, singlec2c: perMinute, voyeur: perMinute, multi: perMinute })
  .meta({ id: 'StudioPrices' });
export type StudioPrices = z.infer<typeof StudioPrices>;

/** What a message may cost, in hundredths of a coin: nothing to twenty coins, in steps of a tenth; and how many may be free. */
export const messageBounds = { least: 0, most: 20_00, step: 10, free: 20 } as const;

/** Who may begin to write: everybody, or those alone to whom the performer has written or with whom she has chatted. */
export const MessagesFrom = z.enum(['everybody', 'known']).meta({ id: 'MessagesFrom' });
export type MessagesFrom = z.infer<typeof MessagesFrom>;

/** What a performer asks of messages. */
export const StudioMessages = z
  .object({
    /** Hundredths of a coin; null: none are taken. */
    price: z.int().min(messageBounds.least).max(messageBounds.most).multipleOf(messageBounds.step).nullable(),
    /** How many cost each guest nothing; null: as many as the platform gives. */
    free: z.int().min(0).max(messageBounds.free).nullable(),
    from: MessagesFrom,
  })
  .meta({ id: 'StudioMessages' });
export type StudioMessages = z.infer<typeof StudioMessages>;

const dayMinutes = 24 * 60;

/**
 * One stretch of the week a performer is usually live, in the clocks of their country. Ends after midnight are minutes of the
 * day it began on: 22:00 to 2:00 is 1320 to 1560.
 */
export const StudioStretch = z
  .object({
    day: z.int().min(0).max(6),
    fromMinute: z
      .int()
      .min(0)
      .max(dayMinutes - 1),
    toMinute: z
      .int()
      .min(1)
      .max(2 * dayMinutes),
  })
  .refine(({ fromMinute, toMinute }) => toMinute > fromMinute && toMinute - fromMinute <= dayMinutes, {
    path: ['toMinute'],
  })
  .meta({ id: 'StudioStretch' });
export type StudioStretch = z.infer<typeof StudioStretch>;

/** Most stretches of one day. */
export const stretchesOfDay = 3;

/** What a performer may change about themselves. */
export const StudioProfile = z
  .object({
    name: z.string(),
    headline: LocalisedText,
    about: LocalisedText,
    /** One line about tonight; an empty one takes it down. Nobody translates it: it is the performer speaking. */
    mood: text(80),
    /** The same line where the performer says it in a reader's language, too; it goes with the line it belongs to. */
    moodIn: MoodIn,
    languages: z.array(ActorLanguage).max(4).min(1),
    categories: z.array(z.string()).max(5),
    bannedCountryCodes: z.array(z.string().regex(/^[A-Z]{2}$/)).max(60),
    autoAccept: z.boolean(),
    freeChatByDefault: z.boolean(),
    voyeurAllowed: z.boolean(),
    livePreviewAllowed: z.boolean(),
    /** Sunday is day 0. */
    schedule: z.array(StudioStretch).max(7 * stretchesOfDay),
    prices: StudioPrices,
    messages: StudioMessages,
    avatar: Picture.nullable(),
    pictures: z.array(Picture),
    /** Those for members of the fan club alone. */
    memberPictures: z.array(Picture),
    /** Those guests do not see: they wait for an operator, or were refused. */
    newPictures: z.array(NewPicture),
  })
  .meta({ id: 'StudioProfile' });
export type StudioProfile = z.infer<typeof StudioProfile>;

export const getStudioProfile = route({
  name: 'getStudioProfile',
  method: 'GET',
  path: 'studio/profile',
  summary: 'The performer’s own profile and prices.',
  access: only('performer'),
  response: StudioProfile,
  problems: [actorMissing],
});
export const updateStudioProfile = route({
  name: 'updateStudioProfile',
  method: 'POST',
  path: 'studio/profile',
  summary: 'Changes the parts that are given. Prices apply to chats that start from now on.',
  access: only('performer'),
  stepUp: { whenChanging: ['prices', 'messages'] },
  body: StudioProfile.omit({
    name: true,
    avatar: true,
    pictures: true,
    memberPictures: true,
    newPictures: true,
  }).partial(),
  response: StudioProfile,
  problems: [actorMissing, wordRefused, contactDetails],
});
export const addStudioPicture = route({
  name: 'addStudioPicture',
  cost: 50,
  method: 'POST',
  path: 'studio/picture',
  summary:
    'Sends a picture (JPEG, PNG or WebP) for the gallery, for members of the fan club, or to be the avatar. Guests see it once an operator has let it in.',
  access: only('performer'),
  upload: pictureTypes,
  maxBody: maxUploadBytes,
  limit: { points: 30, seconds: 600, per: 'subject' },
  query: z.object({ kind: NewPictureKind }),
  body: file,
  response: StudioProfile,
  problems: [pictureRefused, picturesWaiting, notAdmitted],
});
export const removeStudioPicture = route({
  name: 'removeStudioPicture',
  method: 'DELETE',
  path: 'studio/picture/{pictureId}',
  summary: 'Removes a picture of the gallery, one for members, or one that waits or was refused, for good.',
  access: only('performer'),
  params: z.object({ pictureId: z.uuid() }),
  response: StudioProfile,
});
