import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';

const access = operators('content');
const label = z.string().trim().min(1).max(40).regex(visiblePattern);

/** A tag as operators see it: its names, and how many published videos have it. */
export const OfficeTag = z
  .object({
    id: z.int(),
    key: z.string().describe('what addresses call it; it stays when names change'),
    labels: z.object({ de: z.string(), en: z.string(), nl: z.string(), es: z.string() }),
    used: z.int(),
    isNeeded: z.boolean().describe('a list of its own is made of it: it can be renamed, not put under another'),
  })
  .meta({ id: 'OfficeVideoTag' });
export type OfficeTag = z.infer<typeof OfficeTag>;

export const tagTaken = defineProblem('video_tag_taken', 409, {
  en: 'There is a tag of this English name already. Choose another name, or put this tag under that one.',
  de: 'Es gibt schon einen Tag mit diesem englischen Namen. Wähle einen anderen, oder führe beide zusammen.',
  nl: 'Er is al een tag met deze Engelse naam. Kies een andere naam of voeg beide samen.',
  es: 'Ya hay una etiqueta con este nombre en inglés. Elige otro nombre o une las dos.',
});

export const tagNeeded = defineProblem('video_tag_needed', 409, {
  en: 'A list of its own is made of this tag. It can be renamed, but not put under another.',
  de: 'Aus diesem Tag entsteht eine eigene Liste. Er lässt sich umbenennen, aber nicht mit einem anderen zusammenführen.',
  nl: 'Van deze tag wordt een eigen lijst gemaakt. Hij kan een andere naam krijgen, maar niet worden samengevoegd.',
  es: 'De esta etiqueta sale una lista propia. Puede cambiar de nombre, pero no unirse a otra.',
});

export const listTags = route({
  name: 'videos.tags',
  method: 'GET',
  path: 'office/video-tags',
  summary: 'What videos are found by, the most used first.',
  access,
  audit: auditedRead('videos.tags'),
  response: z.object({ tags: z.array(OfficeTag) }),
});

export const putTag = route({
  name: 'videos.putTag',
  method: 'POST',
  path: 'office/video-tags/put',
  summary: 'Renames a tag, or adds one where no number is given.',
  access,
  audit: selfAuditedChange('videos.putTag'),
  body: z.object({ tagId: rowId.nullable(), labelEn: label, labelDe: label, labelNl: label, labelEs: label }),
  response: OfficeTag,
  problems: [notFound, tagTaken],
});

export const mergeTag = route({
  name: 'videos.mergeTag',
  method: 'POST',
  path: 'office/video-tags/merge',
  summary: 'Gives all videos of a tag another one instead, and takes the tag away.',
  access,
  audit: selfAuditedChange('videos.mergeTag'),
  body: z.object({ tagId: rowId, into: z.string().regex(/^\d{1,9}$/) }),
  response: OfficeTag,
  problems: [notFound, tagNeeded],
});
