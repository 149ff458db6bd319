import { z } from 'zod';
import { anyone, languages } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { query, route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';

/** Types of legal texts (spec 1 §3): terms of service, privacy policy, general terms, terms of use, imprint. */
export const legalTextTypes = ['TOS', 'PP', 'GTC', 'TOU', 'IMP'] as const;
export const LegalTextType = z.enum(legalTextTypes).meta({ id: 'LegalTextType' });
export type LegalTextType = z.infer<typeof LegalTextType>;

/** Whom a text is for (spec 1 §3): visitors of the site, performers in the studio; or what a performer signs to become one. */
export const legalProducts = ['vesper', 'studio', 'contract'] as const;
export const LegalProduct = z.enum(legalProducts).meta({ id: 'LegalProduct' });
export type LegalProduct = z.infer<typeof LegalProduct>;
/** The site is meant where no product is named. */
export const siteProduct = 'vesper' as const satisfies LegalProduct;

/** One text with all its versions: every product has its own of each type. */
export interface LegalTextKey {
  readonly product: LegalProduct;
  readonly type: LegalTextType;
}

/** Written, waiting for its first day, in force, or followed by another. Only the first is not public. */
export const legalStates = ['draft', 'scheduled', 'inForce', 'replaced'] as const;
export const LegalState = z.enum(legalStates).meta({ id: 'LegalState' });
export type LegalState = z.infer<typeof LegalState>;

/** Named, because it is an argument as well: a GraphQL document has to write the name of its type. */
const LegalTextLanguage = z.enum(languages).meta({ id: 'LegalTextLanguage' });

/** A legal text as it is published; `html` is made by us from plain words and holds no markup of anybody else. */
export const LegalText = z
  .object({
    id: z.int(),
    type: LegalTextType,
    /** The studio's own text, or the site's, which continues to apply where the studio has none. */
    product: LegalProduct,
    version: z.int(),
    language: LegalTextLanguage,
    html: z.string(),
    title: z.string(),
    summary: z.string(),
    state: LegalState,
    /** The first day it applies, and the first day it no longer does; null while nothing is published to follow it. */
    validFrom: z.iso.date(),
    validTo: z.iso.date().nullable(),
    sections: z.array(z.object({ anchor: z.string(), title: z.string() }).meta({ id: 'LegalTextSection' })),
  })
  .meta({ id: 'LegalText' });
export type LegalText = z.infer<typeof LegalText>;

/** A piece of two texts laid side by side: in both, only in the older one, only in the newer one. */
export const LegalPiece = z
  .object({ kind: z.enum(['same', 'gone', 'new']), text: z.string() })
  .meta({ id: 'LegalPiece' });
export type LegalPiece = z.infer<typeof LegalPiece>;

/** A published version in the history of a text; `id` downloads it in the language that was asked for. */
export const LegalTextVersion = LegalText.pick({
  id: true,
  version: true,
  state: true,
  validFrom: true,
  validTo: true,
}).meta({ id: 'LegalTextVersion' });
export type LegalTextVersion = z.infer<typeof LegalTextVersion>;

/** Which product an operation is about. */
export const productOrSite = LegalProduct.default(siteProduct);
const version = z.coerce.number().int().min(1).max(100_000);

export const getLegalText = route({
  name: 'getLegalText',
  method: 'GET',
  path: 'legal/text/{type}',
  summary:
    'A legal text in the language of the request: the version in force, or any version ever published; with the history of the text, newest first, and the types published at all. Where a product has none of its own the site’s applies.',
  access: anyone,
  params: z.object({ type: LegalTextType }),
  query: z.object({ product: productOrSite, version: version.optional() }),
  response: LegalText.extend({ history: z.array(LegalTextVersion), published: z.array(LegalTextType) }),
  problems: [notFound],
});

export const compareLegalText = route({
  name: 'legal.compareVersions',
  cost: 10,
  method: 'GET',
  path: 'legal/text/{type}/changes',
  summary:
    'What a published version says differently from the one before it, or from the one `from` names, in the language of the request: line by line, the pieces of each in order.',
  access: anyone,
  params: z.object({ type: LegalTextType }),
  query: z.object({ product: productOrSite, version, from: version.optional() }),
  response: z.object({
    version: z.int(),
    /** What it is compared with; null for the first version, which has nothing before it. */
    from: z.int().nullable(),
    lines: z.array(z.array(LegalPiece)),
  }),
  problems: [notFound],
});

/** A page for a browser, or pages to print. */
export const legalFileFormats = ['html', 'pdf'] as const;
export type LegalFileFormat = (typeof legalFileFormats)[number];

export const downloadLegalText = route({
  name: 'downloadLegalText',
  method: 'GET',
  path: 'asset/legal-text/download/{legalTextId}',
  cost: 15,
  summary: 'A legal text as an HTML or PDF file to keep: any version ever published, in any language (spec 1 §7).',
  access: anyone,
  params: z.object({ legalTextId: rowIdText }),
  query: z.object({ format: z.enum(legalFileFormats).optional() }),
  response: z.unknown(),
  problems: [notFound],
});

export const legalTexts = query({
  name: 'legalTexts',
  summary:
    'The legal texts in force, all types or one, of the site or of another product, in the language asked for or that of the request (spec 2 §7).',
  access: anyone,
  args: z.object({
    product: LegalProduct.optional(),
    type: LegalTextType.optional(),
    language: LegalTextLanguage.optional(),
  }),
  result: z.array(LegalText),
});
