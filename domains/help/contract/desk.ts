import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { longRowId, longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { maxLengths } from './ask.ts';
import { DeskPerson, HelpRequest, requestStates } from './office.ts';
import { SavedAnswer } from './saved-answers.ts';

/** Nothing was changed: whoever acts on it sees first what the other did. */
export const requestChanged = defineProblem('help_request_changed', 409, {
  en: 'Somebody else has worked on this request meanwhile. Have a look at it again first.',
  de: 'Jemand anders hat inzwischen an dieser Anfrage gearbeitet. Sieh sie dir zuerst noch einmal an.',
  nl: 'Iemand anders heeft intussen aan deze aanvraag gewerkt. Bekijk hem eerst opnieuw.',
  es: 'Otra persona ha trabajado entretanto en esta consulta. Vuelve a mirarla primero.',
});

/** `message`: the guest wrote again; `answer`: it went out by mail; `note`: for operators alone; the others say what changed. */
export const entryKinds = ['message', 'answer', 'note', 'owner', 'state'] as const;

/** One thing that happened to a request. */
export const DeskEntry = z
  .object({
    id: z.int(),
    kind: z.enum(entryKinds),
    text: z.string().describe('what was written'),
    state: z.enum(requestStates).nullable().describe('how the request stood after it'),
    by: DeskPerson.nullable().describe('the operator; null: the guest'),
    owner: DeskPerson.nullable().describe('who had it after it, where that changed'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'HelpDeskEntry' });
export type DeskEntry = z.output<typeof DeskEntry>;

/** So much of a request's history is shown, and so many others of whoever wrote it. */
export const deskLimits = { entries: 200, others: 8 } as const;

/** One request with everything an operator needs to answer it. */
export const DeskRequest = z
  .object({
    request: HelpRequest,
    entries: z.array(DeskEntry).describe(`the latest ${deskLimits.entries}, oldest first`),
    others: z
      .array(HelpRequest)
      .describe('other requests of the same address or account, the latest first; a few of them'),
    answers: z.array(SavedAnswer).describe('what may be inserted'),
  })
  .meta({ id: 'HelpDeskRequest' });
export type DeskRequest = z.output<typeof DeskRequest>;

const access = operators('support');
const params = z.object({ requestId: longRowIdText });
const written = z.string().trim().min(1).max(maxLengths.message).regex(visiblePattern);

export const readHelpRequest = route({
  name: 'help.readRequest',
  summary: 'One request: what was written, by whom, what was done about it, and what else they asked.',
  access,
  audit: auditedRead('help.readRequest', 'helpRequest:{requestId}'),
  method: 'GET',
  path: 'office/help/requests/{requestId}',
  params,
  response: DeskRequest,
  problems: [notFound],
});

const act = {
  access,
  method: 'POST',
  params,
  response: z.object({}),
  problems: [notFound, requestChanged],
} as const;

export const assignHelpRequest = route({
  name: 'help.assignRequest',
  summary: 'Takes a request, also from somebody who has it, or gives it back; a new one that is taken is in progress.',
  ...act,
  audit: selfAuditedChange('help.assignRequest', 'helpRequest:{requestId}'),
  path: 'office/help/requests/{requestId}/assign',
  body: z.object({
    to: z.enum(['me', 'nobody']),
    shown: longRowId.nullable().describe('who had it as the caller saw it; somebody else by now refuses it'),
  }),
});

export const setHelpRequestState = route({
  name: 'help.setState',
  summary: 'Says how a request stands without an answer. Again it changes nothing.',
  ...act,
  audit: selfAuditedChange('help.setState', 'helpRequest:{requestId}'),
  path: 'office/help/requests/{requestId}/state',
  body: z.object({ state: z.enum(requestStates) }),
});

export const noteHelpRequest = route({
  name: 'help.note',
  summary: 'Keeps a note beside a request, for operators alone.',
  ...act,
  audit: selfAuditedChange('help.note', 'helpRequest:{requestId}'),
  path: 'office/help/requests/{requestId}/note',
  body: z.object({ text: written }),
});

export const answerHelpRequest = route({
  name: 'help.answer',
  summary:
    'Answers by mail, in the language the request was written in, with its number in the subject. {name} and {number} are filled in.',
  ...act,
  audit: selfAuditedChange('help.answer', 'helpRequest:{requestId}'),
  limit: { points: 60, seconds: 600, per: 'subject' },
  path: 'office/help/requests/{requestId}/answer',
  body: z.object({
    text: written,
    state: z.enum(['waiting', 'done']),
    seen: longRowId.nullable().describe('the latest entry the caller saw, so that two do not answer, nor one twice'),
  }),
});
