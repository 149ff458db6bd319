import { z } from 'zod';
import { MediaTicket } from '#domains/live/contract/index.ts';
import { notAdmitted } from '#domains/performers/contract/index.ts';
import { only } from '#kit/contract/access.ts';
import { route, serverMessage } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { noIngestKey, noSignal } from './problems.ts';
import { IngestSignal } from './signal.ts';

const performer = only('performer');

/** A key as its performer sees it: never itself again. */
export const IngestKey = z
  .object({
    /** Its last four signs. */
    ending: z.string(),
    madeAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'IngestKey' });
export type IngestKey = z.infer<typeof IngestKey>;

/** What a performer needs to send with own software, and what comes from it. */
export const StudioIngest = z
  .object({
    key: IngestKey.nullable(),
    /** Where programs send by RTMP; null: not offered here. */
    rtmp: z.string().nullable(),
    /** Where programs send by WHIP (RFC 9725); null: not offered here. */
    whip: z.string().nullable(),
    signal: IngestSignal.nullable(),
  })
  .meta({ id: 'StudioIngest' });
export type StudioIngest = z.infer<typeof StudioIngest>;

export const getIngest = route({
  name: 'getIngest',
  method: 'GET',
  path: 'studio/ingest',
  summary:
    'The addresses for the performer’s own software, whether there is a stream key, and the signal that comes in.',
  access: performer,
  response: StudioIngest,
});

export const makeIngestKey = route({
  name: 'makeIngestKey',
  method: 'POST',
  path: 'studio/ingest/key',
  summary: 'Makes a stream key, shown this once. One there was is void, and what is sent with it ends.',
  access: performer,
  limit: { points: 10, seconds: 600, per: 'subject' },
  stepUp: 'always',
  response: z.object({ key: z.string(), ingest: StudioIngest }),
  problems: [notAdmitted],
});

export const revokeIngestKey = route({
  name: 'revokeIngestKey',
  method: 'DELETE',
  path: 'studio/ingest/key',
  summary: 'Takes the stream key back. What is sent with it ends, and so does the show.',
  access: performer,
  response: StudioIngest,
  problems: [noIngestKey],
});

export const getIngestTicket = route({
  name: 'getIngestTicket',
  method: 'POST',
  path: 'studio/ingest/ticket',
  summary: 'An admission to look at what one’s own software sends, before and during the show.',
  access: performer,
  body: z.object({}),
  response: MediaTicket,
  problems: [noSignal],
});

export const ingestChanged = serverMessage({
  name: 'ingestChanged',
  summary: 'What comes from a performer’s own software, once a second while it does, and when it ends; to her studio.',
  access: performer,
  payload: z.object({ actorId: z.int(), signal: IngestSignal.nullable() }),
});

export const ingestKeyChanged = serverMessage({
  name: 'ingestKeyChanged',
  summary: 'A stream key was made or taken back; to the studio of its performer.',
  access: performer,
  payload: z.object({ actorId: z.int(), key: IngestKey.nullable() }),
});

/** A performer's own software, in the studio. */
export const studioIngest = defineResource({
  name: 'studioIngest',
  summary: 'Addresses and key for a performer’s own software, and the signal that comes from it.',
  topic: (actorId: number) => `performer:${actorId}`,
  snapshot: getIngest,
  input: () => ({}),
  read: (ingest): StudioIngest => ingest,
  pushes: (on) => [
    on(ingestChanged, (state, { actorId, signal }, own) => (actorId === own ? { ...state, signal } : state)),
    on(ingestKeyChanged, (state, { actorId, key }, own) => (actorId === own ? { ...state, key } : state)),
  ],
});
