import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { unaudited } from '#kit/contract/audit.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { tooManyViews } from './problems.ts';

const access = operators();
const ofTheirOwn = unaudited('Operators keep views of lists for themselves; a view shows nothing by itself.');

const text = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const view = {
  /** Where the list is, `/office/audit/`. */
  path: text(200).regex(/^\/office\//),
  /** The query of the address, without its question mark: filters, order, columns. */
  query: text(2000),
  name: text(40).trim().min(1).regex(visiblePattern),
};

/** A view of a list that an operator comes back to. */
export const SavedView = z.object({ id: z.int(), ...view }).meta({ id: 'SavedView' });
export type SavedView = z.output<typeof SavedView>;

/** How many views an account keeps. */
export const mostViews = 100;

export const listViews = route({
  name: 'office.listViews',
  summary: 'The views of lists that the calling operator keeps, by name.',
  access,
  audit: ofTheirOwn,
  method: 'GET',
  path: 'office/views',
  response: z.object({ views: z.array(SavedView) }),
});

export const saveView = route({
  name: 'office.saveView',
  summary: 'Keeps a view of a list under a name; one that is kept already gets the new name.',
  access,
  audit: ofTheirOwn,
  method: 'POST',
  path: 'office/views/save',
  body: z.object(view),
  response: SavedView,
  problems: [tooManyViews],
});

export const removeView = route({
  name: 'office.removeView',
  summary: 'Forgets a view of the calling operator.',
  access,
  audit: ofTheirOwn,
  method: 'POST',
  path: 'office/views/{viewId}/remove',
  params: z.object({ viewId: longRowIdText }),
  body: z.object({}),
  response: z.object({ success: z.literal(true) }),
  problems: [notFound],
});
