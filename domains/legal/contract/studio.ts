import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { LegalTextType } from './legal-text.ts';
import { notInForce } from './problems.ts';

const access = only('performer');

/** A text of the studio that a performer has not accepted yet. */
export const OpenLegalText = z
  .object({ type: LegalTextType, version: z.int(), title: z.string(), validFrom: z.iso.date() })
  .meta({ id: 'OpenLegalText' });
export type OpenLegalText = z.infer<typeof OpenLegalText>;

export const listOpenLegalTexts = route({
  name: 'legal.listOpen',
  method: 'GET',
  path: 'studio/legal/open',
  summary:
    'The studio’s own texts that ask the performer: each in the version in force now, until they accept it. None: nothing is open.',
  access,
  response: z.object({ open: z.array(OpenLegalText) }),
});

export const acceptStudioTexts = route({
  name: 'legal.acceptInStudio',
  method: 'POST',
  path: 'studio/legal/accept',
  summary:
    'Records that the performer accepted texts of the studio, each in the version they were shown. Refused when one of them is not in force any more; then nothing is recorded.',
  access,
  body: z.object({
    texts: z
      .array(z.object({ type: LegalTextType, version: z.int().min(1).max(100_000) }))
      .min(1)
      .max(5),
  }),
  response: z.object({ open: z.array(OpenLegalText) }),
  problems: [notInForce],
  limit: { points: 60, seconds: 3600, per: 'subject' },
});
