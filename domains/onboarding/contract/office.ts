import { z } from 'zod';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { choiceFilter, defineList, searchFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { ApplicationView } from './application.ts';
import { applicationElsewhere, applicationIncomplete } from './problems.ts';
import { JoiningSignature } from './signing.ts';
import { ApplicationState, applicationStates, IdentityFinding, IdentityState, RejectReason } from './states.ts';
import { stepName } from './steps.ts';

const access = operators('moderation');
const reason = z.string().trim().min(3).max(300).regex(visiblePattern);
const params = z.object({ accountId: rowIdText });

export const askedContracts = ['asked', 'lapsed'] as const;
const AskedContract = z.enum(askedContracts);

/** An application in the queue: nothing of the person but the stage name. */
export const ApplicationRow = z
  .object({
    accountId: z.int(),
    stageName: z.string(),
    state: ApplicationState,
    country: z.string().nullable(),
    findings: z.array(IdentityFinding),
    createdAt: z.number(),
    submittedAt: z.number().nullable(),
    documentEnds: z.iso.date().nullable(),
    contract: AskedContract.nullable().describe('a new version of the agreement that is not signed'),
    signUntil: z.iso.date().nullable().describe('the last day to sign it'),
    lapsedAt: z.number().nullable().describe('since when they are not seen because they have not'),
  })
  .meta({ id: 'JoiningRow' });
export type ApplicationRow = z.output<typeof ApplicationRow>;

export const applicationList = defineList({
  name: 'onboarding.applications',
  summary:
    'People on the way to be performers and what became of them, who waits longest first. The search is a stage name or a number.',
  access,
  path: 'office/onboarding',
  row: ApplicationRow,
  key: 'accountId',
  columns: {
    stageName: { kind: 'custom' },
    state: { kind: 'custom' },
    country: { kind: 'text' },
    findings: { kind: 'custom' },
    submittedAt: { kind: 'instant', sortable: true },
    createdAt: { kind: 'instant', isHidden: true },
    documentEnds: { kind: 'day', isHidden: true },
    contract: { kind: 'custom' },
  },
  filters: { search: searchFilter(60), state: choiceFilter(applicationStates), contract: choiceFilter(askedContracts) },
  sort: 'submittedAt',
});

export const JoiningDocument = z
  .object({ id: z.uuid(), kind: z.string(), type: z.string(), at: z.number() })
  .meta({ id: 'JoiningDocument' });

/** One attempt, as operators see it. */
export const JoiningCheck = z
  .object({
    id: z.int(),
    state: IdentityState,
    reason: RejectReason.nullable(),
    findings: z.array(IdentityFinding),
    /** What the provider read from the document; null until it did. */
    read: z
      .object({
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        birthDate: z.string().nullable(),
        kind: z.string().nullable(),
        country: z.string().nullable(),
        /** Its last four signs. */
        numberEnds: z.string().nullable(),
        validUntil: z.string().nullable(),
      })
      .nullable(),
    createdAt: z.number(),
    decidedAt: z.number().nullable(),
    documents: z.array(JoiningDocument),
  })
  .meta({ id: 'JoiningCheck' });

/** Everything of one person. */
export const ApplicationFile = z
  .object({
    accountId: z.int(),
    view: ApplicationView,
    checks: z.array(JoiningCheck),
    signatures: z.array(JoiningSignature),
    /** Other accounts that showed the same document. */
    sameDocument: z.array(z.int()),
  })
  .meta({ id: 'JoiningFile' });
export type ApplicationFile = z.output<typeof ApplicationFile>;

export const ApplicationHead = ApplicationRow.extend({
  /** Who waits before and after in the queue; null at its ends. */
  previous: z.int().nullable(),
  next: z.int().nullable(),
  waiting: z.int(),
}).meta({ id: 'JoiningHead' });
export type ApplicationHead = z.output<typeof ApplicationHead>;

export const readApplicationHead = route({
  name: 'onboarding.readHead',
  method: 'GET',
  path: 'office/onboarding/{accountId}/head',
  summary: 'Where an application stands and who is next in the queue; nothing of the person.',
  access,
  audit: auditedRead('onboarding.readHead', 'account:{accountId}'),
  params,
  response: ApplicationHead,
  problems: [notFound],
});
export const readApplication = route({
  name: 'onboarding.readApplication',
  method: 'GET',
  path: 'office/onboarding/{accountId}',
  cost: 10,
  summary:
    'Everything of one person: form, checks, documents, contract, profile. Wants a reason, which stands in the audit log.',
  access,
  audit: auditedRead('onboarding.readApplication', 'account:{accountId}'),
  params,
  query: z.object({ reason }),
  response: ApplicationFile,
  problems: [notFound],
});
export const readDocument = route({
  name: 'onboarding.readDocument',
  method: 'GET',
  path: 'office/onboarding/{accountId}/documents/{documentId}',
  cost: 20,
  summary: 'A picture of an identity document, out of the vault. Wants a reason, which stands in the audit log.',
  access,
  audit: auditedRead('onboarding.readDocument', 'account:{accountId}'),
  params: params.extend({ documentId: z.uuid() }),
  query: z.object({ reason }),
  response: z.unknown(),
  problems: [notFound],
});
export const readSignedContract = route({
  name: 'onboarding.readContractFile',
  method: 'GET',
  path: 'office/onboarding/{accountId}/contract/{signatureId}',
  cost: 15,
  summary: 'The agreement as somebody signed it, as a PDF. Wants a reason, which stands in the audit log.',
  access,
  audit: auditedRead('onboarding.readContractFile', 'account:{accountId}'),
  params: params.extend({ signatureId: rowIdText }),
  query: z.object({ reason }),
  response: z.unknown(),
  problems: [notFound],
});

const decision = {
  access,
  method: 'POST',
  params,
  response: z.object({ state: ApplicationState, next: z.int().nullable() }),
} as const;
const problems = [notFound, ownStanding, applicationElsewhere];

export const acceptApplication = route({
  name: 'onboarding.accept',
  ...decision,
  audit: selfAuditedChange('onboarding.accept', 'account:{accountId}'),
  path: 'office/onboarding/{accountId}/accept',
  summary:
    'Makes somebody a performer who is seen: role, record of consent and admission in one step. Lifts a suspension, too.',
  problems: [...problems, applicationIncomplete],
});
export const askForMore = route({
  name: 'onboarding.askForMore',
  ...decision,
  audit: selfAuditedChange('onboarding.askForMore', 'account:{accountId}'),
  path: 'office/onboarding/{accountId}/more',
  summary: 'Opens a step again and says why; the applicant is written to and reads it at the step.',
  body: z.object({ step: stepName, reason }),
  problems,
});
export const refuseApplication = route({
  name: 'onboarding.refuse',
  ...decision,
  audit: selfAuditedChange('onboarding.refuse', 'account:{accountId}'),
  path: 'office/onboarding/{accountId}/refuse',
  summary: 'Refuses an application with a reason that the applicant reads.',
  body: z.object({ reason, isUnderage: z.boolean().default(false) }),
  problems,
});
export const suspendPerformer = route({
  name: 'onboarding.suspend',
  ...decision,
  audit: selfAuditedChange('onboarding.suspend', 'account:{accountId}'),
  path: 'office/onboarding/{accountId}/suspend',
  summary:
    'Takes a performer off: a running show ends, lists and media lose her within a second. Where the identity was wrong, everything that shows her is covered no more.',
  body: z.object({ reason, isIdentityWrong: z.boolean().default(false) }),
  problems,
});
