import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import type { Source } from './sources.ts';
import { at, sources } from './sources.ts';

/** What people type and choose is read in these alone. */
const readers = /^kit\/(?:entries|i18n|forms)\//;
const isOfPages = ({ path }: Source): boolean =>
  /^(?:domains\/[^/]+\/web|kit\/(?:ui|web|forms)|apps\/web)\//.test(path) && /(?<!\.test)\.tsx?$/.test(path);

function found(pattern: RegExp, among: (source: Source) => boolean): string[] {
  return sources
    .filter(among)
    .flatMap((source) =>
      [...source.text.matchAll(pattern)].map((match) =>
        at(source, source.text.slice(0, match.index).split('\n').length),
      ),
    );
}

it('fields for numbers, days and times are the one field of the site, which keeps what it cannot read', () => {
  const own = /type=(?:\{?['"])(?:number|date|datetime-local|time|month|week)['"]|\? '(?:number|date|datetime-local)'/g;
  const allowed = ['kit/ui/primitives/entry-field.tsx', 'kit/web/list/list-filters.tsx'];
  nothingWrong(
    found(own, (source) => isOfPages(source) && !allowed.includes(source.path)).map(
      (place) => `${place}: a field of its own kind: EntryField with an entry of kit/entries.`,
    ),
  );
});

it('no form makes a number or a time of what was typed by itself: what cannot be read would become NaN, 0 or nothing', () => {
  const byHand =
    /(?:Number(?:\.parse\w+)?|parseInt|parseFloat|new Date|Date\.parse)\(\s*(?:String\()?\s*(?:[\w.]*[fF]orm\w*\.get\(|read\('|\w+\.(?:currentTarget|target)\.value)|valueAs(?:Number|Date)/g;
  nothingWrong(
    found(byHand, (source) => isOfPages(source) && !readers.test(source.path)).map(
      (place) =>
        `${place}: reads an entry by hand: readEntry or readEntries of kit/entries, which refuse at the field.`,
    ),
  );
});

it('keys in fields are heard by one function, which leaves words that are being composed alone', () => {
  const home = 'kit/ui/primitives/typed-keys.ts';
  const hears = /onKey(?:Down|Up|Press)=|'key(?:down|up|press)'/;
  const asks = /['"](?:Enter|NumpadEnter|Escape|Tab)['"]/g;
  const withHome = /primitives\/typed-keys\.ts'|hooks\/use-keyboard-shortcut\.ts'|'\.\/typed-keys\.ts'/;
  // No field: the row itself has the focus.
  const allowed = ['kit/ui/primitives/table-row.tsx'];
  const isOther = (source: Source): boolean =>
    isOfPages(source) && source.path !== home && !allowed.includes(source.path);
  nothingWrong([
    ...found(asks, (source) => isOther(source) && hears.test(source.text) && !withHome.test(source.text)).map(
      (place) => `${place}: acts on a key by itself: typedKeys of ${home}, or a confirmed word sends.`,
    ),
    ...found(
      /\.isComposing\b|keyCode\b(?!: )/g,
      (source) => isOther(source) && !/use-keyboard-shortcut/.test(source.path),
    ).map((place) => `${place}: asks whether a word is being composed by itself: isComposing of ${home}.`),
  ]);
});

it('a day is a day of the zone of the product, wherever it is reckoned', () => {
  const byUtc =
    /toISOString\(\)\.slice\(0, (?:10|'yyyy-mm-dd'\.length)\)|getUTC(?:Date|Month|FullYear)\(|\.getDate\(\)|\.setHours\(/g;
  // A receipt that says UTC beside it.
  const allowed = ['domains/legal/server/withdraw.ts'];
  const isOurs = ({ path }: Source): boolean =>
    /^(?:domains|kit|apps|demo)\//.test(path) &&
    !/\.test\.tsx?$|\/testing\//.test(path) &&
    !readers.test(path) &&
    !allowed.includes(path);
  nothingWrong(
    found(byUtc, isOurs).map(
      (place) => `${place}: a day by another clock: dayOf, beginOfDay or boundsOfDays of kit/i18n/days.ts.`,
    ),
  );
});
