import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';

export const offerChanged = event({
  name: 'performers.offerChanged',
  summary: 'A performer set other prices, or what a room begins with; both apply to what starts from now on.',
  access: system,
  payload: z.object({ actorId: z.int() }),
  key: ({ actorId }) => actorId,
});

export const performerHidden = event({
  name: 'performers.hidden',
  summary: 'A performer is seen nowhere any more: the account is locked, or identity, age or contract no longer stand.',
  access: system,
  payload: z.object({ actorId: z.int(), why: z.enum(['locked', 'dismissed']) }),
  key: ({ actorId }) => actorId,
});

export const performerShown = event({
  name: 'performers.shown',
  summary: 'A performer is seen (again): admitted, and the account is not locked.',
  access: system,
  payload: z.object({ actorId: z.int() }),
  key: ({ actorId }) => actorId,
});

export const galleryPictureRemoved = event({
  name: 'performers.galleryPictureRemoved',
  summary: 'A picture that guests saw has left a gallery for good.',
  access: system,
  payload: z.object({ actorId: z.int(), pictureId: z.uuid() }),
  key: ({ actorId }) => actorId,
});
