import { z } from 'zod';
import { loggedIn, operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange, unaudited } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { longRowId, longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { MediaType, SenderType } from './entities.ts';
import { mediaMissing } from './media.ts';
import { messageMissing } from './problems.ts';

/** Why somebody reports a message. `minor`: it depicts, suggests or tolerates minors; it is looked at first. */
export const reportReasons = ['minor', 'threat', 'insult', 'payment', 'spam', 'other'] as const;
export const reportStates = ['open', 'removed', 'kept'] as const;

/** What the filter of the state takes beside the states themselves; without it what is open is listed. */
export const reportChoices = [...reportStates, 'all'] as const;

/** For how long the link to what a reported message carries is good, ms. */
export const reportedLinkMs = 10 * 60_000;

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
    guestName: z.string(),
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
    hours: z.int().describe('how old it is'),
  })
  .meta({ id: 'MessageReport' });
export type MessageReport = z.infer<typeof MessageReport>;

const access = operators('moderation');

export const messageReports = defineList({
  name: 'messenger.reports',
  summary:
    'Messages that were reported: what may be about somebody under 18 first, then the longest waiting; what is open when no state is asked for. The search is for one of the two.',
  access,
  path: 'office/messages/reports',
  row: MessageReport,
  key: 'id',
  columns: {
    reason: { kind: 'custom', sortable: true },
    context: { kind: 'custom' },
    actorName: { kind: 'custom' },
    state: { kind: 'custom' },
    createdAt: { kind: 'custom', sortable: true },
  },
  filters: { search: searchFilter(254), state: choiceFilter(reportChoices), reason: choiceFilter(reportReasons) },
  sort: 'reason',
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

/** One report, and what the message carries: nothing of it is shown before somebody asks for it. */
export const ReportedMessage = z
  .object({
    report: MessageReport,
    media: z
      .object({
        type: MediaType,
        hasPreview: z.boolean().describe('there is a blurred picture of it'),
        isGone: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'ReportedMessage' });
export type ReportedMessage = z.infer<typeof ReportedMessage>;

const params = z.object({ reportId: longRowIdText });

export const readReport = route({
  name: 'messenger.readReport',
  summary: 'One report: what was said, between whom, and whether the message carries something.',
  access,
  audit: auditedRead('messenger.readReport', 'report:{reportId}'),
  method: 'GET',
  path: 'office/messages/reports/{reportId}',
  params,
  response: ReportedMessage,
  problems: [notFound],
});

export const getReportedPreview = route({
  name: 'messenger.reportedPreview',
  cost: 1,
  summary: 'A blurred picture of what a reported message carries.',
  access,
  audit: unaudited('Nothing can be made out on it, and the page that shows it leaves a line.'),
  method: 'GET',
  path: 'office/messages/reports/{reportId}/preview',
  params,
  response: z.unknown(),
  problems: [notFound, mediaMissing],
});

export const showReported = route({
  name: 'messenger.showReported',
  summary: `Gives a link to what a reported message carries, good for ${reportedLinkMs / 60_000} minutes and the caller alone. Each time it leaves a line.`,
  access,
  audit: selfAuditedChange('messenger.showReported', 'report:{reportId}'),
  method: 'POST',
  path: 'office/messages/reports/{reportId}/show',
  params,
  response: z.object({ url: z.string() }),
  problems: [notFound, mediaMissing],
});

export const getReportedMedia = route({
  name: 'messenger.reportedMedia',
  cost: 1,
  summary:
    'Bytes of what a reported message carries, to who asked for the link; a video in parts. Nobody on the way may keep them.',
  access,
  audit: unaudited('It needs the link of messenger.showReported, which leaves the line.'),
  method: 'GET',
  path: 'office/messages/reports/{reportId}/media/{ticket}',
  params: params.extend({
    ticket: z
      .string()
      .max(80)
      .regex(/^\d{1,15}\.[\w-]+$/),
  }),
  response: z.unknown(),
  problems: [notFound, mediaMissing],
});
