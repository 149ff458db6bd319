import { z } from 'zod';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { clientMessage, serverMessage } from '#kit/contract/operations.ts';
import { favouritesFull, notPinned, phoneMissing } from './problems.ts';
import { PinnedKind } from './things.ts';

const actor = z.object({ actorId: rowId });
const setting = z.object({ actorId: rowId, enabled: z.boolean() });

/** A performer becomes a favourite (spec 2 §7); pinned already, nothing changes and the pages hear it again. */
export const pinActor = clientMessage({
  name: 'pinActor',
  summary: 'Makes a performer a favourite.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  payload: actor,
  problems: [actorMissing, favouritesFull],
});

export const unpinActor = clientMessage({
  name: 'unpinActor',
  summary: 'A performer is a favourite no more.',
  access: loggedIn,
  limit: { points: 60, seconds: 60, per: 'subject' },
  payload: actor,
});

export const requestFavouriteActors = clientMessage({
  name: 'requestFavouriteActors',
  summary: 'Asks for the ids of all favourites, which come as `favouriteActors`.',
  access: loggedIn,
  payload: z.object({}),
});

export const setPinnedActorEmailNotification = clientMessage({
  name: 'setPinnedActorEmailNotification',
  summary: 'Whether a mail is sent when a favourite goes live.',
  access: loggedIn,
  payload: setting,
  problems: [notPinned],
});

export const setPinnedActorSmsNotification = clientMessage({
  name: 'setPinnedActorSmsNotification',
  summary: 'Whether an SMS is sent when a favourite goes live; refused without a confirmed phone number.',
  access: loggedIn,
  payload: setting,
  problems: [notPinned, phoneMissing],
});

export const favouriteActors = serverMessage({
  name: 'favouriteActors',
  summary: 'The ids of all favourites of the guest, the latest first.',
  access: loggedIn,
  payload: z.object({ actorIds: z.array(z.int()) }),
});

/** What was pinned: a performer (`actor`), or something of theirs; `albumId` and `pictureId` say which. */
const pinned = z.object({
  type: z.enum(['actor', ...PinnedKind.options]),
  actorId: z.int().describe('the performer, or whose it is'),
  albumId: z.int().optional(),
  pictureId: z.string().optional(),
});
export type Pinned = z.infer<typeof pinned>;

export const favouritePinned = serverMessage({
  name: 'favouritePinned',
  summary: 'A performer became a favourite of the guest, or an album, a gallery or a picture was pinned.',
  access: loggedIn,
  payload: pinned,
});

export const favouriteUnpinned = serverMessage({
  name: 'favouriteUnpinned',
  summary: 'A performer is a favourite of the guest no more, or what was pinned of theirs is not.',
  access: loggedIn,
  payload: pinned,
});

export const favouriteSettingsChanged = serverMessage({
  name: 'favouriteSettingsChanged',
  summary: 'How the guest wants to hear of a favourite.',
  access: loggedIn,
  payload: z.object({ actorId: z.int(), email: z.boolean(), sms: z.boolean() }),
});
