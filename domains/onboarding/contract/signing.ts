import { z } from 'zod';
import { legalSection } from '#domains/legal/contract/document.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { ApplicationView } from './application.ts';
import { ContractStanding } from './contract-standing.ts';
import * as problems from './problems.ts';

/** The agreement as it is shown, and what it is known by: SHA-256 of exactly these words. */
export const ShownContract = z
  .object({
    version: z.int(),
    language: z.enum(['de', 'en', 'nl', 'es']),
    sha256: z.string(),
    title: z.string(),
    summary: z.string(),
    sections: z.array(legalSection),
  })
  .meta({ id: 'JoiningContract' });
export type ShownContract = z.output<typeof ShownContract>;

export const readContract = route({
  name: 'onboarding.readContract',
  method: 'GET',
  path: 'onboarding/contract',
  summary: 'The agreement in force in the language of the request, with the hash that a signature names.',
  access: loggedIn,
  response: ShownContract,
  problems: [notFound],
});
export const signContract = route({
  name: 'onboarding.signContract',
  method: 'POST',
  path: 'onboarding/contract/sign',
  summary:
    'Signs the agreement that was shown, with the legal name; kept for good with time, address and hash. The same again changes nothing.',
  access: loggedIn,
  limit: { points: 30, seconds: 3600, per: 'subject' },
  body: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    name: z.string().trim().min(1).max(121).regex(visiblePattern),
  }),
  response: ApplicationView,
  problems: [
    problems.applicationClosed,
    problems.refusedUnderage,
    problems.personMissing,
    problems.contractChanged,
    problems.signatureDiffers,
  ],
});

export const readContractStanding = route({
  name: 'onboarding.readContractStanding',
  method: 'GET',
  path: 'onboarding/contract/standing',
  summary: 'Which version of the agreement the caller signed, and until when a new one is to be signed.',
  access: loggedIn,
  response: ContractStanding,
});

export const JoiningSignature = z
  .object({ id: z.int(), version: z.int(), language: z.string(), sha256: z.string(), at: z.number() })
  .meta({ id: 'JoiningSignature' });
export type JoiningSignature = z.output<typeof JoiningSignature>;

export const listOwnSignatures = route({
  name: 'onboarding.ownSignatures',
  method: 'GET',
  path: 'onboarding/contract/signatures',
  summary: 'The caller’s signatures, the latest first.',
  access: loggedIn,
  response: z.object({ signatures: z.array(JoiningSignature) }),
});
export const downloadOwnContract = route({
  name: 'onboarding.downloadContract',
  method: 'GET',
  path: 'onboarding/contract/file/{signatureId}',
  cost: 15,
  summary: 'The agreement as the caller signed it, as a PDF with the signature below.',
  access: loggedIn,
  params: z.object({ signatureId: rowIdText }),
  response: z.unknown(),
  problems: [notFound],
});
