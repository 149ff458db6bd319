import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { LegalDocument, LegalDocuments } from '../../contract/document.ts';
import { formatSections, parseSections } from '../../contract/source.ts';

/** A document as it stands in the editor's fields. */
export interface TypedText {
  readonly title: string;
  readonly summary: string;
  readonly source: string;
}
export type TypedTexts = Readonly<Record<Language, TypedText>>;

const each = <A, B>(of: Readonly<Record<Language, A>>, make: (one: A) => B): Record<Language, B> =>
  Object.fromEntries(languages.map((language) => [language, make(of[language])])) as Record<Language, B>;

export const typedFrom = (documents: LegalDocuments): TypedTexts =>
  each(documents, ({ title, summary, sections }) => ({ title, summary, source: formatSections(sections) }));

export const documentsFrom = (texts: TypedTexts): Record<Language, LegalDocument> =>
  each(texts, ({ title, summary, source }) => ({
    title: title.trim(),
    summary: summary.trim(),
    sections: parseSections(source),
  }));
