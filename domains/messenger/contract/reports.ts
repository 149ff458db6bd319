import { z } from 'zod';
import { loggedIn, only } from '#kit/contract/access.ts';
import { selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowId, longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { SenderType } from './entities.ts';
import { messageMissing } from './problems.ts';

/** Why somebody reports a message. `minor`: it depicts, suggests or tolerates minors; it is looked at first. */
export const reportReasons = ['minor', 'threat', 'insult', 'payment', 'spam', 'other'] as const;
export const reportStates = ['open', 'removed', 'kept'] as const;

export const reportDecided = defineProblem('report_decided', 409, {
  en: 'This report has been decided on. Somebody may have been quicker.',
  de: 'Über diese Meldung ist schon entschieden. Vielleicht war jemand schneller.',
  nl: 'Over deze melding is al beslist. Misschien was iemand sneller.',
  es: 'Ya se ha decidido sobre este aviso. Quizá alguien se adelantó.',
});

export const reportMessage = route({
  name: 'reportMessage',
  method: 'POST',
  path: 'messenger/report',
  summary: 'Tells the operators of a message of the other side; it is kept with what was said around it. Again: once.',
  access: loggedIn,
  limit: { points: 20, seconds: 3600, per: 'subject' },
  body: z.object({
    messageId: longRowId,
    reason: z.enum(reportReasons),
    note: z.string().trim().max(500).default(''),
  }),
  response: z.object({}),
  problems: [messageMissing],
});

/** A report as operators see it. `context` are the messages around the reported one, oldest first, as they were then. */
export const MessageReport = z
  .object({
    id: z.int(),
    messageId: z.int(),
    reason: z.enum(reportReasons),
    note: z.string(),
    state: z.enum(reportStates),
    guestId: z.int(),
    actorId: z.int(),
    actorName: z.string(),
    reportedBy: z.enum(['guest', 'actor']),
    context: z.array(
      z
        .object({
          messageId: z.int(),
          sender: SenderType,
          text: z.string(),
          hasMedia: z.boolean(),
          sentAt: z.number().describe('milliseconds since the Unix epoch'),
        })
        .meta({ id: 'ReportedLine' }),
    ),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'MessageReport' });
export type MessageReport = z.infer<typeof MessageReport>;

const access = only('operator');

export const messageReports = defineList({
  name: 'messenger.reports',
  summary: 'Messages that were reported, the longest waiting first. The search is for one of the two.',
  access,
  path: 'office/messages/reports',
  row: MessageReport,
  key: 'id',
  columns: {
    reason: { kind: 'custom' },
    context: { kind: 'custom' },
    actorName: { kind: 'custom' },
    state: { kind: 'custom' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(254), state: choiceFilter(reportStates), reason: choiceFilter(reportReasons) },
  sort: 'createdAt',
});

const decision = {
  access,
  method: 'POST',
  params: z.object({ reportId: longRowIdText }),
  response: z.object({}),
  problems: [notFound, reportDecided],
} as const;

export const removeReported = route({
  name: 'messenger.removeReported',
  summary: 'Takes a reported message away for both sides, with what it carried; what is still paid for that goes back.',
  ...decision,
  audit: selfAuditedChange('messenger.removeReported', 'report:{reportId}'),
  path: 'office/messages/reports/{reportId}/remove',
});

export const keepReported = route({
  name: 'messenger.keepReported',
  summary: 'Leaves a reported message where it is; the report is closed.',
  ...decision,
  audit: selfAuditedChange('messenger.keepReported', 'report:{reportId}'),
  path: 'office/messages/reports/{reportId}/keep',
});
