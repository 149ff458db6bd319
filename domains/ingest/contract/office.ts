import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { noIngestKey } from './problems.ts';
import { IngestSignal } from './signal.ts';

/** A performer with a stream key, and what comes with it now. */
export const IngestRow = z
  .object({
    actorId: z.int(),
    name: z.string(),
    madeAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
    signal: IngestSignal.nullable(),
  })
  .meta({ id: 'IngestRow' });
export type IngestRow = z.infer<typeof IngestRow>;

const rows = z.object({ rows: z.array(IngestRow) });

export const listIngest = route({
  name: 'ingest.list',
  method: 'GET',
  path: 'office/ingest',
  summary: 'Performers with a stream key, those that send now first, at most 200.',
  access: operators('support', 'moderation'),
  audit: auditedRead('ingest.list'),
  response: rows,
});

export const revokeIngestKeyOf = route({
  name: 'ingest.revoke',
  method: 'POST',
  path: 'office/ingest/{actorId}/revoke',
  summary: 'Takes a performer’s stream key back; what is sent with it ends, and so does the show it is in.',
  access: operators('support', 'moderation'),
  audit: selfAuditedChange('ingest.revoke', 'performer:{actorId}'),
  params: z.object({ actorId: rowIdText }),
  body: z.object({ reason: z.string().trim().min(3).max(300).regex(visiblePattern) }),
  response: rows,
  problems: [noIngestKey],
});
