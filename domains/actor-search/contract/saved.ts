import { z } from 'zod';
import { plainZip, zipCountries } from '#domains/places/contract/index.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { moodRange, mostRadius, SearchCondition, SearchConditions, sortTypes } from './filters.ts';
import { savedMissing, tooManySaved, unknownFilter } from './problems.ts';

/** So many searches a guest keeps. */
export const mostSaved = 20;
/** Longest name of one, in characters. */
export const longestSavedName = 60;

/** What a saved search looks for. A place is kept as the zip code somebody typed, never as where a device was. */
export const SavedQuery = z
  .object({
    conditions: SearchConditions,
    zip: z.string().max(12).overwrite(plainZip).nullable().default(null),
    zipCountry: z.enum(zipCountries).nullable().default(null),
    radius: z.int().min(1).max(mostRadius).nullable().default(null),
    sortType: z.enum(sortTypes).nullable().default(null),
    moodValue: z.int().min(moodRange.least).max(moodRange.most).nullable().default(null),
  })
  .meta({ id: 'SavedQuery' });
export type SavedQuery = z.infer<typeof SavedQuery>;

export const SavedSearch = z
  .object({
    id: z.int(),
    name: z.string(),
    query: SavedQuery,
    isTold: z.boolean().describe('whether its guest hears of somebody new who fits'),
    hits: z.int(),
    createdAt: z.number().describe('milliseconds since the Unix epoch'),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

const SavedSearches = z.object({ searches: z.array(SavedSearch) }).meta({ id: 'SavedSearches' });
const limit = { points: 60, seconds: 600, per: 'subject' } as const;
const name = z.string().trim().min(1).max(longestSavedName).regex(visiblePattern);

export const getSavedSearches = route({
  name: 'getSavedSearches',
  method: 'GET',
  path: 'actorsearch/saved',
  summary: 'The searches a guest has kept, the latest first, with how many each finds now.',
  access: loggedIn,
  response: SavedSearches,
});

export const saveSearch = route({
  name: 'saveSearch',
  method: 'POST',
  path: 'actorsearch/saved',
  summary: 'Keeps a search under a name. One that is kept already gets the new name.',
  access: loggedIn,
  limit,
  problems: [unknownFilter, tooManySaved],
  body: z.object({ name, query: SavedQuery, isTold: z.boolean().default(true) }),
  response: SavedSearches,
});

export const changeSavedSearch = route({
  name: 'changeSavedSearch',
  method: 'POST',
  path: 'actorsearch/saved/{id}',
  summary: 'Gives a kept search another name, or says whether its guest hears of newcomers.',
  access: loggedIn,
  limit,
  problems: [savedMissing],
  params: z.object({ id: longRowIdText }),
  body: z.object({ name: name.optional(), isTold: z.boolean().optional() }),
  response: SavedSearches,
});

export const deleteSavedSearch = route({
  name: 'deleteSavedSearch',
  method: 'DELETE',
  path: 'actorsearch/saved/{id}',
  summary: 'Deletes a kept search.',
  access: loggedIn,
  limit,
  problems: [savedMissing],
  params: z.object({ id: longRowIdText }),
  response: SavedSearches,
});

export const deleteSearchFilter = route({
  name: 'deleteSearchFilter',
  method: 'POST',
  path: 'actorsearch/filter/delete',
  summary:
    'Deletes the kept searches that have just these conditions, whatever else they ask for (spec 2 §2: saved filters are removed).',
  access: loggedIn,
  limit,
  body: z.object({ searchConditions: z.array(SearchCondition).max(40) }),
  response: z.object({ deleted: z.int() }),
});
