import { z } from 'zod';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { calendarDay } from '#kit/contract/list.ts';
import { rowId, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { copiesOver, copiesTooMany } from './problems.ts';

const access = operators('moderation');

/** For how many hours copies may be fetched after a second operator agreed. */
export const copiesOpenHours = 72;
/** Of how many people at most at once. */
export const mostCopied = 500;
/** Releases that are listed: the latest. */
export const mostReleases = 50;

/** Copies of identity documents that may be fetched. Times in epoch ms. */
export const CopyRelease = z
  .object({
    id: z.int(),
    accountId: z.int().nullable().describe('whose; null: of everybody in what was recorded between the days'),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    reason: z.string(),
    releasedAt: z.number(),
    until: z.number(),
    isOpen: z.boolean(),
  })
  .meta({ id: 'JoiningCopyRelease' });
export type CopyRelease = z.output<typeof CopyRelease>;

/** Whose copies are wanted, and why: one person's, or everybody's between two days. */
export const CopiesWanted = z
  .object({
    reason: z.string().trim().min(3).max(300).regex(visiblePattern),
    accountId: rowId.optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  })
  .refine(
    ({ accountId, from, to }) => (accountId === undefined ? from !== undefined && to !== undefined : !from && !to),
    {
      path: ['accountId'],
    },
  )
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'] });
export type CopiesWanted = z.output<typeof CopiesWanted>;

export const releaseCopies = route({
  name: 'onboarding.releaseCopies',
  method: 'POST',
  path: 'office/onboarding/copies',
  summary: `Copies of identity documents for an inspector (28 CFR 75.2): of one person, or of everybody in what was recorded between two days, ${mostCopied} at most. One operator asks with a reason, another agrees; then they may be fetched for ${copiesOpenHours} hours.`,
  access,
  audit: selfAuditedChange('onboarding.releaseCopies'),
  fourEyes: () => true,
  limit: { points: 30, seconds: 3600, per: 'subject' },
  body: CopiesWanted,
  response: z.object({ release: CopyRelease }),
  problems: [notFound, ownStanding, copiesTooMany],
});

export const listCopyReleases = route({
  name: 'onboarding.listCopyReleases',
  method: 'GET',
  path: 'office/onboarding/copies',
  summary: `The latest ${mostReleases} releases of copies of identity documents, and which may still be fetched.`,
  access,
  audit: auditedRead('onboarding.listCopyReleases'),
  response: z.object({ releases: z.array(CopyRelease) }),
});

export const exportCopies = route({
  name: 'onboarding.exportCopies',
  method: 'GET',
  path: 'office/onboarding/copies/{releaseId}/export',
  cost: 100,
  summary:
    'The released copies as a ZIP with a list of what each file is. It is made while it is fetched, out of the vault, and kept nowhere; each fetch leaves a line in the audit log.',
  access,
  stepUp: 'always',
  audit: selfAuditedChange('onboarding.exportCopies', 'copies:{releaseId}'),
  limit: { points: 20, seconds: 3600, per: 'subject' },
  params: z.object({ releaseId: rowIdText }),
  response: z.unknown(),
  problems: [notFound, copiesOver],
});
