import type { Language } from '#kit/contract/access.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import type { Texts } from '#kit/contract/problem.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { PersonKind } from '#kit/personal-data/personal-data.ts';
import { personalData, personKinds } from '#kit/personal-data/personal-data.ts';
import type { RecordLine } from '#kit/personal-data/record.ts';
import { kindsOf, recordOf } from '#kit/personal-data/record.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { PersonalDataLine } from '../contract/personal-data.ts';
import { personalDataLines } from '../contract/personal-data.ts';

type Kinds = Readonly<Record<PersonKind, Texts>>;

function present(line: RecordLine, kinds: Kinds, language: Language): PersonalDataLine {
  const { key, domain, title, table, columns, what, who, purpose, givenTo, kept, erasure } = line;
  const words = 'event' in kept ? kept.event : 'because' in kept ? kept.because : null;
  return {
    key,
    area: { name: domain, label: title[language] },
    table,
    columns: [...columns],
    what: what[language],
    about: who.map((kind) => ({ name: kind, label: kinds[kind][language] })),
    purpose: purpose.label[language],
    basis: purpose.basis,
    givenTo: givenTo?.[language] ?? null,
    kept: {
      keeps: kept.keeps,
      days: kept.keeps === 'days' ? kept.days : null,
      years: 'years' in kept ? (kept.years ?? null) : null,
      law: kept.keeps === 'years' ? kept.law : null,
      words: words?.[language] ?? null,
    },
    erasure: {
      does: erasure.does,
      columns: erasure.does === 'blank' ? [...erasure.columns] : [],
      because: erasure.does === 'keep' ? erasure.because[language] : null,
    },
  };
}

function fits(line: PersonalDataLine, wanted: FilterValues<(typeof personalDataLines)['filters']>): boolean {
  const { search, about, area, basis, keeps, erasure } = wanted;
  const words = [line.what, line.purpose, line.table, line.kept.words, line.kept.law, line.erasure.because];
  return (
    (search === undefined || words.some((one) => one?.toLowerCase().includes(search.toLowerCase()))) &&
    (about === undefined || line.about.some(({ name }) => name === about)) &&
    (area === undefined || line.area.name === area) &&
    (basis === undefined || line.basis === basis) &&
    (keeps === undefined || line.kept.keeps === keeps) &&
    (erasure === undefined || line.erasure.does === erasure)
  );
}

/** What all domains hold about people, as a list. It is read from what they declare; nothing is asked of the database. */
export function personalDataList(extensions: Extensions): Handler[] {
  const entries = () => extensions.of(personalData);
  const kinds = () => kindsOf(extensions.of(personKinds));
  return handleList(personalDataLines, {
    async find({ filters, isDescending, after, limit }, { caller: { language } }) {
      const lines = recordOf(entries()).map((line) => present(line, kinds(), language));
      const byArea = new Intl.Collator(language);
      lines.sort((a, b) => byArea.compare(a.area.label, b.area.label) * (isDescending ? -1 : 1));
      const start = after === null ? 0 : lines.findIndex(({ key }) => key === after[1]) + 1;
      const found = lines.slice(start).filter((line) => fits(line, filters));
      return found.slice(0, limit).map((line) => ({ ...line, cursor: [line.area.name, line.key] as const }));
    },
    present: (rows) => rows.map(({ cursor: _, ...line }) => line),
    async facts(_, call) {
      const words = call.caller.language;
      return {
        kinds: Object.entries(kinds()).map(([name, label]) => ({ name, label: label[words] })),
        areas: entries().map(({ domain, title }) => ({ name: domain, label: title[words] })),
      };
    },
  });
}
