import { z } from 'zod';
import { standings } from './routes.ts';

export const recordStandings = ['verified', 'void'] as const;
const RecordStanding = z.enum(recordStandings);

/** Whether a thing may be shown, or why not. */
export const thingStates = ['covered', 'paused', 'waiting', 'withdrawn', 'takenDown', 'gone'] as const;
export type ThingState = (typeof thingStates)[number];
const State = z.enum(thingStates);

/** A record in a list: nothing of the person but the names they are shown by. */
export const RecordRow = z
  .object({
    accountId: z.int(),
    aliases: z.array(z.string()),
    standing: RecordStanding,
    verifiedAt: z.number(),
    depictions: z.int(),
  })
  .meta({ id: 'ConsentRecordRow' });
export type RecordRow = z.infer<typeof RecordRow>;

/** Something that shows a person. */
export const Depiction = z
  .object({
    key: z.int(),
    kind: z.string(),
    id: z.string(),
    title: z.string(),
    address: z.string().nullable().describe('where it is or was found; null where it never was'),
    recordedOn: z.string(),
    standing: z.enum([...standings, 'unnamed']),
    decidedAt: z.number().nullable(),
    termsVersion: z.int().nullable(),
    state: State,
  })
  .meta({ id: 'ConsentDepiction' });
export type Depiction = z.infer<typeof Depiction>;

/** The record of one person (28 CFR 75.2). */
export const PersonRecord = z
  .object({
    accountId: z.int(),
    aliases: z.array(z.object({ name: z.string(), since: z.number() })),
    legalName: z.string(),
    birthDate: z.string(),
    adultFrom: z.string(),
    document: z.object({
      kind: z.string(),
      country: z.string(),
      number: z.string(),
      validUntil: z.string().nullable(),
    }),
    standing: RecordStanding,
    pausedAt: z.number().nullable().describe('since when nothing that shows them is shown, for a while'),
    verifiedBy: z.string(),
    verifiedAt: z.number(),
    depictions: z.array(Depiction),
    before: z.int().nullable(),
  })
  .meta({ id: 'ConsentRecord' });
export type PersonRecord = z.infer<typeof PersonRecord>;

/** A thing that shows people, in the list of operators. */
export const OfficeThing = z
  .object({
    number: z.int(),
    kind: z.string(),
    id: z.string(),
    title: z.string(),
    ownerId: z.int(),
    owner: z.string(),
    state: State,
    people: z.int(),
    recordedOn: z.string(),
    declaredAt: z.number(),
    endedAt: z.number().nullable().describe('when somebody withdrew or refused, or it was taken down or deleted'),
  })
  .meta({ id: 'ConsentWork' });
export type OfficeThing = z.infer<typeof OfficeThing>;

/** What happened to a thing and to who is in it. */
const TrailLine = z
  .object({
    key: z.int(),
    at: z.number(),
    what: z.string(),
    name: z.string().describe('whom it is about, by the name they are shown by; empty where it is about nobody'),
    byId: z.int().nullable(),
    termsVersion: z.int().nullable(),
    wordsHash: z.string().nullable(),
    why: z.string(),
  })
  .meta({ id: 'ConsentTrailLine' });

/** One thing with the people in it. */
export const WorkFile = OfficeThing.extend({
  address: z.string().nullable(),
  cast: z.array(
    z.object({
      accountId: z.int(),
      name: z.string(),
      standing: z.enum([...standings, 'unnamed']),
      decidedAt: z.number().nullable(),
      termsVersion: z.int().nullable(),
      isAdult: z.boolean().describe('verified, and an adult on the day of the recording'),
    }),
  ),
  trail: z.array(TrailLine),
}).meta({ id: 'ConsentWorkFile' });
export type WorkFile = z.infer<typeof WorkFile>;
