import { openPdf, quiet } from '#kit/pdf/pdf.ts';
import type { Facts, LegalDocument } from '../contract/index.ts';
import { fillDocument } from '../contract/render.ts';

/** What stands around the words of a text. */
export interface About {
  readonly language: string;
  /** Which text this is: operator, product, type, version and first day. */
  readonly line: string;
  /** The first day, as the date the file is of: the same text is the same file. */
  readonly date: string;
}

/** A heading is not left alone at the foot of a page: so much has to fit with it, in points. */
const keepWithHeading = 90;

/** A legal text as pages to print and to keep: tagged for screen readers, with an outline, and its numbers on each page. */
export function renderPdf(document: LegalDocument, facts: Facts, { language, line, date }: About): Promise<Uint8Array> {
  const { title, summary, sections } = fillDocument(document, facts);
  const about = { language, title, author: facts.operator, subject: line, date: new Date(`${date}T00:00:00Z`) };
  const { pdf, add, hasRoom, finish } = openPdf(about);
  add('H1', title, { size: 22, weight: 800 });
  add('P', line, { size: 9, color: quiet });
  add('P', summary, { size: 12, color: quiet, gap: 1.2 });
  for (const [index, section] of sections.entries()) {
    const heading = `${index + 1}. ${section.title}`;
    if (!hasRoom(keepWithHeading)) pdf.addPage();
    pdf.outline.addItem(heading);
    add('H2', heading, { size: 14, weight: 800 });
    for (const block of section.body) {
      if (typeof block === 'string') add('P', block, { size: 10.5 });
      else for (const point of block) add('P', `• ${point}`, { size: 10.5, indent: 12, gap: 0.35 });
    }
    pdf.y += 8;
  }
  return finish(line);
}
