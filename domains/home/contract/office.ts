import { z } from 'zod';
import { wordRefused } from '#domains/performers/contract/index.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { BlockRule, mostBlocks, previewSecret } from './blocks.ts';
import { CollectionRule, CollectionSlug, mostOfCollection } from './collections.ts';
import * as problems from './problems.ts';

const access = operators('content');
const limit = { points: 240, seconds: 60, per: 'subject' } as const;

/** Arrangements at most. */
export const mostArrangements = 50;

/** `inForce`: guests see it; `planned`: published for later; `past`: another one took its place; `draft`: not published. */
export const ArrangementState = z.enum(['inForce', 'planned', 'past', 'draft']).meta({ id: 'HomeArrangementState' });
export type ArrangementState = z.infer<typeof ArrangementState>;

/** An arrangement of the homepage in the list of operators. */
export const Arrangement = z
  .object({
    id: z.int(),
    name: z.string(),
    state: ArrangementState,
    startsAt: z.number().nullable().describe('epoch ms; null for a draft'),
    blocks: z.int(),
    updatedAt: z.number(),
  })
  .meta({ id: 'HomeArrangement' });
export type Arrangement = z.infer<typeof Arrangement>;

/** What can be said of an arrangement. */
export const ArrangementDetails = z
  .object({
    name: z.string().trim().min(1).max(60).regex(visiblePattern),
    blocks: z.array(BlockRule).min(1).max(mostBlocks),
  })
  .meta({ id: 'HomeArrangementDetails' });
export type ArrangementDetails = z.infer<typeof ArrangementDetails>;

export const ArrangementEditor = z
  .object({ arrangement: Arrangement, details: ArrangementDetails, revision: z.int() })
  .meta({ id: 'HomeArrangementEditor' });
export type ArrangementEditor = z.infer<typeof ArrangementEditor>;

const params = z.object({ arrangementId: rowIdText });
const subject = 'homeArrangement:{arrangementId}';
const refusals = [problems.homeNeedsLive, problems.homeBlockTwice, problems.homeEndsFirst, wordRefused] as const;

export const listArrangements = route({
  name: 'home.list',
  method: 'GET',
  path: 'office/home/arrangements',
  summary: 'All arrangements of the homepage: in force, planned, drafts, then past ones, the newest first.',
  access,
  audit: auditedRead('home.list'),
  response: z.object({ arrangements: z.array(Arrangement) }),
});

export const readArrangement = route({
  name: 'home.read',
  method: 'GET',
  path: 'office/home/arrangements/{arrangementId}',
  summary: 'One arrangement with its blocks.',
  access,
  audit: auditedRead('home.read', subject),
  params,
  response: ArrangementEditor,
  problems: [notFound],
});

export const addArrangement = route({
  name: 'home.add',
  method: 'POST',
  path: 'office/home/arrangements/add',
  summary: 'A new draft.',
  access,
  limit,
  audit: selfAuditedChange('home.add'),
  body: ArrangementDetails,
  response: z.object({ id: z.int() }),
  problems: [problems.homeFull, ...refusals],
});

export const changeArrangement = route({
  name: 'home.change',
  method: 'POST',
  path: 'office/home/arrangements/{arrangementId}/change',
  summary: 'Changes an arrangement; guests see it at once where it is in force.',
  access,
  limit,
  audit: selfAuditedChange('home.change', subject),
  params,
  body: ArrangementDetails.extend({ revision: rowId.describe('as it was read') }),
  response: ArrangementEditor,
  problems: [notFound, problems.homeChanged, ...refusals],
});

export const publishArrangement = route({
  name: 'home.publish',
  method: 'POST',
  path: 'office/home/arrangements/{arrangementId}/publish',
  summary: 'Puts an arrangement in force, at once or at a time (epoch ms); the one with the latest beginning counts.',
  access,
  limit,
  audit: selfAuditedChange('home.publish', subject),
  params,
  body: z.object({ startsAt: z.number().min(0).max(8.64e15).nullable(), revision: rowId }),
  response: ArrangementEditor,
  problems: [notFound, problems.homeChanged],
});

export const withdrawArrangement = route({
  name: 'home.withdraw',
  method: 'POST',
  path: 'office/home/arrangements/{arrangementId}/withdraw',
  summary: 'Makes a draft of it again; the one published before it counts, or none.',
  access,
  limit,
  audit: selfAuditedChange('home.withdraw', subject),
  params,
  response: ArrangementEditor,
  problems: [notFound],
});

export const removeArrangement = route({
  name: 'home.remove',
  method: 'DELETE',
  path: 'office/home/arrangements/{arrangementId}',
  summary: 'Removes an arrangement that is not in force.',
  access,
  limit,
  audit: selfAuditedChange('home.remove', subject),
  params,
  response: z.object({}),
  problems: [notFound, problems.homeInForce],
});

/** How long the link of a preview holds, ms. */
export const previewMs = 3_600_000;

export const previewArrangement = route({
  name: 'home.previewLink',
  method: 'POST',
  path: 'office/home/arrangements/{arrangementId}/preview',
  summary: 'A link that shows the homepage so arranged, as it is kept now, for an hour.',
  access,
  limit,
  audit: selfAuditedChange('home.previewLink', subject),
  params,
  response: z.object({ secret: previewSecret, until: z.number() }),
  problems: [notFound],
});

const Words = z.object({
  de: z.string().trim().max(80),
  en: z.string().trim().max(80),
  nl: z.string().trim().max(80),
  es: z.string().trim().max(80),
});
const LongWords = z.object({
  de: z.string().trim().max(300),
  en: z.string().trim().max(300),
  nl: z.string().trim().max(300),
  es: z.string().trim().max(300),
});

/** What can be said of a collection. */
export const CollectionDetails = z
  .object({
    slug: CollectionSlug,
    title: Words,
    text: LongWords,
    rule: CollectionRule,
    value: z
      .string()
      .trim()
      .max(40)
      .describe('the slug of a theme, or the highest price a minute in coins; else empty'),
    actors: z
      .array(z.string().trim().min(1).max(40).regex(visiblePattern))
      .max(mostOfCollection)
      .describe('stage names of who is chosen'),
    isOn: z.boolean(),
  })
  .meta({ id: 'CollectionDetails' });
export type CollectionDetails = z.infer<typeof CollectionDetails>;

export const OfficeCollection = z
  .object({
    id: z.int(),
    revision: z.int(),
    details: CollectionDetails,
    shown: z.int().describe('how many performers guests see in it'),
  })
  .meta({ id: 'OfficeCollection' });
export type OfficeCollection = z.infer<typeof OfficeCollection>;

const collectionParams = z.object({ collectionId: rowIdText });
const collectionSubject = 'collection:{collectionId}';
const collectionRefusals = [
  problems.collectionNeedsTitle,
  problems.collectionSlugTaken,
  problems.collectionPerformerMissing,
  problems.collectionValueWrong,
  wordRefused,
] as const;

export const listCollections = route({
  name: 'home.collections',
  method: 'GET',
  path: 'office/home/collections',
  summary: 'All collections in their order.',
  access,
  audit: auditedRead('home.collections'),
  response: z.object({ collections: z.array(OfficeCollection) }),
});

export const readCollection = route({
  name: 'home.collection',
  method: 'GET',
  path: 'office/home/collections/{collectionId}',
  summary: 'One collection.',
  access,
  audit: auditedRead('home.collection', collectionSubject),
  params: collectionParams,
  response: OfficeCollection,
  problems: [notFound],
});

export const addCollection = route({
  name: 'home.addCollection',
  method: 'POST',
  path: 'office/home/collections/add',
  summary: 'A new collection behind all others.',
  access,
  limit,
  audit: selfAuditedChange('home.addCollection'),
  body: CollectionDetails,
  response: z.object({ id: z.int() }),
  problems: [problems.homeFull, ...collectionRefusals],
});

export const changeCollection = route({
  name: 'home.changeCollection',
  method: 'POST',
  path: 'office/home/collections/{collectionId}/change',
  summary: 'Changes a collection; who is in it is found anew.',
  access,
  limit,
  audit: selfAuditedChange('home.changeCollection', collectionSubject),
  params: collectionParams,
  body: CollectionDetails.extend({ revision: rowId }),
  response: OfficeCollection,
  problems: [notFound, problems.homeChanged, ...collectionRefusals],
});

export const orderCollections = route({
  name: 'home.orderCollections',
  method: 'POST',
  path: 'office/home/collections/order',
  summary: 'Says the order; collections that are not named come behind those that are.',
  access,
  limit,
  audit: selfAuditedChange('home.orderCollections'),
  body: z.object({ ids: z.array(rowId).min(1).max(100) }),
  response: z.object({}),
});

export const removeCollection = route({
  name: 'home.removeCollection',
  method: 'DELETE',
  path: 'office/home/collections/{collectionId}',
  summary: 'Removes a collection.',
  access,
  limit,
  audit: selfAuditedChange('home.removeCollection', collectionSubject),
  params: collectionParams,
  response: z.object({}),
  problems: [notFound],
});
