import { z } from 'zod';
import { anyone, languages } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';

/** Types of legal texts (spec 1 §3): terms of service, privacy policy, general terms, terms of use, imprint. */
export const LegalTextType = z.enum(['TOS', 'PP', 'GTC', 'TOU', 'IMP']).meta({ id: 'LegalTextType' });
export type LegalTextType = z.infer<typeof LegalTextType>;

/** A legal text as it is published; `html` is made by us from plain words and holds no markup of anybody else. */
export const LegalText = z
  .object({
    id: z.int(),
    type: LegalTextType,
    product: z.string(),
    version: z.int(),
    language: z.enum(languages),
    html: z.string(),
    title: z.string(),
    summary: z.string(),
    validFrom: z.iso.date(),
    sections: z.array(z.object({ anchor: z.string(), title: z.string() })),
  })
  .meta({ id: 'LegalText' });
export type LegalText = z.infer<typeof LegalText>;

export const getLegalText = route({
  name: 'getLegalText',
  method: 'GET',
  path: 'legal/text/{type}',
  summary: 'The version of a legal text that is in force, in the language of the request.',
  access: anyone,
  params: z.object({ type: LegalTextType }),
  response: LegalText,
  problems: [notFound],
});

export const downloadLegalText = route({
  name: 'downloadLegalText',
  method: 'GET',
  path: 'asset/legal-text/download/{legalTextId}',
  summary: 'A legal text as an HTML file to keep.',
  access: anyone,
  params: z.object({ legalTextId: z.coerce.number().int().positive() }),
  response: z.unknown(),
  problems: [notFound],
});

export const operations = [getLegalText, downloadLegalText] as const;
