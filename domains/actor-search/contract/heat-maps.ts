import { z } from 'zod';
import { plainZip, zipCountries, zipUnknown } from '#domains/places/contract/index.ts';
import { loggedIn, only, system } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { job, query, route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';

/** A cell is this wide and high at least, km (issue of the map: never finer). */
export const leastCellKm = 20;
/** Fewer people in a cell are not told, and people are told in steps of as many: any two answers differ by nobody or by as many. */
export const leastPeople = 20;
/** How long a guest counts after saying where, days. */
export const regionDays = 365;

/** Where interest in a performer comes from: one cell. */
export const ActorHeatMap = z
  .object({
    south: z.number().describe('degrees, as the other three edges'),
    west: z.number(),
    north: z.number(),
    east: z.number(),
    people: z.int().describe(`at least, a multiple of ${leastPeople}; each person once, whatever they did`),
    near: z.string().nullable().describe('the town nearest to its middle, where one is near'),
    asOf: z.string().describe('the day it was counted, `2026-12-06`'),
  })
  .meta({ id: 'ActorHeatMap' });
export type ActorHeatMap = z.infer<typeof ActorHeatMap>;

export const actorHeatMaps = query({
  name: 'actorHeatMaps',
  summary:
    'Where interest in the calling performer comes from, by cells of at least 20 km with at least 20 people who agreed to count; the most first. Counted anew each night (spec 2 §7).',
  access: only('performer'),
  args: z.object({ actorId: rowId }),
  problems: [notFound],
  result: z.array(ActorHeatMap),
});

/** Where a guest has agreed to count: a town near the middle of the cell, never the zip code. */
const OwnRegion = z
  .object({
    region: z
      .object({
        near: z.string().nullable().describe('the town nearest to the middle of the cell'),
        until: z.number().describe('milliseconds since the Unix epoch: when it is forgotten'),
      })
      .nullable(),
  })
  .meta({ id: 'OwnRegion' });

export const getOwnRegion = route({
  name: 'getOwnRegion',
  method: 'GET',
  path: 'actorsearch/region',
  summary: 'Whether and where the calling guest counts on the maps of performers.',
  access: loggedIn,
  response: OwnRegion,
});

export const setOwnRegion = route({
  name: 'setOwnRegion',
  method: 'POST',
  path: 'actorsearch/region',
  summary:
    'The guest agrees to count on the maps of performers in the cell a zip code lies in; the code is not kept. An empty one takes it back.',
  access: loggedIn,
  limit: { points: 30, seconds: 600, per: 'subject' },
  problems: [zipUnknown],
  body: z.object({ country: z.enum(zipCountries), zip: z.string().max(12).overwrite(plainZip) }),
  response: OwnRegion,
});

export const buildHeatMaps = job({
  name: 'actor-search.heatMaps',
  summary:
    'Counts anew where interest in each performer comes from, and forgets where guests said they are a year ago.',
  access: system,
  payload: z.object({}),
  cron: '26 4 * * *',
});
