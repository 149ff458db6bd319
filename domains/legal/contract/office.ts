import { z } from 'zod';
import { languages, operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { facts, legalDocuments } from './document.ts';
import { LegalProduct, LegalState, LegalTextType, productOrSite } from './legal-text.ts';
import { alreadyPublished, changedMeanwhile, draftExists, incomplete, tooEarly } from './problems.ts';

const access = operators('content');
const version = z.int().min(1).max(100_000);
const key = { product: LegalProduct, type: LegalTextType, version };
/** The same as an operator sends it: without a product the site is meant. */
const draftKey = { ...key, product: productOrSite };
/** Counts the savings of a draft; a change must name the one it was made on. */
const revision = z.int().min(1).max(2_000_000_000);

/** One version of one text, all languages: `textIds` downloads each, `issues` counts what keeps a draft back. */
export const LegalVersion = z
  .object({
    ...key,
    state: LegalState,
    validFrom: z.iso.date().nullable(),
    validTo: z.iso.date().nullable(),
    /** Members are shown the notice again until they accept this version. */
    asks: z.boolean(),
    note: z.string(),
    revision: z.int(),
    publishedAt: z.iso.datetime().nullable(),
    /** Who published it; null for the platform's own first versions. */
    publishedBy: z.string().nullable(),
    changedAt: z.iso.datetime(),
    texts: z.array(z.object({ id: z.int(), language: z.enum(languages), title: z.string(), issues: z.int() })),
  })
  .meta({ id: 'LegalVersion' });
export type LegalVersion = z.infer<typeof LegalVersion>;

/** Who did what to a version, written with the change. */
export const LegalChange = z
  .object({
    at: z.iso.datetime(),
    by: z.string().nullable(),
    ...key,
    what: z.enum(['created', 'saved', 'published', 'discarded']),
    /** Languages whose words changed, or the first day of a published version. */
    detail: z.string(),
  })
  .meta({ id: 'LegalChange' });
export type LegalChange = z.infer<typeof LegalChange>;

export const listLegalVersions = route({
  name: 'legal.listVersions',
  method: 'GET',
  path: 'office/legal/versions',
  summary: 'Every version of every text, of all products or one, newest first within its type.',
  access,
  audit: auditedRead('legal.listVersions'),
  query: z.object({ product: LegalProduct.optional(), type: LegalTextType.optional(), state: LegalState.optional() }),
  response: z.object({ versions: z.array(LegalVersion), changes: z.array(LegalChange) }),
});

export const readLegalVersion = route({
  name: 'legal.readVersion',
  method: 'GET',
  path: 'office/legal/version/{type}/{version}',
  summary: 'A version with its words in all languages, the words in force to compare with, its history and the facts.',
  access,
  audit: auditedRead('legal.readVersion', 'legalText:{type} {version}'),
  params: z.object({ type: LegalTextType, version: z.coerce.number().int().min(1).max(100_000) }),
  query: z.object({ product: productOrSite }),
  response: LegalVersion.extend({
    documents: legalDocuments,
    inForce: z.object({ version: z.int(), documents: legalDocuments }).nullable(),
    changes: z.array(LegalChange),
    facts,
    /** The earliest day it may apply from. */
    earliest: z.iso.date(),
  }),
  problems: [notFound],
});

export const startLegalDraft = route({
  name: 'legal.startDraft',
  method: 'POST',
  path: 'office/legal/draft/start',
  summary: 'Starts the next version of a text from the words published last, or from nothing. One draft per text.',
  access,
  audit: selfAuditedChange('legal.startDraft', 'legalText:{product} {type} {version}'),
  body: z.object({ product: productOrSite, type: LegalTextType }),
  response: z.object({ ...key, revision: z.int() }),
  problems: [draftExists],
});

export const saveLegalDraft = route({
  name: 'legal.saveDraft',
  method: 'POST',
  path: 'office/legal/draft/save',
  summary: 'Saves a draft. It need not be complete. Refused when it was saved by somebody else since it was read.',
  access,
  audit: selfAuditedChange('legal.saveDraft', 'legalText:{product} {type} {version}'),
  maxBody: 2 * 1024 * 1024,
  body: z.object({
    ...draftKey,
    revision,
    documents: legalDocuments,
    validFrom: z.iso.date().nullable(),
    asks: z.boolean(),
    note: z
      .string()
      .trim()
      .max(500)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u),
  }),
  response: z.object({ revision: z.int() }),
  problems: [notFound, changedMeanwhile, alreadyPublished],
});

export const discardLegalDraft = route({
  name: 'legal.discardDraft',
  method: 'POST',
  path: 'office/legal/draft/discard',
  summary: 'Throws a draft away. Its history stays.',
  access,
  audit: selfAuditedChange('legal.discardDraft', 'legalText:{product} {type} {version}'),
  body: z.object({ ...draftKey, revision }),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound, changedMeanwhile, alreadyPublished],
});

export const publishLegalDraft = route({
  name: 'legal.publishDraft',
  method: 'POST',
  path: 'office/legal/draft/publish',
  summary:
    'Publishes a saved draft for good; it applies from its first day on. Refused while a language is missing something.',
  access,
  audit: selfAuditedChange('legal.publishDraft', 'legalText:{product} {type} {version}'),
  body: z.object({ ...draftKey, revision }),
  response: z.object({ validFrom: z.iso.date() }),
  problems: [notFound, changedMeanwhile, alreadyPublished, incomplete, tooEarly],
});
