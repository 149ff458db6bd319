import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { payloadMissing } from './problems.ts';

/** Says which page a breadcrumb is for (spec 1 §2, "Page route names"); what it is about comes in the payload. The pages declare theirs. */
export const BreadcrumbType = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9]{0,59}$/)
  .describe('a page route name (spec 1 §2), such as actorProfileOverview');

const tooMany: Texts = {
  en: 'At most 12 entries.',
  de: 'Höchstens 12 Einträge.',
  nl: 'Hoogstens 12 items.',
  es: 'Como máximo 12 entradas.',
};

/** What the page is about, by the names of its address: actorName (or actorId), categorySlug, videoId, searchPattern. */
export const BreadcrumbPayload = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number()]))
  .refine((payload) => Object.keys(payload).length <= 12, { params: { words: tooMany } })
  .meta({ id: 'BreadcrumbPayload' });
export type BreadcrumbPayload = z.infer<typeof BreadcrumbPayload>;

/** One structured item (JSON-LD, schema.org). */
export const StructuredItem = z.looseObject({ '@type': z.string() }).meta({ id: 'StructuredItem' });

export const getBreadcrumb = route({
  name: 'breadcrumb',
  method: 'POST',
  path: 'breadcrumb/{breadcrumbType}',
  summary:
    'The way to a page as structured items: a BreadcrumbList, and for a video page its VideoObject, whose url ends in the album id (spec 1 §7). What the page is about and is not there, or not for the caller, is a 404 of its owner’s, such as actor_not_found.',
  access: anyone,
  limit: { points: 240, seconds: 60, per: 'address' },
  params: z.object({ breadcrumbType: BreadcrumbType }),
  body: z.object({ payload: BreadcrumbPayload.default({}) }),
  response: z.object({
    data: z.object({ breadcrumb: z.array(StructuredItem) }).meta({ id: 'BreadcrumbData' }),
  }),
  problems: [payloadMissing, notFound],
});

/** The album id a VideoObject's url ends in (spec 1 §7); null when there is no video among the items. */
export function albumIdOf(items: readonly z.infer<typeof StructuredItem>[]): number | null {
  const url = items.find((item) => item['@type'] === 'VideoObject')?.url;
  const id = typeof url === 'string' ? /\/(\d+)\/?(?:[?#]|$)/.exec(url)?.[1] : undefined;
  return id === undefined ? null : Number(id);
}
