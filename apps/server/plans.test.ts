import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { getFavouriteActors, getPinnedActors, pinnedModels } from '#domains/favourites/contract/index.ts';
import { getGuestBalance, getGuestStatement } from '#domains/ledger/contract/index.ts';
import { continueWatching, mediaLibrary } from '#domains/library/contract/index.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { messengerChannels, unreadMessageCount } from '#domains/messenger/contract/index.ts';
import { getNewestNotifications } from '#domains/notifications/contract/index.ts';
import {
  getActorDataByIdOrName,
  getActorStates,
  getOwnActorFacts,
  modelRecommendations,
  models,
} from '#domains/performers/contract/index.ts';
import { getForYou, preferencedModels } from '#domains/recommendations/contract/index.ts';
import { searchActors, searchResult } from '#domains/search/contract/index.ts';
import { searchVideos, videos } from '#domains/videos/contract/index.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testKit } from '#kit/testing/kit.ts';
import { tablesOfDomains } from './contract-files.ts';
import { composeDomains } from './domains.ts';
import { actors, fillLargeTables, guests } from './testing/large-tables.ts';
import type { Asked } from './testing/plans.ts';
import { readingOf, wholeReadings } from './testing/plans.ts';

const made = await testKit(await tablesOfDomains());
const kit = { ...made, liveMedia: new FakeMedia(made.clock) };
const { inOrder, domains } = composeDomains(kit);
const dispatcher = testDispatcher(
  kit,
  inOrder.flatMap((domain) => [...domain.handlers]),
);
const visitor = testClient(dispatcher, { accountId: null, roles: [] });
const guest = testClient(dispatcher, { accountId: guests.first + 7, subjectId: guests.first + 7, roles: ['guest'] });
const actorId = actors.first + 9;
const ids = Array.from({ length: 60 }, (_, place) => actors.first + place * 3);

const client = new pg.Client({ connectionString: kit.config.DATABASE_URL });
onFileEnd(() => client.end());
let large: ReadonlySet<string>;
beforeAll(async () => {
  await client.connect();
  await domains.videos.start?.();
  await domains.search.start?.();
  large = await fillLargeTables(client, kit.clock.now());
});

/** Statements that a call asks, as they reach the driver. */
async function askedBy(call: () => Promise<unknown>): Promise<Asked[]> {
  const all: Asked[] = [];
  const { query } = pg.Client.prototype;
  const watching = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const asked = readingOf(given);
    if (asked) all.push(asked);
    return Reflect.apply(query, this, given);
  });
  try {
    expect(await call()).toMatchObject({ ok: true });
  } finally {
    watching.mockRestore();
  }
  return all;
}

const find = (searchPattern: string) =>
  visitor.call(searchResult, { params: { language: 'en', searchPattern }, query: { withTotalCount: 'true' } });

/** What pages ask for most. */
const calls: Record<string, () => Promise<unknown>> = {
  'the live grid of the homepage': () => visitor.query(models, { first: 60 }),
  'a theme of the homepage': () => visitor.query(models, { first: 60, filter: { category: 'music' } }),
  'new performers of the homepage': () => visitor.query(models, { first: 12, order: 'newest', offset: 600 }),
  'videos of the homepage': () => visitor.query(videos, { order: 'topTrending', first: 12 }),
  'cards: what changes by the minute': () => visitor.call(getActorStates, { query: { ids: ids.join() } }),
  'cards: what is the guest’s own': () =>
    guest.call(getOwnActorFacts, { query: { ids: ids.join(), fields: 'isFavoriteActorOfGuest' } }),
  'a profile': () => guest.call(getActorDataByIdOrName, { params: { actorIdOrName: String(actorId) }, query: {} }),
  'a search of everything by a name': () => find('bakenola'),
  'a search of everything by a beginning': () => find('ba'),
  'a search of everything by a rare word': () => find('evenign 777'),
  'a search of performers by a slip': () => visitor.query(searchActors, { pattern: 'bakemola' }),
  'a search of videos': () => visitor.query(searchVideos, { pattern: 'birthday 77' }),
  'a guest’s favourites': () => guest.call(getFavouriteActors, { query: {} }),
  'the strip of favourites': () => guest.call(getPinnedActors, {}),
  'favourites as cards': () => guest.query(pinnedModels, {}),
  'the messenger’s list': () => guest.query(messengerChannels, {}),
  'unread messages': () => guest.query(unreadMessageCount, {}),
  'a balance': () => guest.call(getGuestBalance, {}),
  'a statement': () => guest.call(getGuestStatement, { query: {} }),
  'a library': () => guest.query(mediaLibrary, {}),
  'where a guest stopped watching': () => guest.query(continueWatching, {}),
  notifications: () => guest.call(getNewestNotifications, {}),
  'recommendations for a guest': () => guest.call(getForYou, { query: {} }),
  'performers a guest likes': () => guest.query(preferencedModels, {}),
  'performers like one': () => visitor.query(modelRecommendations, { currentActorId: actorId }),
};

/** Whole readings that are meant, with why. */
const meant: readonly { readonly call: RegExp; readonly statement: RegExp; readonly why: string }[] = [
  {
    call: /^(?:the live grid|new performers)/,
    statement: /^select count\(\*\)/,
    why: 'how many there are, counted for everybody at once and given out again (list-models.ts)',
  },
];

it('there are large tables to look at', () => {
  for (const table of ['performers.actors', 'videos.videos', 'favourites.pins', 'messenger.channels', 'ledger.entries'])
    expect(large).toContain(table);
});

it.each(Object.keys(calls))('reads no large table from one end to the other: %s', async (name) => {
  const asked = await askedBy(calls[name] as () => Promise<unknown>);
  expect(asked.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const statement of asked)
    for (const reading of await wholeReadings(client, statement, large))
      if (!meant.some((one) => one.call.test(name) && one.statement.test(statement.text)))
        wrong.push(`${reading} for ${name}: ${statement.text}`);
  nothingWrong([...new Set(wrong)]);
});
