import { expect, test } from 'vitest';
import { checkedDomain } from '#architecture/checked-domain.ts';
import { languages } from '#kit/i18n/language.ts';
import type { SourceBytes } from './first-load.ts';
import { firstLoad } from './first-load.ts';

const kB = 1024;

/** JavaScript a first visit of the homepage may load, in bytes after gzip, of whomever: domains to come have their part of it. */
const homepage = 136 * kB;
/** What of it may be nobody's: libraries, the kit, the shell and its words. */
const frame = 128 * kB;

/** Where visits begin, the routes of each, and what one domain may bring there, in kB; a domain that is not named 1.2. */
const places = [
  {
    place: 'home',
    routes: ['guest', 'performers.home'],
    domains: { performers: 2.8, guest: 1.7 },
  },
  {
    place: 'a list',
    routes: ['guest', 'performers.cams'],
    // The addresses of its themes come with the list, not with the frame.
    domains: { performers: 5.2, guest: 3.2 },
  },
  {
    place: 'a profile',
    routes: ['guest', 'performers.profile'],
    domains: { performers: 4.8, guest: 3.8, notices: 4.4, identity: 3, live: 3, tracking: 2.4, experiments: 1.5 },
  },
  {
    place: 'a room',
    routes: ['guest', 'live.room'],
    domains: {
      live: 28,
      notices: 4.8,
      guest: 4.1,
      identity: 3,
      tracking: 2.4,
      performers: 2.2,
      conversation: 2.4,
      experiments: 1.5,
    },
  },
] as const;
const others = 1.2;

const sum = (files: readonly SourceBytes[]): number => files.reduce((all, { bytes }) => all + bytes, 0);
const inKb = (bytes: number): string => `${(bytes / kB).toFixed(1)} KB`;
const longest = (files: readonly SourceBytes[]): string =>
  files
    .slice(0, 15)
    .map(({ file, bytes }) => `  ${inKb(bytes)} ${file}`)
    .join('\n');

test.each(languages)('the homepage loads at most 136 KB of JavaScript, and its frame 128 (%s)', (language) => {
  const files = firstLoad([`${language}.guest`, `${language}.performers.home`], [`${language}/guest`]);
  const ofFrame = files.filter(({ owner }) => owner === 'frame');
  const mend =
    'fetch what the first look does not need (apps/web/chunks.ts says how files are grouped); the largest are';
  expect(sum(ofFrame), `The frame is ${inKb(sum(ofFrame))}: ${mend}\n${longest(ofFrame)}`).toBeLessThanOrEqual(frame);
  expect(sum(files), `Home is ${inKb(sum(files))}: ${mend}\n${longest(files)}`).toBeLessThanOrEqual(homepage);
});

test.each(places)('no domain brings more to $place than it may', ({ place, routes, domains }) => {
  const files = firstLoad(
    routes.map((id) => `en.${id}`),
    ['en/guest'],
  );
  const owners = [...new Set(files.map(({ owner }) => owner))].filter(
    (owner) => owner !== 'frame' && (checkedDomain === undefined || owner === checkedDomain),
  );
  const wrong = owners.flatMap((owner) => {
    const own = files.filter((file) => file.owner === owner);
    const may = ((domains as Record<string, number>)[owner] ?? others) * kB;
    if (sum(own) <= may) return [];
    return [
      `${owner} brings ${inKb(sum(own))} to ${place} and may bring ${inKb(may)}. Fetch what is not seen at first: a lazy slot, \`fetched: true\`, lazy(() => import()). Its files there:\n${longest(own)}`,
    ];
  });
  expect(wrong.join('\n')).toBe('');
});
