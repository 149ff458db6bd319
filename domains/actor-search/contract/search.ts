import { z } from 'zod';
import { ActorCard } from '#domains/performers/contract/index.ts';
import { plainZip, zipCountries } from '#domains/places/contract/index.ts';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import {
  lastPage,
  moodRange,
  mostRadius,
  SearchCondition,
  SearchConditions,
  searchTypes,
  sortTypes,
} from './filters.ts';
import { unknownFilter } from './problems.ts';

/** One option of a filter, with how many one would get by it, everything else being as it is. */
export const FilterOption = z
  .object({ value: z.string(), label: z.string(), hits: z.int(), isOn: z.boolean() })
  .meta({ id: 'FilterOption' });
export type FilterOption = z.infer<typeof FilterOption>;

/** A filter: `switch` is on or off, of `many` several options may be on. */
export const AvailableFilter = z
  .object({
    filter: z.string(),
    kind: z.enum(['switch', 'many']),
    label: z.string(),
    options: z.array(FilterOption),
    without: z.int().nullable().describe('of one that is on: how many there would be without it'),
  })
  .meta({ id: 'AvailableFilter' });
export type AvailableFilter = z.infer<typeof AvailableFilter>;

/** Performers on the map. One is shown 5 to 9 km from the town of her area, always at the same place. */
export const SearchMarker = z
  .object({
    lat: z.number(),
    long: z.number(),
    count: z.int(),
    online: z.int().describe('how many of them are live'),
    actorId: z.int().nullable().describe('who it is, where it is one'),
    name: z.string().nullable(),
  })
  .meta({ id: 'SearchMarker' });
export type SearchMarker = z.infer<typeof SearchMarker>;

/** Where a place somebody searches near comes from (spec 2 §7). */
export const LocationSource = z.enum(['zip', 'device', 'map']).meta({ id: 'LocationSource' });
export type LocationSource = z.infer<typeof LocationSource>;

/** The place that is searched near; nothing where none was given, or none was found (spec 2 §8). */
export const SearchLocation = z
  .object({
    lat: z.number(),
    long: z.number(),
    place: z.string().nullable().describe('the town of a zip code'),
    zip: z.string().nullable(),
    source: LocationSource,
    radius: z.int().nullable().describe('km; null: however far'),
  })
  .meta({ id: 'SearchLocation' });

/** The state of a search (spec 2 §3). */
export const SearchState = z
  .object({
    searchType: z.enum(searchTypes),
    activeCategory: z.int().describe('3: everybody, 88: newly registered'),
    filterList: z.array(SearchCondition).describe('the filters that are on'),
    availableFilters: z.array(AvailableFilter),
    actorList: z.array(ActorCard),
    distances: z
      .array(z.object({ actorId: z.int(), km: z.int() }))
      .describe('of those on the page, from where they are shown'),
    page: z.int(),
    maxPage: z.int(),
    totalHits: z.int(),
    online: z.int().describe('how many of all hits are live'),
    markers: z.array(SearchMarker),
    sortType: z.enum(sortTypes),
    moodValue: z.int().nullable(),
    requestId: z.string().describe('of the request this answers'),
    location: SearchLocation.nullable(),
    withoutRadius: z.int().nullable().describe('how many there would be however far'),
  })
  .meta({ id: 'SearchState' });
export type SearchState = z.infer<typeof SearchState>;

const requestId = z.string().max(64).default('').describe('answered as it was sent: an older answer is known by it');
const searchType = z
  .string()
  .max(40)
  .default('default')
  .describe(`${searchTypes.join(', ')}; what nobody knows is the default`);
const sortType = z
  .string()
  .max(40)
  .optional()
  .describe(`${sortTypes.join(', ')}; else rank, for the type location distance`);
const zipCode = z.string().max(12).overwrite(plainZip);

/** How often anybody may search; a slider and a sheet of filters ask often. */
const limit = { points: 300, seconds: 60, per: 'address' } as const;

export const initActorSearch = route({
  name: 'initActorSearch',
  method: 'POST',
  path: 'actorsearch/init',
  summary:
    'Begins a search of a type: its state with the first page, as if nothing had been chosen but the collection that is sent.',
  access: anyone,
  limit,
  problems: [unknownFilter],
  facets: 'all',
  query: z.object({
    fields: z.string().max(600).optional().describe('names with commas: only these of what other domains know'),
  }),
  body: z.object({
    searchType,
    currentCollection: SearchConditions.default([]),
    sortType,
    requestId,
    qmdate: z.string().max(10).optional().describe('for operators: as it will be on this day, `2026-12-06`'),
  }),
  response: SearchState,
});

/** What a search is asked with (spec 2 §7). */
export const SearchRequest = z.object({
  page: z.int().min(1).max(lastPage).default(1),
  moodValue: z.int().min(moodRange.least).max(moodRange.most).nullable().default(null),
  searchType,
  sortType,
  requestId,
  forcedGuestLocation: z
    .object({ lat: z.number().min(-90).max(90), long: z.number().min(-180).max(180) })
    .nullable()
    .default(null)
    .describe(
      'a place somebody pointed at or gave from their device; a device sends it rounded to a tenth of a degree',
    ),
  forcedGuestZip: zipCode
    .nullable()
    .default(null)
    .describe('counts only when it is whole; one nobody knows is no place'),
  forcedGuestZipCountry: z.enum(zipCountries).optional(),
  forcedGuestLocationSource: LocationSource.optional(),
  radius: z.int().min(1).max(mostRadius).nullable().default(null).describe('km'),
  currentCollection: SearchConditions.optional(),
  searchConditions: SearchConditions.optional().describe(
    'the filters that are on; without them the current collection',
  ),
  withMarkers: z.boolean().default(true).describe('whether the map is shown'),
  unknownFilters: z
    .enum(['refused', 'ignored'])
    .default('refused')
    .describe('an old address may name what is no filter any more'),
  changedFilter: z.string().max(40).optional().describe('which filter was touched; the answer is the same'),
});
export type SearchRequest = z.input<typeof SearchRequest>;

export const doActorSearch = route({
  name: 'doActorSearch',
  method: 'POST',
  path: 'actorsearch/search',
  summary: 'Searches performers by filters, place and mood: a page of 30, with how many every other choice would find.',
  access: anyone,
  limit,
  problems: [unknownFilter],
  facets: 'all',
  query: z.object({
    fields: z.string().max(600).optional().describe('names with commas: only these of what other domains know'),
  }),
  body: SearchRequest,
  response: SearchState,
});
