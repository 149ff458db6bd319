import { z } from 'zod';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { operators } from '#kit/contract/access.ts';
import { selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { StudioData, StudioState, studioStates } from './entities.ts';
import { studioDecided } from './problems.ts';

const access = operators('content');

/** A studio as operators see it. */
export const StudioRow = StudioData.extend({
  accountId: z.int(),
  state: StudioState,
  reason: z.string(),
  members: z.int(),
  createdAt: z.number(),
  decidedAt: z.number().nullable(),
}).meta({ id: 'StudioRow' });
export type StudioRow = z.infer<typeof StudioRow>;

export const studioList = defineList({
  name: 'studios.studios',
  summary: 'Studios in every state, the latest first. The search is for words of the name or town.',
  access,
  path: 'office/studios',
  row: StudioRow,
  key: 'accountId',
  columns: {
    name: { kind: 'custom' },
    state: { kind: 'custom' },
    street: { kind: 'text', isHidden: true },
    postcode: { kind: 'text', isHidden: true },
    town: { kind: 'text' },
    country: { kind: 'text' },
    vatId: { kind: 'custom' },
    members: { kind: 'number' },
    createdAt: { kind: 'instant', sortable: true },
    decidedAt: { kind: 'instant', isHidden: true },
    reason: { kind: 'text', isHidden: true },
  },
  filters: { search: searchFilter(60), state: choiceFilter(studioStates) },
  sort: '-createdAt',
});

const decision = {
  access,
  method: 'POST',
  params: z.object({ accountId: rowIdText }),
  response: z.object({ state: StudioState }),
  problems: [notFound, ownStanding, studioDecided],
} as const;
const why = z.object({ reason: z.string().trim().min(3).max(200).regex(visiblePattern) });

export const acceptStudio = route({
  name: 'studios.accept',
  ...decision,
  audit: selfAuditedChange('studios.accept', 'studio:{accountId}'),
  path: 'office/studios/{accountId}/accept',
  summary: 'Lets a studio that waits invite performers.',
});
export const refuseStudio = route({
  name: 'studios.refuse',
  ...decision,
  audit: selfAuditedChange('studios.refuse', 'studio:{accountId}'),
  path: 'office/studios/{accountId}/refuse',
  summary: 'Refuses an application with a reason that its owner reads; they may apply again.',
  body: why,
});
export const closeStudio = route({
  name: 'studios.close',
  ...decision,
  audit: selfAuditedChange('studios.close', 'studio:{accountId}'),
  path: 'office/studios/{accountId}/close',
  summary: 'Closes an accepted studio for good: its memberships, shares and invitations end at this moment.',
  body: why,
});
