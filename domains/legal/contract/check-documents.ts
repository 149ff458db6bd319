import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import type { LegalBlock, LegalDocument, LegalDocuments } from './document.ts';
import { factNames } from './document.ts';

/** What keeps documents from being published. `detail` is what it is about: an anchor, a fact, a section's number. */
export interface Issue {
  readonly language: Language;
  readonly kind: keyof typeof sentences;
  readonly detail: string;
}

const sentences = {
  title: {
    en: 'Title or summary is empty.',
    de: 'Titel oder Zusammenfassung fehlt.',
    nl: 'Titel of samenvatting ontbreekt.',
    es: 'Falta el título o el resumen.',
  },
  noSections: {
    en: 'There is no section.',
    de: 'Es gibt keinen Abschnitt.',
    nl: 'Er is geen sectie.',
    es: 'No hay ninguna sección.',
  },
  anchor: {
    en: 'Section {detail} needs an anchor of lower-case letters, digits and dashes: ## Heading {#anchor}',
    de: 'Abschnitt {detail} braucht einen Anker aus Kleinbuchstaben, Ziffern und Strichen: ## Überschrift {#anker}',
    nl: 'Sectie {detail} heeft een anker nodig van kleine letters, cijfers en streepjes: ## Kop {#anker}',
    es: 'La sección {detail} necesita un ancla de minúsculas, cifras y guiones: ## Título {#ancla}',
  },
  anchorTwice: {
    en: 'Two sections have the anchor {detail}.',
    de: 'Zwei Abschnitte haben den Anker {detail}.',
    nl: 'Twee secties hebben het anker {detail}.',
    es: 'Dos secciones tienen el ancla {detail}.',
  },
  emptySection: {
    en: 'Section {detail} has no heading or no words.',
    de: 'Abschnitt {detail} hat keine Überschrift oder keinen Text.',
    nl: 'Sectie {detail} heeft geen kop of geen tekst.',
    es: 'La sección {detail} no tiene título o texto.',
  },
  fact: {
    en: 'There is no fact called {detail}.',
    de: 'Eine Angabe namens {detail} gibt es nicht.',
    nl: 'Er is geen gegeven met de naam {detail}.',
    es: 'No hay ningún dato llamado {detail}.',
  },
  sections: {
    en: 'The sections are not those of the German text: {detail}',
    de: 'Die Abschnitte sind nicht die des deutschen Textes: {detail}',
    nl: 'De secties zijn niet die van de Duitse tekst: {detail}',
    es: 'Las secciones no son las del texto alemán: {detail}',
  },
  blocks: {
    en: 'Section {detail} has not as many paragraphs and points as in German.',
    de: 'Abschnitt {detail} hat nicht so viele Absätze und Punkte wie im Deutschen.',
    nl: 'Sectie {detail} heeft niet evenveel alinea’s en punten als in het Duits.',
    es: 'La sección {detail} no tiene tantos párrafos y puntos como en alemán.',
  },
} as const satisfies Record<string, Texts>;

/** The issue as a sentence for a person. */
export const issueWords = ({ kind, detail }: Issue, language: Language): string =>
  sentences[kind][language].replace('{detail}', detail);

const known: ReadonlySet<string> = new Set(factNames);
const shape = (block: LegalBlock): string => (typeof block === 'string' ? 'p' : String(block.length));

/** Everything that keeps a text from being published. German is the measure for the others. */
export const checkDocuments = (documents: LegalDocuments): Issue[] =>
  languages.flatMap((language) => [
    ...ownIssues(documents[language], language),
    ...(language === 'de' ? [] : differences(documents.de, documents[language], language)),
  ]);

function ownIssues({ title, summary, sections }: LegalDocument, language: Language): Issue[] {
  const issue = (kind: Issue['kind'], detail = ''): Issue => ({ language, kind, detail });
  const anchors = sections.map(({ anchor }) => anchor);
  const words = [title, summary, ...sections.flatMap((section) => [section.title, ...section.body.flat()])];
  const names = words.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string));
  return [
    ...(title.trim() && summary.trim() ? [] : [issue('title')]),
    ...(sections.length > 0 ? [] : [issue('noSections')]),
    ...sections.flatMap((section, index) => [
      ...(/^[a-z][a-z0-9-]*$/.test(section.anchor) ? [] : [issue('anchor', String(index + 1))]),
      ...(section.title.trim() && section.body.flat().some((text) => text.trim())
        ? []
        : [issue('emptySection', String(index + 1))]),
    ]),
    ...[...new Set(anchors.filter((anchor, index) => anchor && anchors.indexOf(anchor) !== index))].map((anchor) =>
      issue('anchorTwice', anchor),
    ),
    ...[...new Set(names)].filter((name) => !known.has(name)).map((name) => issue('fact', `{${name}}`)),
  ];
}

function differences(german: LegalDocument, other: LegalDocument, language: Language): Issue[] {
  const wanted = german.sections.map(({ anchor }) => anchor);
  const found = other.sections.map(({ anchor }) => anchor);
  if (wanted.join() !== found.join()) {
    const odd = [...wanted.filter((one) => !found.includes(one)), ...found.filter((one) => !wanted.includes(one))];
    return [{ language, kind: 'sections', detail: (odd.length > 0 ? odd : found).join(', ') }];
  }
  return german.sections
    .filter(({ body }, index) => body.map(shape).join() !== other.sections[index]?.body.map(shape).join())
    .map(({ anchor }) => ({ language, kind: 'blocks', detail: anchor }));
}
