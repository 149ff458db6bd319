import { z } from 'zod';
import type { languages } from '#kit/contract/access.ts';

/** Facts of the platform that a text may ask for in braces: `{operator}`; `coins` is how many make a euro. */
export const factNames = ['operator', 'address', 'email', 'site', 'coins'] as const;
export type FactName = (typeof factNames)[number];
export type Facts = Readonly<Record<FactName, string>>;
export const facts = z.object({
  operator: z.string(),
  address: z.string(),
  email: z.string(),
  site: z.string(),
  coins: z.string(),
});

/** Words of a person: line breaks, but no other control character and no half of a character. */
const words = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u);

/** A paragraph, or a list of its points. Plain words: markup in them is shown as it stands. */
export const legalBlock = z.union([words(8000), z.array(words(2000)).max(60)]);
export type LegalBlock = string | readonly string[];

export const legalSection = z
  .object({
    /** The same in every language, so that links to it survive a change of language. */
    anchor: words(40),
    title: words(200),
    body: z.array(legalBlock).max(80),
  })
  .meta({ id: 'LegalSection' });

/** A legal text in one language, before its {@link factNames} are filled in. */
export const legalDocument = z
  .object({
    title: words(200),
    /** One or two sentences that say what the text means for the reader. */
    summary: words(600),
    sections: z.array(legalSection).max(60),
  })
  .meta({ id: 'LegalDocument' });

export interface LegalSection {
  readonly anchor: string;
  readonly title: string;
  readonly body: readonly LegalBlock[];
}
export interface LegalDocument {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

export const legalDocuments = z.object({
  de: legalDocument,
  en: legalDocument,
  nl: legalDocument,
  es: legalDocument,
} satisfies Record<(typeof languages)[number], z.ZodType>);
export type LegalDocuments = Readonly<Record<(typeof languages)[number], LegalDocument>>;
