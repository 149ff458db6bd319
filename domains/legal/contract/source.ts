import type { LegalBlock, LegalDocument, LegalSection } from './document.ts';

/**
 * The sections of a document as an operator writes them:
 *
 *     ## Heading {#anchor}
 *     A paragraph; a line break in it stays one.
 *
 *     - a point
 *     - another, which continues
 *       in an indented line
 *
 * A blank line ends a paragraph or a list. Nothing else means anything: every other sign is shown as it stands.
 */
export const formatSections = (sections: readonly LegalSection[]): string =>
  sections
    .map(({ anchor, title, body }) => [`## ${title} {#${anchor}}`, ...body.map(formatBlock)].join('\n\n'))
    .join('\n\n');

const formatBlock = (block: LegalBlock): string =>
  typeof block === 'string' ? block : block.map((point) => `- ${point.replaceAll('\n', '\n  ')}`).join('\n');

/** Reads what {@link formatSections} writes, and whatever else somebody typed: it never fails. */
export function parseSections(source: string): LegalSection[] {
  const sections: { anchor: string; title: string; body: LegalBlock[] }[] = [];
  for (const chunk of source.replaceAll('\r\n', '\n').split(/\n[ \t]*\n+/)) {
    let block = chunk.replace(/\s+$/, '').replace(/^\n+/, '');
    const heading = /^## *(.*?)(?: *\{#([^}]*)\})? *(?:\n|$)/.exec(block);
    if (heading) {
      sections.push({ title: heading[1] ?? '', anchor: heading[2] ?? '', body: [] });
      block = block.slice(heading[0].length);
    }
    if (block.trim() === '') continue;
    if (sections.length === 0) sections.push({ title: '', anchor: '', body: [] });
    sections.at(-1)?.body.push(/^- /.test(block) ? points(block) : block.trim());
  }
  return sections;
}

const points = (block: string): string[] =>
  block
    .split(/\n(?=- )/)
    .map((point) =>
      point
        .replace(/^- /, '')
        .replaceAll(/\n {2}/g, '\n')
        .trim(),
    )
    .filter((point) => point !== '');

/** An empty document, for a text that was never written. */
export const emptyDocument: LegalDocument = { title: '', summary: '', sections: [] };
