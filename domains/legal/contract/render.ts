import { escapeHtml } from '#kit/html/escape.ts';
import type { Facts, LegalBlock, LegalDocument } from './document.ts';

/** The text with its facts filled in. @throws when it asks for a fact there is not */
export function fill(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name as keyof Facts] : undefined;
    if (fact === undefined) throw new Error(`A legal text asks for ${slot}, which is not among the facts.`);
    return fact;
  });
}

/** The document with its facts filled in everywhere. @throws when it asks for a fact there is not */
export function fillDocument({ title, summary, sections }: LegalDocument, facts: Facts): LegalDocument {
  const block = (part: LegalBlock) =>
    typeof part === 'string' ? fill(part, facts) : part.map((point) => fill(point, facts));
  return {
    title: fill(title, facts),
    summary: fill(summary, facts),
    sections: sections.map((one) => ({ ...one, title: fill(one.title, facts), body: one.body.map(block) })),
  };
}

/** A document as HTML: one section with heading and anchor per section, everything inside escaped. */
export function render(document: LegalDocument, facts: Facts): string {
  const words = (text: string): string => escapeHtml(fill(text, facts)).replaceAll('\n', '<br/>');
  const block = (part: string | readonly string[]): string =>
    typeof part === 'string'
      ? `<p>${words(part)}</p>`
      : `<ul>${part.map((entry) => `<li>${words(entry)}</li>`).join('')}</ul>`;
  return document.sections
    .map(
      ({ anchor, title, body }, index) =>
        `<section id="${escapeHtml(anchor)}"><h2>${index + 1}. ${words(title)}</h2>${body.map(block).join('')}</section>`,
    )
    .join('\n');
}

/** A document as a file that is readable on its own. */
export function renderFile(document: LegalDocument, facts: Facts, about: { language: string; line: string }): string {
  const title = escapeHtml(fill(document.title, facts));
  return [
    `<!DOCTYPE html><html lang="${about.language}"><head><meta charset="utf-8"/><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 Georgia,serif}h1,h2{line-height:1.25}</style>',
    `</head><body><h1>${title}</h1><p>${escapeHtml(about.line)}</p>`,
    render(document, facts),
    '</body></html>\n',
  ].join('\n');
}
