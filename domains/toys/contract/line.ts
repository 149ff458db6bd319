import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { longRowId } from '#kit/contract/numbers.ts';
import { clientMessage, serverMessage } from '#kit/contract/operations.ts';
import { ToyPattern } from './patterns.ts';
import { toyClosedHere, toyElsewhere } from './problems.ts';

const performer = only('performer');

/** How often a page with a toy says that it is there, ms. */
export const lineEveryMs = 4_000;
/** A toy of which nothing was heard for so long is not there any more, ms. */
export const lineSilentMs = 12_000;

/** The page that has the toy, as it names itself. */
const lineId = z.uuid();

export const toyLine = clientMessage({
  name: 'toyLine',
  summary:
    'The studio page that has the toy says that it is there (`ready`), again and again, or that it is not (`gone`). `take`: it takes the toy over from another page.',
  access: performer,
  limit: { points: 120, seconds: 60, per: 'subject' },
  payload: z.object({ lineId, state: z.enum(['ready', 'gone']), take: z.boolean().default(false) }),
  problems: [toyElsewhere, toyClosedHere],
});

export const toyPlayed = clientMessage({
  name: 'toyPlayed',
  summary: 'The page with the toy has played to the end (`isWhole`), or broke off.',
  access: performer,
  limit: { points: 240, seconds: 60, per: 'subject' },
  payload: z.object({ lineId, playId: longRowId, isWhole: z.boolean() }),
});

export const toyPlay = serverMessage({
  name: 'toyPlay',
  summary: 'The page with the toy plays this now. Strengths in percent; it bounds them by `most` itself.',
  access: performer,
  payload: z.object({
    lineId: z.string(),
    playId: z.int(),
    kind: z.enum(['pattern', 'direct']),
    pattern: ToyPattern,
    strength: z.int(),
    most: z.int(),
    seconds: z.int(),
  }),
});

export const toySteered = serverMessage({
  name: 'toySteered',
  summary: 'The guest with direct control wants it so strong, in percent of the performer’s bound.',
  access: performer,
  payload: z.object({ playId: z.int(), strength: z.int() }),
});

export const toyHalted = serverMessage({
  name: 'toyHalted',
  summary: 'What runs is over: the toy stands still. To every studio page of the performer.',
  access: performer,
  payload: z.object({ playId: z.int() }),
});
