import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';

/** For how many days somebody may agree. */
export const daysToDecide = 7;

/** For how long what was agreed to may be under way, ms: after that its process is taken for dead. */
export const carryingOut = 5 * 60_000;

/** `approved` is agreed to and under way; `failed` is agreed to and was not carried out, or nobody knows. */
export const decisionStates = ['open', 'approved', 'done', 'failed', 'refused'] as const;
export type DecisionState = (typeof decisionStates)[number];

/** Something that takes two operators. Times in epoch ms. */
export const Decision = z
  .object({
    id: z.int(),
    /** Whose words say what it is (`auditWordOf`). */
    as: z.string(),
    subject: z.string().nullable(),
    /** What it was asked with. */
    details: z.array(z.object({ name: z.string(), value: z.string() })),
    askedBy: z.string(),
    askedAt: z.number(),
    until: z.number(),
    state: z.enum(decisionStates),
    decidedBy: z.string().nullable(),
    decidedAt: z.number().nullable(),
    reason: z.string().nullable(),
    isOwn: z.boolean().describe('asked for by whoever reads: somebody else has to agree'),
  })
  .meta({ id: 'Decision' });
export type Decision = z.output<typeof Decision>;

export const ownDecision = defineProblem('own_decision', 409, {
  en: 'You asked for this yourself: somebody else has to agree.',
  de: 'Das hast du selbst beantragt: Jemand anderes muss zustimmen.',
  nl: 'Dit vroeg je zelf: iemand anders moet instemmen.',
  es: 'Lo pediste tú: otra persona debe aprobarlo.',
});
export const decisionOver = defineProblem('decision_over', 409, {
  en: 'This was decided already, or waited too long. Ask for it again.',
  de: 'Das ist schon entschieden oder hat zu lange gewartet. Beantrage es noch einmal.',
  nl: 'Dit is al beslist of heeft te lang gewacht. Vraag het opnieuw.',
  es: 'Esto ya se decidió o esperó demasiado. Pídelo otra vez.',
});

const access = operators();
const params = z.object({ decisionId: rowIdText });
const answer = z.object({ decision: Decision });

export const listDecisions = route({
  name: 'office.decisions',
  summary:
    'What waits for a second operator or to be carried out and the caller may decide, the oldest first, and the latest twenty decided.',
  access,
  audit: auditedRead('office.readDecisions'),
  method: 'GET',
  path: 'office/decisions',
  response: z.object({ open: z.array(Decision), decided: z.array(Decision) }),
});
export const agreeToDecision = route({
  name: 'office.agree',
  summary: 'Agrees to what another operator asked for; it is carried out at once, with the rights of whoever agrees.',
  access,
  stepUp: 'always',
  audit: selfAuditedChange('office.agree', 'decision:{decisionId}'),
  method: 'POST',
  path: 'office/decisions/{decisionId}/agree',
  params,
  response: answer,
  problems: [notFound, ownDecision, decisionOver],
});
export const repeatDecision = route({
  name: 'office.repeatDecision',
  summary:
    'Carries out what was agreed to and failed, with the rights of whoever asks for it now. What was done after all is not done again.',
  access,
  stepUp: 'always',
  audit: selfAuditedChange('office.repeatDecision', 'decision:{decisionId}'),
  method: 'POST',
  path: 'office/decisions/{decisionId}/repeat',
  params,
  response: answer,
  problems: [notFound, ownDecision, decisionOver],
});
export const refuseDecision = route({
  name: 'office.refuseDecision',
  summary: 'Refuses what was asked for; whoever asked takes it back this way.',
  access,
  audit: selfAuditedChange('office.refuseDecision', 'decision:{decisionId}'),
  method: 'POST',
  path: 'office/decisions/{decisionId}/refuse',
  params,
  body: z.object({ reason: z.string().trim().min(3).max(200).regex(visiblePattern) }),
  response: answer,
  problems: [notFound, decisionOver],
});
