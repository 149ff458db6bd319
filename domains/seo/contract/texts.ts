import { z } from 'zod';
import { actorMissing, wordRefused } from '#domains/performers/contract/index.ts';
import { anyone, languages, operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { int32Max, rowIdText } from '#kit/contract/numbers.ts';
import { query, route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { placeholderUnknown, textChanged } from './problems.ts';

/** Longest title and description that search engines show whole, the shortest description worth showing, longest text. */
export const seoLimits = { title: 60, shortestDescription: 70, description: 160, body: 6000 } as const;

/** Lower-case words and digits, joined by hyphens. */
export const SeoTag = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

/** What a text's lines in the audit log are about. */
export const auditSubject = (tag: string): string => `seoText:${tag}`;

/** A stretch of a text: its heading, empty when it has none, and its paragraphs. */
export const SeoBlock = z.object({ heading: z.string(), paragraphs: z.array(z.string()) }).meta({ id: 'SeoBlock' });

/** What a page says to search engines, placeholders filled in; `blocks` is empty when nobody wrote a text. */
export const SeoContent = z
  .object({ tag: z.string(), title: z.string(), description: z.string(), blocks: z.array(SeoBlock) })
  .meta({ id: 'SeoContent' });
export type SeoContent = z.infer<typeof SeoContent>;

export const seoTexts = query({
  name: 'seoTexts',
  summary:
    'SEO texts by tags, in the language of the request and in the order asked (spec 2 §7). A narrower tag without a text of its own answers with its page’s; a tag of no page is left out.',
  access: anyone,
  shared: true,
  args: z.object({ tags: z.array(SeoTag).min(1).max(20) }),
  result: z.array(SeoContent),
});

export const getActorSeoContent = route({
  name: 'getActorSeoContent',
  method: 'GET',
  path: 'seo/getActorSeoContent/{actorId}/{tagGroup}',
  summary: 'The SEO text of a performer’s pages by tag group: overview, about, pictures, live-show, or a theme.',
  access: anyone,
  shared: true,
  params: z.object({ actorId: rowIdText, tagGroup: SeoTag }),
  response: SeoContent.extend({ actorId: z.int(), tagGroup: z.string() }),
  problems: [actorMissing],
});

/** Who runs the site, for structured data; `profiles` are its pages elsewhere. */
export const getSite = route({
  name: 'getSeoSite',
  method: 'GET',
  path: 'seo/site',
  summary: 'Name, address, logo and profiles of the platform.',
  access: anyone,
  shared: true,
  response: z.object({ name: z.string(), url: z.string(), logo: z.string(), profiles: z.array(z.string()) }),
});

const n = seoLimits.shortestDescription;
const tooShort = {
  en: `At least ${n} characters, or none at all.`,
  de: `Mindestens ${n}\u00a0Zeichen oder gar keine.`,
  nl: `Minstens ${n}\u00a0tekens, of helemaal geen.`,
  es: `Como mínimo ${n}\u00a0caracteres, o ninguno.`,
};

/** One language of a text: empty parts fall back to what the platform says by itself. */
export const SeoWords = z
  .object({
    title: z.string().trim().max(seoLimits.title),
    description: z
      .string()
      .trim()
      .max(seoLimits.description)
      .refine((text) => text === '' || text.length >= seoLimits.shortestDescription, {
        params: { words: tooShort },
      }),
    body: z.string().trim().max(seoLimits.body),
  })
  .meta({ id: 'SeoWords' });
export type SeoWords = z.infer<typeof SeoWords>;
const inLanguages = z.object({ de: SeoWords, en: SeoWords, nl: SeoWords, es: SeoWords });

/** A page that has texts, with its name in the language of the request. */
export const SeoPageName = z.object({ page: z.string(), name: z.string() }).meta({ id: 'SeoPageName' });
export type SeoPageName = z.infer<typeof SeoPageName>;

/**
 * A text as operators see it. `version` counts its changes from 1; `standard` is what the platform says by itself;
 * `placeholders` are what may stand in braces.
 */
export const SeoText = z
  .object({
    tag: z.string(),
    page: z.string(),
    placeholders: z.array(z.string()),
    version: z.int(),
    words: inLanguages,
    standard: inLanguages,
    updatedAt: z.number().describe('milliseconds since the Unix epoch'),
    updatedBy: z.int().nullable(),
  })
  .meta({ id: 'SeoText' });
export type SeoText = z.infer<typeof SeoText>;

/** A text in the list; `written` are the languages that have one. */
export const SeoTextLine = SeoText.omit({ words: true, standard: true, placeholders: true })
  .extend({ written: z.array(z.enum(languages)), title: z.string() })
  .meta({ id: 'SeoTextLine' });
export type SeoTextLine = z.infer<typeof SeoTextLine>;

const tag = z.object({ tag: SeoTag });
export const listSeoTexts = route({
  name: 'listSeoTexts',
  method: 'GET',
  path: 'office/seo/texts',
  summary:
    'All texts, by page and by what their tag holds; `missing` narrows to those without a text in that language.',
  access: operators('content'),
  audit: auditedRead('seo.listTexts'),
  query: z.object({
    page: SeoTag.optional(),
    search: typedText('search').max(60).optional(),
    missing: z.enum(languages).optional(),
  }),
  response: z.object({ texts: z.array(SeoTextLine), pages: z.array(SeoPageName) }),
});
export const readSeoText = route({
  name: 'readSeoText',
  method: 'GET',
  path: 'office/seo/text/{tag}',
  summary: 'A text in all languages. One nobody has written yet answers empty, with version 0.',
  access: operators('content'),
  audit: auditedRead('seo.readText', 'seoText:{tag}'),
  params: tag,
  response: SeoText,
  problems: [notFound],
});
export const saveSeoText = route({
  name: 'saveSeoText',
  method: 'POST',
  path: 'office/seo/text/{tag}',
  summary: 'Stores a text in all languages; `version` is the one that was read, 0 for a new one.',
  access: operators('content'),
  audit: selfAuditedChange('seo.saveText', 'seoText:{tag}'),
  params: tag,
  body: z.object({ version: z.int().min(0).max(int32Max), words: inLanguages }),
  response: SeoText,
  problems: [notFound, placeholderUnknown, textChanged, wordRefused],
});
