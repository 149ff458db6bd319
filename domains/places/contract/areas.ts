import { z } from 'zod';
import { actorEntity } from '#domains/performers/contract/index.ts';
import { anyone, only } from '#kit/contract/access.ts';
import type { FieldsOf } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';
import { route } from '#kit/contract/operations.ts';
import { zipUnknown } from './problems.ts';
import { plainZip, zipCountries } from './zip.ts';

/** A town and what lies around it. */
export const Area = z
  .object({
    code: z.string().describe('country and the first characters of its zip codes, `DE-79`'),
    name: z.string().describe('the town, as its people write it'),
    country: z.enum(zipCountries),
  })
  .meta({ id: 'Area' });
export type Area = z.infer<typeof Area>;

/** Longest zip code that is looked at, with what people write around it. */
const longestZip = 12;

export const getGeoLocationByZip = route({
  name: 'getGeoLocationByZip',
  method: 'GET',
  path: 'utility/getGeoLocationByZip/{zipCode}',
  summary: 'Where a zip code lies (spec 2 §7). Who gets no answer searches without a place.',
  access: anyone,
  limit: { points: 120, seconds: 60, per: 'address' },
  problems: [zipUnknown],
  params: z.object({ zipCode: z.string().max(longestZip).overwrite(plainZip) }),
  query: z.object({
    country: z.enum(zipCountries).optional().describe('whose code it is; without, that of who asks, where it fits'),
  }),
  response: z
    .object({
      lat: z.number().describe('degrees north'),
      long: z.number().describe('degrees east'),
      country: z.enum(zipCountries),
      place: z.string().describe('the town it belongs to, or the largest near it'),
    })
    .meta({ id: 'GeoLocation' }),
});

const OwnArea = z.object({ area: Area.nullable() }).meta({ id: 'OwnArea' });

export const getOwnArea = route({
  name: 'getOwnArea',
  method: 'GET',
  path: 'places/own',
  summary: 'The area the calling performer has chosen.',
  access: only('performer'),
  response: OwnArea,
});

export const setOwnArea = route({
  name: 'setOwnArea',
  method: 'POST',
  path: 'places/own',
  summary:
    'Chooses the area guests read on the profile; the zip code finds it and is not kept. An empty one takes it down.',
  access: only('performer'),
  limit: { points: 30, seconds: 600, per: 'subject' },
  problems: [zipUnknown],
  body: z.object({ country: z.enum(zipCountries), zip: z.string().max(longestZip).overwrite(plainZip) }),
  response: OwnArea,
});

const shape = { area: Area.nullable() };

declare module '#domains/performers/contract/facets.ts' {
  interface ActorFacets extends FieldsOf<typeof shape> {}
}

/** The area a performer says she is from; null where she says nothing. */
export const actorArea = facet(actorEntity, 'places', shape, { area: null });
