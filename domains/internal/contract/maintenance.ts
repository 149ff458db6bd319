import { z } from 'zod';
import { internal, system } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { job, route } from '#kit/contract/operations.ts';
import { alreadyRunning, guestClosed, notAvailableYet } from './problems.ts';

/** Work that takes a while and is done in the background. */
export const runKinds = ['actorImportFull', 'albumImport'] as const;
export type RunKind = (typeof runKinds)[number];

/** One piece of background maintenance; `counts` says what it did once it is done. */
export const maintenanceRun = z
  .object({
    id: z.int(),
    kind: z.enum(runKinds),
    state: z.enum(['queued', 'running', 'done', 'failed']),
    counts: z.record(z.string(), z.int()),
    requestedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MaintenanceRun' });
export type MaintenanceRun = z.output<typeof maintenanceRun>;

export const regenerateAutoIncrementor = route({
  name: 'internal.regenerateAutoIncrementor',
  method: 'POST',
  path: 'internal/regenerate_auto_incrementor',
  summary: 'Sets the counters of identity columns that have fallen behind their rows to the next free number.',
  access: internal('secure'),
  audit: selfAuditedChange('internal.regenerateAutoIncrementor'),
  limit: { points: 10, seconds: 60, per: 'address' },
  response: z.object({
    data: z.object({
      checked: z.int().describe('columns with a counter'),
      moved: z.array(z.object({ column: z.string(), from: z.int(), to: z.int() })),
    }),
  }),
});

export const clearDiCache = route({
  name: 'internal.clearDiCache',
  method: 'POST',
  path: 'internal/clear_di_cache',
  summary: 'Makes every process forget what it keeps in memory only because it is quicker.',
  access: internal('secure'),
  audit: selfAuditedChange('internal.clearDiCache'),
  limit: { points: 10, seconds: 60, per: 'address' },
  response: z.object({ data: z.object({ caches: z.array(z.string()).describe('names, those of this process') }) }),
});

export const actorImportFull = route({
  name: 'internal.actorImportFull',
  method: 'POST',
  path: 'internal/actor_import_full',
  summary: 'Reads all performers again and puts right what is kept beside its source, in the background.',
  access: internal('secure'),
  audit: selfAuditedChange('internal.actorImportFull'),
  limit: { points: 10, seconds: 60, per: 'address' },
  response: z.object({ data: maintenanceRun }),
  problems: [alreadyRunning],
});

export const albumImport = route({
  name: 'internal.albumImport',
  method: 'POST',
  path: 'internal/album_import',
  summary: 'Looks at the file of every gallery picture again, in the background; what has no file leaves the gallery.',
  access: internal('secure'),
  audit: selfAuditedChange('internal.albumImport'),
  limit: { points: 10, seconds: 60, per: 'address' },
  response: z.object({ data: maintenanceRun }),
  problems: [alreadyRunning],
});

export const grantMessengerGifts = route({
  name: 'internal.grantMessengerGifts',
  method: 'POST',
  path: 'internal/grantMessengerGifts',
  summary: 'Gives a guest messenger gifts. Refused while no domain of this platform has gifts.',
  access: internal('secure'),
  audit: selfAuditedChange('internal.grantMessengerGifts', 'guest:{guestId}'),
  limit: { points: 60, seconds: 60, per: 'address' },
  body: z.object({
    guestId: rowId,
    giftId: rowId,
    quantity: z.int().min(1).max(100).default(1),
  }),
  response: z.object({
    data: z.object({ boughtGifts: z.record(z.string(), z.int()).describe('gift id to quantity') }),
  }),
  problems: [notAvailableYet, guestClosed],
});

export const onlineGuests = route({
  name: 'internal.onlineGuests',
  method: 'GET',
  path: 'internal/onlineGuests',
  summary: 'How many guests are connected; operators also read who, at most 1,000.',
  access: internal('office'),
  audit: { ...auditedRead('internal.onlineGuests'), byUseCase: true },
  limit: { points: 120, seconds: 60, per: 'address' },
  response: z.object({
    data: z.object({
      count: z.int(),
      guests: z.array(z.object({ id: z.int(), isLoggedIn: z.boolean() })).optional(),
    }),
  }),
});

export const carryOutRun = job({
  name: 'internal.carryOutRun',
  summary: 'Carries out one piece of maintenance; safe to repeat.',
  access: system,
  payload: z.object({ runId: z.int() }),
});
