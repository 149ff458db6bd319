import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';

/** The id of a page of the office, `office.audit`. */
const page = z
  .string()
  .max(60)
  .regex(/^[A-Za-z]+\.[A-Za-z]+$/);

/** How many views one operator keeps of one page. */
export const mostViews = 30;

/** A filter of a list that an operator gave a name. `search` is the query of its address, without a question mark. */
export const savedView = z.object({ id: z.int(), name: z.string(), search: z.string() }).meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedView>;

export const tooManyViews = defineProblem('office_too_many_views', 409, {
  en: 'There are as many saved filters here as fit. Remove one first.',
  de: 'Mehr gespeicherte Filter passen hier nicht hin. Entferne zuerst einen.',
  nl: 'Er passen hier niet meer opgeslagen filters. Verwijder er eerst een.',
  es: 'Aquí no caben más filtros guardados. Quita uno antes.',
});

export const listViews = route({
  name: 'office.listViews',
  summary: 'The calling operator’s saved filters of a page, by name.',
  access: only('operator'),
  method: 'GET',
  path: 'office/views/list',
  query: z.object({ page }),
  response: z.object({ views: z.array(savedView) }),
});

export const saveView = route({
  name: 'office.saveView',
  summary: 'Saves a filter of a page under a name, for the calling operator alone. The same name again replaces it.',
  access: only('operator'),
  method: 'POST',
  path: 'office/views/save',
  body: z.object({
    page,
    name: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u),
    search: z
      .string()
      .min(1)
      .max(600)
      .regex(/^[\w.~%+=&*-]*$/),
  }),
  response: savedView,
  problems: [tooManyViews],
});

export const removeView = route({
  name: 'office.removeView',
  summary: 'Removes a saved filter of the calling operator.',
  access: only('operator'),
  method: 'POST',
  path: 'office/views/remove',
  body: z.object({ id: z.int().positive().max(2_147_483_647) }),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound],
});
