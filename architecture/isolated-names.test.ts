import { expect, it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { sources } from './sources.ts';

/** A person's name as what stands in an element; of people who write from right to left it turns what stands beside it. */
const name =
  /\{(?:(?:[\w.?]+\.)?(?:guestName|senderName|actorName|authorName)|(?:actor|guest|member|viewer|performer|partner|giver|buyer)\??\.name|nameOf\((?!day\))[^(){}]*\)|giver\([^(){}]*\))\}/g;
/** The element that something begins: an opening tag right before it. */
const opened = /<(\w+)((?:[^<>]|=>)*)>\s*$/;
/** Isolated by themselves. */
const isolating = new Set(['bdi', 'GuestLink']);

/** Names in an element that does not isolate them; values of properties (`name={actor.name}`) are none. */
const bare = (text: string): string[] =>
  [...text.matchAll(name)].flatMap(({ 0: written, index }) => {
    const before = text.slice(Math.max(0, index - 600), index);
    if (/[=$\w]$/.test(before)) return [];
    const tag = opened.exec(before);
    return tag && (isolating.has(tag[1] as string) || /dir="auto"/.test(tag[2] as string)) ? [] : [written];
  });

it('finds names that are not isolated', () => {
  for (const wrong of [
    '<h2 className="truncate">{one.actorName}</h2>',
    '<h1>\n  {actor.name} <span>{actor.age}</span></h1>',
    '<p>{nameOf(chat.guestName)}</p>',
    '<p>{t("with")} {giver(given)}</p>',
  ])
    expect([wrong, bare(wrong).length]).toEqual([wrong, 1]);
  for (const right of [
    '<h2><bdi>{one.actorName}</bdi></h2>',
    '<Avatar name={actor.name} />',
    '<span dir="auto">{actor.name}</span>',
    '<GuestLink id={guestId}>{guestName}</GuestLink>',
    '<Sheet title={nameOf(guestName)} />',
    'const { guestName } = chat;',
  ])
    expect([right, bare(right)]).toEqual([right, []]);
});

it('a name is isolated from what stands beside it: <bdi>, or dir="auto"', () => {
  nothingWrong(
    sources
      .filter(({ path }) => path.endsWith('.tsx') && !path.includes('.test.'))
      .flatMap(({ path, text }) =>
        bare(text).map(
          (written) =>
            `${path}: ${written} turns what stands beside it where it is written from right to left. Put it in <bdi>.`,
        ),
      ),
  );
});
