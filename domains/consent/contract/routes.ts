import { z } from 'zod';
import { loggedIn, only } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { personUnknown, recordedAhead, termsChanged } from './problems.ts';

/** Where somebody stands about one thing they are in. */
export const standings = ['asked', 'agreed', 'refused', 'withdrawn'] as const;
const Standing = z.enum(standings);

/** Names a thing: its kind and its id. */
export const ThingName = z.object({ kind: z.string().regex(/^[a-z]{2,20}$/), id: z.string().regex(/^[\w-]{1,64}$/) });

/** A thing somebody is in, as they see it. Times in epoch ms. */
export const Appearance = z
  .object({
    key: z.int(),
    kind: z.string(),
    id: z.string(),
    title: z.string(),
    owner: z.string().describe('by what name whoever it belongs to is shown; empty when it is their own'),
    path: z.string().nullable().describe('where it is found, without the language'),
    recordedOn: z.string(),
    standing: Standing,
    askedAt: z.number(),
    decidedAt: z.number().nullable(),
    isShown: z.boolean().describe('everybody in it agrees'),
  })
  .meta({ id: 'Appearance' });
export type Appearance = z.infer<typeof Appearance>;

export const listAppearances = route({
  name: 'listAppearances',
  method: 'GET',
  path: 'consent/appearances',
  summary: 'What the caller is in, with their answer: what waits for one first, then the latest first.',
  access: loggedIn,
  query: z.object({ before: longRowIdText.optional() }),
  response: z.object({
    asked: z.array(Appearance),
    items: z.array(Appearance),
    before: z.int().nullable(),
    termsVersion: z.int(),
  }),
});

export const answerAppearance = route({
  name: 'answerAppearance',
  method: 'POST',
  path: 'consent/appearances/answer',
  summary:
    'Agrees to being shown in a thing, or not: then it is shown to nobody from this moment, and who bought it is paid back.',
  access: loggedIn,
  body: ThingName.extend({ agrees: z.boolean(), termsVersion: z.int().min(1).max(10_000) }),
  response: z.object({ standing: Standing }),
  problems: [notFound, termsChanged],
  limit: { points: 120, seconds: 600, per: 'subject' },
});

/** Who is in a thing, as its owner sees it. */
export const Cast = z
  .object({
    title: z.string(),
    recordedOn: z.string(),
    others: z.array(z.object({ name: z.string(), standing: Standing })),
    isProven: z
      .boolean()
      .describe('the identity of whoever it belongs to is verified, and they were an adult that day'),
    isCovered: z.boolean(),
    isPaused: z.boolean().describe('covered, but for somebody in it who is not shown for a while'),
  })
  .meta({ id: 'Cast' });
export type Cast = z.infer<typeof Cast>;

export const getCast = route({
  name: 'getCast',
  method: 'GET',
  path: 'studio/consent/{kind}/{id}',
  summary: 'Who is in a thing of the performer, and who still has to agree.',
  access: only('performer'),
  params: ThingName,
  response: z.object({ cast: Cast }),
  problems: [notFound],
});

/** How many others may be in one thing. */
export const mostOthers = 20;

export const setCast = route({
  name: 'setCast',
  method: 'POST',
  path: 'studio/consent/{kind}/{id}',
  summary:
    'Says who else is in a thing of the performer, by stage name, and when it was recorded. Who is new is asked.',
  access: only('performer'),
  params: ThingName,
  body: z.object({
    names: z.array(typedText('search').min(1).max(40).regex(visiblePattern)).max(mostOthers),
    recordedOn: z.iso.date(),
  }),
  response: z.object({ cast: Cast }),
  problems: [notFound, personUnknown, recordedAhead],
  limit: { points: 60, seconds: 3600, per: 'subject' },
});
