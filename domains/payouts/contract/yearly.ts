import { z } from 'zod';
import { loggedIn, operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { longRowIdText, rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import * as problems from './problems.ts';

const access = operators('finance');
const reason = z.string().trim().min(3).max(300).regex(visiblePattern);
const yearNumber = z.coerce.number().int().min(2020).max(2100);

/** What one quarter brought a seller, by when it was paid. Euro cents. */
export const QuarterFigures = z
  .object({
    /** What was paid: net of what the platform keeps, with the tax that was paid on top. */
    paid: z.int(),
    /** What the platform kept of the sales behind it. */
    fees: z.int(),
    /** What the platform withheld for a tax office: nothing so far. */
    taxes: z.int(),
    /** How many sales are behind it. */
    activities: z.int(),
  })
  .meta({ id: 'PayoutQuarter' });
export type QuarterFigures = z.output<typeof QuarterFigures>;

/** A year of one seller, quarter by quarter. */
export const YearFigures = z
  .object({ year: z.int(), quarters: z.array(QuarterFigures).length(4) })
  .meta({ id: 'PayoutYear' });
export type YearFigures = z.output<typeof YearFigures>;

export const getOwnYears = route({
  name: 'payouts.getOwnYears',
  method: 'GET',
  path: 'payouts/years',
  cost: 15,
  summary:
    'What the tax office is told of the caller for this year and the last (DAC7); years without a payout are left out.',
  access: loggedIn,
  response: z.object({ years: z.array(YearFigures) }),
});

/** What of a seller is missing. Without the first two they cannot be reported yet. */
export const missingFacts = ['taxData', 'birthDate', 'registerNumber', 'vatId', 'account'] as const;
export const MissingFact = z.enum(missingFacts).meta({ id: 'PayoutMissingFact' });
export type MissingFact = z.output<typeof MissingFact>;

/** A report that was made of a year. What is new and what corrects an earlier one are messages of their own. */
export const YearlyReport = z
  .object({
    id: z.int(),
    state: z.enum(['building', 'ready']),
    madeAt: z.number(),
    /** Sellers looked at. */
    done: z.int(),
    /** Sellers reported for the first time. */
    added: z.int(),
    /** Sellers whose earlier report it corrects or takes back. */
    corrected: z.int(),
    /** Sellers who cannot be reported: their tax data or birth date are missing. */
    leftOut: z.int(),
  })
  .meta({ id: 'PayoutYearlyReport' });
export type YearlyReport = z.output<typeof YearlyReport>;

/** A year as the finance desk sees it; nobody's identity. */
export const YearOverview = z
  .object({
    year: z.int(),
    /** The day on which the tax office has to have it. */
    deadline: z.iso.date(),
    /** Whether the year is over: nothing is reported before. */
    isOver: z.boolean(),
    /** Everybody who was paid in it, and what they were paid. Euro cents. */
    sellers: z.int(),
    paid: z.int(),
    reports: z.array(YearlyReport),
    missing: z.array(z.object({ accountId: z.int(), name: z.string(), facts: z.array(MissingFact) })),
    /** Where the list of who lacks something goes on; null at its end. */
    after: z.int().nullable(),
  })
  .meta({ id: 'PayoutYearOverview' });
export type YearOverview = z.output<typeof YearOverview>;

export const readYear = route({
  name: 'payouts.readYear',
  method: 'GET',
  path: 'office/payouts/years',
  cost: 20,
  summary: 'The yearly report to the tax office (DAC7): until when, who lacks what, and what was made.',
  access,
  audit: auditedRead('payouts.readYear'),
  query: z.object({
    year: yearNumber.optional().describe('the year before this one where it is not given'),
    after: longRowIdText.optional(),
  }),
  response: YearOverview,
});
export const makeYear = route({
  name: 'payouts.makeYear',
  method: 'POST',
  path: 'office/payouts/years/{year}',
  cost: 50,
  summary: 'Makes the report of a year that is over, or what has changed since the last one was made.',
  access,
  audit: selfAuditedChange('payouts.makeYear', 'payoutYear:{year}'),
  params: z.object({ year: yearNumber }),
  response: z.object({ reportId: z.int() }),
  problems: [problems.yearGoesOn, problems.yearIsMade, problems.platformUnset],
});
export const yearFileParts = ['new', 'corrections'] as const;
export const exportYear = route({
  name: 'payouts.exportYear',
  method: 'GET',
  path: 'office/payouts/reports/{reportId}/file',
  cost: 100,
  stepUp: 'always',
  summary:
    'A message of a yearly report as XML (DPI_OECD): names, numbers, accounts. Wants a reason, which stands in the audit log.',
  access,
  audit: auditedRead('payouts.exportYear', 'payoutReport:{reportId}'),
  params: z.object({ reportId: rowIdText }),
  query: z.object({ part: z.enum(yearFileParts).default('new'), reason }),
  response: z.unknown(),
  problems: [notFound, problems.yearIsMade],
});
