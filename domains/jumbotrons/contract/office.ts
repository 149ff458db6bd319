import { z } from 'zod';
import { maxUploadBytes, pictureRefused, picturesWaiting } from '#domains/media/contract/index.ts';
import { wordRefused } from '#domains/performers/contract/index.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { file, pictureTypes } from '#kit/contract/upload.ts';
import { JumbotronPicture, JumbotronSlide } from './config.ts';
import * as problems from './problems.ts';
import { Audience, GoalKind, SlideDetails } from './slide.ts';
import { JumbotronType, mostSlides } from './type.ts';

const access = operators('content');
const limit = { points: 240, seconds: 60, per: 'subject' } as const;

/** `incomplete`: a picture is missing; `gone`: what it leads to is not there for anybody now. */
export const SlideState = z
  .enum(['live', 'planned', 'over', 'off', 'incomplete', 'gone'])
  .meta({ id: 'JumbotronState' });
export type SlideState = z.infer<typeof SlideState>;

/** A slide in the list of operators. Views and presses are those of the last seven days. */
export const OfficeSlide = z
  .object({
    id: z.int(),
    title: z.string(),
    places: z.array(JumbotronType),
    state: SlideState,
    isOn: z.boolean(),
    goalKind: GoalKind,
    goalName: z.string().describe('what it leads to, as people call it; the id of a page; empty where it is gone'),
    validFrom: z.number().nullable(),
    validUntil: z.number().nullable(),
    audience: Audience,
    ageRating: z.int(),
    thumbnail: z.string().nullable(),
    views: z.int(),
    presses: z.int(),
  })
  .meta({ id: 'OfficeJumbotronSlide' });
export type OfficeSlide = z.infer<typeof OfficeSlide>;

/** A slide with everything that can be changed of it. */
export const SlideEditor = z
  .object({
    slide: OfficeSlide,
    details: SlideDetails,
    revision: z.int(),
    wide: JumbotronPicture.nullable(),
    narrow: JumbotronPicture.nullable(),
    preview: JumbotronSlide.nullable().describe('what a rule finds now; null for all others'),
  })
  .meta({ id: 'JumbotronEditor' });
export type SlideEditor = z.infer<typeof SlideEditor>;

export const listSlides = route({
  name: 'jumbotrons.list',
  method: 'GET',
  path: 'office/jumbotrons',
  summary: `All slides in their order, ${mostSlides} at most.`,
  access,
  audit: auditedRead('jumbotrons.list'),
  response: z.object({ slides: z.array(OfficeSlide), most: z.int() }),
});

const params = z.object({ slideId: rowIdText });

export const readSlide = route({
  name: 'jumbotrons.read',
  method: 'GET',
  path: 'office/jumbotrons/{slideId}',
  summary: 'One slide with everything that can be changed of it.',
  access,
  audit: auditedRead('jumbotrons.read', 'jumbotron:{slideId}'),
  params,
  response: SlideEditor,
  problems: [notFound],
});

const refusals = [
  problems.slideNeedsTitle,
  problems.slideEndsFirst,
  problems.slidePageMissing,
  problems.slidePerformerMissing,
  problems.slideVideoMissing,
  problems.slideAlbumMissing,
  wordRefused,
] as const;

export const addSlide = route({
  name: 'jumbotrons.add',
  method: 'POST',
  path: 'office/jumbotrons/add',
  summary: 'A new slide behind all others, turned off.',
  access,
  limit,
  audit: selfAuditedChange('jumbotrons.add'),
  body: SlideDetails,
  response: z.object({ id: z.int() }),
  problems: [problems.slidesFull, ...refusals],
});

export const changeSlide = route({
  name: 'jumbotrons.change',
  method: 'POST',
  path: 'office/jumbotrons/{slideId}/change',
  summary:
    'Changes a slide for everybody. An age rating that changes to 18 or from it takes the pictures away: they were sent for other people.',
  access,
  limit,
  audit: selfAuditedChange('jumbotrons.change', 'jumbotron:{slideId}'),
  params,
  body: SlideDetails.extend({ revision: rowId.describe('as it was read') }),
  response: SlideEditor,
  problems: [notFound, problems.slideChanged, ...refusals],
});

export const switchSlide = route({
  name: 'jumbotrons.switch',
  method: 'POST',
  path: 'office/jumbotrons/{slideId}/switch',
  summary: 'Turns a slide on or off; the same again changes nothing.',
  access,
  limit,
  audit: selfAuditedChange('jumbotrons.switch', 'jumbotron:{slideId}'),
  params,
  body: z.object({ isOn: z.boolean() }),
  response: z.object({}),
  problems: [notFound, problems.slideNeedsPictures],
});

export const orderSlides = route({
  name: 'jumbotrons.order',
  method: 'POST',
  path: 'office/jumbotrons/order',
  summary: 'Says the order; slides that are not named come behind those that are, as they stood.',
  access,
  limit,
  audit: selfAuditedChange('jumbotrons.order'),
  body: z.object({ ids: z.array(rowId).min(1).max(mostSlides) }),
  response: z.object({}),
});

export const removeSlide = route({
  name: 'jumbotrons.remove',
  method: 'DELETE',
  path: 'office/jumbotrons/{slideId}',
  summary: 'Removes a slide with its pictures and figures.',
  access,
  limit,
  audit: selfAuditedChange('jumbotrons.remove', 'jumbotron:{slideId}'),
  params,
  response: z.object({}),
  problems: [notFound],
});

/** The shapes of a slide's picture: for desks and for phones. Pixels, and how many times as wide as high. */
export const pictureShapes = {
  wide: { leastWidth: 960, ratio: { least: 1.6, most: 4.5 } },
  narrow: { leastWidth: 480, ratio: { least: 0.6, most: 1.35 } },
} as const;
export type PictureShape = keyof typeof pictureShapes;

export const sendSlidePicture = route({
  name: 'jumbotrons.sendPicture',
  cost: 50,
  method: 'POST',
  path: 'office/jumbotrons/{slideId}/pictures',
  summary: 'Sends a picture of a slide (JPEG, PNG or WebP), for desks or for phones; the one before goes.',
  access,
  audit: selfAuditedChange('jumbotrons.sendPicture', 'jumbotron:{slideId}'),
  upload: pictureTypes,
  maxBody: maxUploadBytes,
  limit: { points: 60, seconds: 600, per: 'subject' },
  params,
  query: z.object({ shape: z.enum(['wide', 'narrow']) }),
  body: file,
  response: JumbotronPicture,
  problems: [notFound, pictureRefused, picturesWaiting, problems.slidePictureShape, problems.slideChanged],
});
