import type { LegalDocument } from '#domains/legal/contract/document.ts';
import type { Language } from '#kit/contract/access.ts';
import { openPdf, quiet } from '#kit/pdf/pdf.ts';
import type { SignatureFacts } from './signature-lines.ts';
import { signatureLines } from './signature-lines.ts';

interface Signed extends SignatureFacts {
  readonly version: number;
  readonly language: Language;
  readonly operator: string;
}

const versionWord = { en: 'Version', de: 'Version', nl: 'Versie', es: 'Versión' } as const;

/** An agreement with its signature below, as pages to keep. The properties of the file name nobody. */
export function contractPdf({ title, summary, sections }: LegalDocument, signed: Signed): Promise<Uint8Array> {
  const { language, version, operator, at } = signed;
  const line = `${operator} · ${versionWord[language]} ${version}`;
  const { add, finish } = openPdf({ language, title, author: operator, subject: line, date: at });
  add('H1', title, { size: 22, weight: 800 });
  add('P', line, { size: 9, color: quiet });
  add('P', summary, { size: 11, gap: 1 });
  for (const [index, section] of sections.entries()) {
    add('H2', `${index + 1}. ${section.title}`, { size: 13, weight: 800 });
    for (const block of section.body) {
      for (const text of typeof block === 'string' ? [block] : block.map((point) => `• ${point}`))
        add('P', text, { size: 10.5, ...(typeof block === 'string' ? {} : { indent: 12 }) });
    }
  }
  const signature = signatureLines(language, signed);
  add('H2', signature.title, { size: 13, weight: 800 });
  for (const text of signature.lines) add('P', text, { size: 10.5 });
  add('P', signature.hash, { size: 9, color: quiet });
  return finish(line);
}
