import { foldOf } from '#kit/text/fold.ts';

/** Something the palette can do or open. */
export type Command = {
  key: string;
  label: string;
  /** The heading it stands under. */
  group?: string | undefined;
  /** Other words people look for. */
  keywords?: readonly string[] | undefined;
  /** Found by a search on the server: fits whatever was written, and stands first in the order given. */
  found?: boolean | undefined;
};

const plain = foldOf;

function score(command: Command, words: readonly string[]): number {
  const label = plain(command.label);
  const all = [label, plain(command.group ?? ''), ...(command.keywords ?? []).map(plain)].join(' ');
  let total = 0;
  for (const word of words) {
    if (label.startsWith(word)) total += 4;
    else if (label.includes(` ${word}`)) total += 3;
    else if (label.includes(word)) total += 2;
    else if (all.includes(word)) total += 1;
    else return 0;
  }
  return total;
}

/** The commands that hold every word of `query`, best first; accents and capitals do not matter. All when empty. */
export function rankCommands<C extends Command>(query: string, commands: readonly C[]): C[] {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...commands];
  return commands
    .map((command, place) => ({
      command,
      place,
      score: command.found ? Number.POSITIVE_INFINITY : score(command, words),
    }))
    .filter((ranked) => ranked.score > 0)
    .sort((a, b) => (a.score === b.score ? a.place - b.place : b.score - a.score))
    .map((ranked) => ranked.command);
}
