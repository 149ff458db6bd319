import type { SignatureFacts } from '#domains/onboarding/server/index.ts';
import { signatureLines } from '#domains/onboarding/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { openPdf, quiet } from '#kit/pdf/pdf.ts';

const words = {
  en: {
    title: 'Studio agreement',
    version: 'Version',
    read: 'In your language, to read',
    signed: 'What was signed',
  },
  de: {
    title: 'Studiovereinbarung',
    version: 'Version',
    read: 'In deiner Sprache, zum Lesen',
    signed: 'Was unterschrieben wurde',
  },
  nl: {
    title: 'Studio-overeenkomst',
    version: 'Versie',
    read: 'In jouw taal, om te lezen',
    signed: 'Wat is ondertekend',
  },
  es: {
    title: 'Acuerdo de estudio',
    version: 'Versión',
    read: 'En tu idioma, para leer',
    signed: 'Lo que se firmó',
  },
} as const;

/** A signed agreement, and who reads it. */
export interface SignedAgreement extends SignatureFacts {
  readonly version: number;
  /** The words that were signed: those the hash is of. */
  readonly paragraphs: readonly string[];
  /** The same words in the reader's language, where they were signed in another and can be told. */
  readonly translated: readonly string[] | null;
  readonly language: Language;
  readonly operator: string;
}

/** The agreement with its signature below, as pages to keep. The properties of the file name nobody. */
export function agreementPdf(signed: SignedAgreement): Promise<Uint8Array> {
  const { language, version, operator, paragraphs, translated, at } = signed;
  const said = words[language];
  const line = `${operator} · ${said.version} ${version}`;
  const { add, finish } = openPdf({ language, title: said.title, author: operator, subject: line, date: at });
  const addAll = (texts: readonly string[]): void => {
    for (const text of texts) add('P', text, { size: 10.5 });
  };
  add('H1', said.title, { size: 22, weight: 800 });
  add('P', line, { size: 9, color: quiet });
  if (translated !== null) {
    add('H2', said.read, { size: 13, weight: 800 });
    addAll(translated);
    add('H2', said.signed, { size: 13, weight: 800 });
  }
  addAll(paragraphs);
  const signature = signatureLines(language, signed);
  add('H2', signature.title, { size: 13, weight: 800 });
  addAll(signature.lines);
  add('P', signature.hash, { size: 9, color: quiet });
  return finish(line);
}
