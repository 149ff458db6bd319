import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { mutation, route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';

/**
 * What is told about an event. Only identifiers are kept of it (letters, digits, `.:_-=`): an e-mail address, a free
 * text, a long number or the name of a performer is struck out before it is stored.
 */
const word = z.string().trim().max(64);
const details = z.string().trim().max(500);
const integer = z.int32().nullish();
const float = z.number().nullish();

const accepted = z.object({ success: z.boolean() });
/** Generous for one person's browser, too little to fill a disk with. */
const limit = { points: 240, seconds: 60, per: 'address' } as const;

export const track = route({
  name: 'tracker.track',
  cost: 1,
  method: 'POST',
  path: 'tracker/track',
  summary: 'Counts that something happened on the site (spec 1 §7). Never refused for the sake of the statistics.',
  access: anyone,
  limit,
  body: z.object({ eventContext: word, eventAction: word.min(1), eventData: details.default('') }),
  response: accepted,
});

export const trackActorProfileVisit = route({
  name: 'tracker.trackActorProfileVisit',
  method: 'POST',
  path: 'tracker/trackActorProfileVisit',
  summary:
    'Counts a visit of a performer’s profile for the performer’s own statistics, once in half an hour per visitor (spec 1 §7). An unknown name counts nothing.',
  access: anyone,
  limit,
  body: z.object({ actorName: z.string().trim().min(1).max(64).regex(visiblePattern) }),
  response: accepted,
});

export const watchStart = route({
  name: 'watch.start',
  method: 'POST',
  path: 'watch/start',
  summary:
    'Counts that somebody began to watch a performer’s picture, for the performer’s own statistics (spec 1 §7; the payload is not shown there).',
  access: anyone,
  limit,
  body: z.object({ actorId: rowId }),
  response: accepted,
});

export const trackingEvent = mutation({
  name: 'trackingEvent',
  cost: 1,
  summary:
    'Takes one event of the site’s statistics, by beacon or fetch with a web token (spec 2 §7). `timestamp` is epoch ms; one outside the last 24 hours counts as now.',
  access: anyone,
  limit,
  args: z.object({
    timestamp: z.number().min(0).max(8.64e15),
    type: word.min(1),
    source: word,
    context: word,
    data: details,
    integer1: integer,
    integer2: integer,
    integer3: integer,
    integer4: integer,
    integer5: integer,
    float1: float,
    float2: float,
    float3: float,
    float4: float,
    float5: float,
  }),
  result: z.object({ success: z.boolean() }).meta({ id: 'TrackingResult' }),
});
