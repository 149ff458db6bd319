import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { publications } from '../server/shipped/publications.ts';
import { checkDocuments, issueWords } from './check-documents.ts';
import { diffDocuments } from './diff.ts';
import type { LegalDocument } from './document.ts';
import { render } from './render.ts';
import { formatSections, parseSections } from './source.ts';

const facts = { operator: 'O', address: 'A', email: 'E', site: 'S', coins: '4' };
const document: LegalDocument = {
  title: 'Terms',
  summary: 'What applies.',
  sections: [
    { anchor: 'scope', title: 'Scope', body: ['One\ntwo', ['first', 'second\ngoes on'], 'Three {operator}'] },
    { anchor: 'end', title: 'The end', body: ['So long.'] },
  ],
};

describe('what an operator writes', () => {
  it('is headings with anchors, paragraphs and points', () => {
    const source = formatSections(document.sections);
    expect(source).toContain('## Scope {#scope}\n\nOne\ntwo\n\n- first\n- second\n  goes on\n\nThree {operator}');
    expect(parseSections(source)).toEqual(document.sections);
  });

  it.each(publications.map((one) => [`${one.type} ${one.version}`, one.documents] as const))(
    '%s comes back as it was',
    (_, documents) => {
      for (const { sections } of Object.values(documents))
        expect(parseSections(formatSections(sections))).toEqual(sections);
    },
  );

  it('is read without ever failing, whatever somebody types', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('## a {#b}', '##', '- x', '  y', '', '<b>', '{operator}', '## c', '- ', '{#x}'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        expect(() => parseSections(lines.join('\n'))).not.toThrow();
      }),
    );
  });

  it('is never markup: whatever looks like it is shown as it stands', () => {
    const sections = parseSections('## <img src=x> {#a}\n\n<script>alert(1)</script>\n\n- **b** & "c"');
    const html = render({ ...document, sections }, facts);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<li>**b** &amp; &quot;c&quot;</li>');
    expect(html).not.toMatch(/<(script|img)/);
  });
});

describe('before publishing', () => {
  const all = (change: Partial<Record<'de' | 'en' | 'nl' | 'es', LegalDocument>>) =>
    checkDocuments({ de: document, en: document, nl: document, es: document, ...change });
  const kinds = (issues: ReturnType<typeof checkDocuments>) =>
    issues.map(({ language, kind, detail }) => `${language} ${kind} ${detail}`.trim());

  it('nothing is wrong with languages that say the same', () => {
    expect(all({})).toEqual([]);
  });
  it('every language needs the same sections in the same order, each with as many paragraphs and points', () => {
    const [scope, end] = document.sections as [LegalDocument['sections'][0], LegalDocument['sections'][0]];
    expect(kinds(all({ nl: { ...document, sections: [scope] } }))).toEqual(['nl sections end']);
    expect(kinds(all({ nl: { ...document, sections: [end, scope] } }))).toEqual(['nl sections end, scope']);
    const shorter = { ...document, sections: [{ ...scope, body: ['One', ['first'], 'Three'] }, end] };
    expect(kinds(all({ es: shorter }))).toEqual(['es blocks scope']);
  });
  it('title, summary, headings, anchors and words are there, and only facts there are', () => {
    const bad: LegalDocument = {
      title: ' ',
      summary: 'x',
      sections: [
        { anchor: 'A b', title: '', body: [] },
        { anchor: 'x', title: 'X', body: ['{phone} {operator}'] },
        { anchor: 'x', title: 'X', body: ['y'] },
      ],
    };
    expect(kinds(all({ de: bad, en: bad, nl: bad, es: bad })).filter((one) => one.startsWith('en'))).toEqual([
      'en title',
      'en anchor 1',
      'en emptySection 1',
      'en anchorTwice x',
      'en fact {phone}',
    ]);
    expect(issueWords({ language: 'en', kind: 'fact', detail: '{phone}' }, 'de')).toBe(
      'Eine Angabe namens {phone} gibt es nicht.',
    );
  });
});

test('what changed is shown word by word, and what did not as it is', () => {
  const after = {
    ...document,
    sections: [
      { anchor: 'scope', title: 'Scope', body: ['One\ntwo', ['first', 'third'], 'Three {operator}'] },
      { anchor: 'end', title: 'The end', body: ['So very long.', 'Really.'] },
    ],
  };
  const changed = diffDocuments(document, after).filter((line) => line.some(({ kind }) => kind !== 'same'));
  expect(changed.map((line) => line.map(({ kind, text }) => `${kind}:${text}`))).toEqual([
    ['same:- ', 'gone:second', 'new:third'],
    ['gone:  goes on'],
    ['same:So ', 'new:very ', 'same:long.'],
    ['new:Really.'],
  ]);
  expect(
    diffDocuments(document, document)
      .flat()
      .every(({ kind }) => kind === 'same'),
  ).toBe(true);
});
