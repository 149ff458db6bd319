import { diffArrays } from 'diff';
import type { LegalDocument } from './document.ts';
import type { LegalPiece } from './legal-text.ts';
import { formatSections } from './source.ts';

export type Piece = Readonly<LegalPiece>;

/**
 * What changed between two wordings, word by word inside the blocks that are not the same. `lines` is how a document is
 * laid out: as operators write it, or as it is read.
 */
export function diffDocuments(before: LegalDocument, after: LegalDocument, lines = writtenLines): Piece[][] {
  return pair(lines(before), lines(after)).map(({ gone, fresh }) => {
    if (gone === fresh) return [{ kind: 'same', text: fresh ?? '' }];
    if (gone === null) return [{ kind: 'new', text: fresh ?? '' }];
    if (fresh === null) return [{ kind: 'gone', text: gone }];
    return merge(diff(gone.split(/(?<=\s)/), fresh.split(/(?<=\s)/)));
  });
}

const writtenLines = ({ title, summary, sections }: LegalDocument): string[] =>
  [title, summary, ...formatSections(sections).split(/\n+/)].filter((line) => line.trim() !== '');

/** A document line by line, without the signs of those who write it. */
export const readLines = ({ title, summary, sections }: LegalDocument): string[] => [
  title,
  summary,
  ...sections.flatMap((section, index) => [
    `${index + 1}. ${section.title}`,
    ...section.body.flatMap((block) => (typeof block === 'string' ? block : block.map((point) => `• ${point}`))),
  ]),
];

/** Lines that were taken out and put in at the same place are read as one that changed, if they have words in common. */
function pair(before: string[], after: string[]): { gone: string | null; fresh: string | null }[] {
  const result: { gone: string | null; fresh: string | null }[] = [];
  const waiting: string[] = [];
  const settle = (): void => {
    for (const gone of waiting.splice(0)) result.push({ gone, fresh: null });
  };
  for (const { kind, text } of diff(before, after)) {
    if (kind === 'gone') waiting.push(text);
    else if (kind === 'new') {
      const at = waiting.findIndex((one) => isAlike(one, text));
      for (const gone of at < 0 ? [] : waiting.splice(0, at)) result.push({ gone, fresh: null });
      result.push({ gone: at < 0 ? null : (waiting.shift() ?? null), fresh: text });
    } else {
      settle();
      result.push({ gone: text, fresh: text });
    }
  }
  settle();
  return result;
}

function isAlike(a: string, b: string): boolean {
  const words = new Set(a.split(/\s+/));
  const other = b.split(/\s+/);
  return other.filter((word) => words.has(word)).length * 2 >= Math.max(words.size, other.length) * 0.6;
}

/** Each element by itself, taken out before put in where both happened at one place. */
function diff(before: readonly string[], after: readonly string[]): Piece[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text): Piece => ({ kind: added ? 'new' : removed ? 'gone' : 'same', text })),
  );
}

/** Neighbours of one kind become one piece. */
function merge(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.kind === piece.kind) merged[merged.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else merged.push(piece);
  }
  return merged;
}
