import { z } from 'zod';
import { ActorCard } from '#domains/performers/contract/actor.ts';
import { loggedIn, only, system } from '#kit/contract/access.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { job, query, route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';

/** Sizes of lists (spec 2 §9), and the share of places that newcomers get, per cent. */
export const listSizes = { forYou: 9, since: 5, preferenced: 3, most: 30 } as const;
export const floorPercent = 20;
/** How long a signal counts after the last of its kind, days; and how long first looks are counted. */
export const signalDays = 400;
export const lookDays = 28;

/** What a guest did with a performer. */
export const signalKinds = ['watched', 'paid', 'pinned', 'wrote', 'gave', 'bought', 'skipped'] as const;
export type SignalKind = (typeof signalKinds)[number];

/**
 * Why a performer is recommended: `because`: guests who liked `actorName` like them too, whom this guest knows by `kind`; `theme`: they share
 * themes with `actorName`; `new`: they are new here; `popular`: many like them.
 */
export const Reason = z
  .object({
    why: z.enum(['because', 'new', 'popular']),
    kind: z.enum(signalKinds).nullable(),
    actorName: z.string().describe('empty where nobody stands behind it'),
  })
  .meta({ id: 'RecommendationReason' });
export type Reason = z.infer<typeof Reason>;

export const Recommendation = z.object({ actor: ActorCard, reason: Reason }).meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof Recommendation>;

export const getForYou = route({
  name: 'recommendations.forYou',
  cost: 5,
  summary:
    'Whom the asking guest may like, who is live first, each with the reason; and who is like the last performer they watched.',
  access: loggedIn,
  method: 'GET',
  path: 'recommendations/forYou',
  query: z.object({
    first: z.coerce.number().int().min(1).max(listSizes.most).default(listSizes.forYou),
    order: z.enum(['taste', 'popular']).default('taste').describe('`popular`: as if nothing were known of the guest'),
  }),
  response: z.object({
    isOn: z.boolean().describe('the guest lets it follow what they do'),
    items: z.array(Recommendation),
    since: z
      .object({ actorName: z.string(), items: z.array(ActorCard) })
      .nullable()
      .describe('since you watched: performers like the last one watched'),
  }),
});

export const preferencedModels = query({
  name: 'preferencedModels',
  summary:
    'The performers the asking guest likes most, by what they watch, pay for, pin, write and skip (spec 2 §9: 3).',
  access: loggedIn,
  args: z.object({ first: z.int().min(1).max(listSizes.most).default(listSizes.preferenced) }),
  result: z.array(ActorCard),
});

export const skipActor = route({
  name: 'recommendations.skip',
  summary:
    'Not for me: the performer is recommended to the asking guest no more. With recommendations switched off nothing is kept.',
  access: loggedIn,
  method: 'POST',
  path: 'recommendations/skip',
  body: z.object({ actorId: rowId }),
  response: z.object({}),
  problems: [notFound],
  limit: { points: 60, seconds: 60, per: 'subject' },
});

export const getOwnRecommendations = route({
  name: 'recommendations.own',
  summary: 'Whether recommendations follow what the asking guest does, and how many performers they are read from.',
  access: loggedIn,
  method: 'GET',
  path: 'recommendations/own',
  response: z.object({
    isOn: z.boolean(),
    performers: z.int().describe('of so many performers something is kept'),
    skipped: z.array(z.object({ actorId: z.int(), name: z.string() })).describe('not for me, the latest first'),
  }),
});

export const switchRecommendations = route({
  name: 'recommendations.switch',
  summary:
    'Lets recommendations follow what the guest does, or not. Switched off, all that is kept of it is forgotten.',
  access: loggedIn,
  method: 'POST',
  path: 'recommendations/switch',
  body: z.object({ isOn: z.boolean() }),
  response: z.object({ isOn: z.boolean() }),
});

export const forgetRecommendations = route({
  name: 'recommendations.forget',
  summary: 'Forgets all that recommendations to the asking guest are read from; `actorId`: of one performer alone.',
  access: loggedIn,
  method: 'POST',
  path: 'recommendations/forget',
  body: z.object({ actorId: rowId.optional() }),
  response: z.object({}),
});

export const getOwnLooks = route({
  name: 'recommendations.ownLooks',
  summary:
    'How often the asking performer was shown as a recommendation on each of the last days, and the share newcomers get.',
  access: only('performer'),
  method: 'GET',
  path: 'studio/recommendations',
  response: z.object({
    floorPercent: z.int(),
    isNew: z.boolean(),
    days: z.array(z.object({ day: z.string(), shown: z.int(), asNewcomer: z.int() })),
    newcomersPercent: z.number().describe('of all places of the last days, those that newcomers had'),
  }),
});

export const buildLikeness = job({
  name: 'recommendations.buildLikeness',
  summary: 'Reckons anew which performers share guests, and forgets signals and looks that are long over.',
  access: system,
  payload: z.object({}),
  cron: '52 3 * * *',
});

export const refreshLikeness = job({
  name: 'recommendations.refreshLikeness',
  summary: 'The same for the performers with whom guests did something since the last time.',
  access: system,
  payload: z.object({}),
  cron: '*/10 * * * *',
});
