import { doActorSearch } from '#domains/actor-search/contract/index.ts';
import { collections, homeTimeline, topCams } from '#domains/home/contract/index.ts';
import { modelCategories, modelRecommendations, models } from '#domains/performers/contract/index.ts';
import { getForYou, preferencedModels } from '#domains/recommendations/contract/index.ts';
import { searchActors, searchResult } from '#domains/search/contract/index.ts';
import { searchAsmr, searchVideos, videoHighlights, videoStars, videos } from '#domains/videos/contract/index.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { patterns } from '../search/run.ts';
import { firstActor, firstGuest } from './fill.ts';

/** What is asked, in some of its ways, and the same of the database alone where one statement says it. */
export interface Question {
  readonly name: string;
  /** How many ways of asking are gone through in turns. */
  readonly ways: number;
  ask(at: number): Promise<unknown>;
  readonly sql?: { readonly text: string; values(at: number): unknown[] } | undefined;
}

/** The page lists are also looked at. */
const farPage = 300;

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const shown = `state = 'published' and is_covered and not is_actor_locked`;
const byRank = 'order by is_online desc, favorite_count desc, id limit';

/** All questions of a world; `as` is a guest's client, or a visitor's. */
export function questionsOf(
  as: (guestId: number | null) => ApiClient,
  size: { actors: number; guests: number },
): Question[] {
  const visitor = as(null);
  const guest = (at: number): number => firstGuest + ((at * 7919) % size.guests);
  const actor = (at: number): number => firstActor + ((at * 104_729) % size.actors);
  const all: Question[] = [];
  const add = (
    name: string,
    ways: number,
    ask: Question['ask'],
    text?: string,
    values: (at: number) => unknown[] = () => [],
  ) => void all.push({ name, ways, ask, sql: text === undefined ? undefined : { text, values } });

  for (const [name, typed] of Object.entries(patterns)) {
    const isName = /name|beginning|letter/.test(name);
    add(
      `performers: ${name}`,
      typed.length,
      (at) => visitor.query(searchActors, { pattern: of(typed, at) }),
      isName
        ? `select * from performers.actors where not is_hidden and name_keys && $1::text[] ${byRank} 30`
        : `select * from performers.actors where not is_hidden and text_words @@ $1::tsquery ${byRank} 30`,
      (at) => {
        const word = of(typed, at).toLowerCase();
        return isName
          ? [[`^${word}`]]
          : [
              word
                .split(' ')
                .map((one) => `'${one}':*`)
                .join(' & '),
            ];
      },
    );
    add(`everything: ${name}`, typed.length, (at) =>
      visitor.call(searchResult, {
        params: { language: 'en', searchPattern: of(typed, at) },
        query: { take: 6, withTotalCount: 'true' },
      }),
    );
  }
  for (const [name, typed] of Object.entries({
    'a common word': ['evening', 'lake', 'dancing'],
    'a rare word': ['dancing 777', '98765', '4242'],
    'a slip': ['evenign', 'dansing', 'birthdya'],
    nothing: ['quixotry', 'xylophone', 'wwww'],
  }))
    add(
      `videos: ${name}`,
      typed.length,
      (at) => visitor.query(searchVideos, { pattern: of(typed, at) }),
      `select * from videos.videos where ${shown} and videos.parts_of(words, 1) @> videos.parts_of($1, 3) and position($1 in words) > 0
       order by likes desc, id desc limit 30`,
      (at) => [of(typed, at)],
    );
  add('videos with the tag ASMR: a word', 3, (at) =>
    visitor.query(searchAsmr, { pattern: of(['evening', 'lake', 'dancing'], at) }),
  );
  const letters = 'bdklnrstvz'.split('');
  add('proposals while typing, three letters', 30, (at) =>
    visitor.call(searchResult, {
      params: {
        language: 'en',
        searchPattern: `${of(letters, at)}${of(['a', 'e', 'o'], at)}${of(letters, at * 7 + 3)}`,
      },
      query: { take: 3 },
    }),
  );
  const facets = (body: object) => (at: number) =>
    visitor.call(doActorSearch, { query: {}, body: { searchConditions: [], ...body, ...(at < 0 && { page: 1 }) } });
  const condition = (filter: string, ...values: string[]) => ({ searchConditions: [{ filter, values }] });
  add(
    'facets: nothing chosen',
    1,
    facets({}),
    'select gender_type, count(*) from performers.actors where not is_hidden group by 1',
  );
  add(
    'facets: two languages',
    1,
    facets(condition('languages', 'de', 'nl')),
    `select v, count(*) from performers.actors a join actor_search.actor_traits t on t.actor_id = a.id, unnest(t.attributes) v
     where not a.is_hidden and a.languages && '{de,nl}' group by v`,
  );
  add('facets: hair', 1, facets(condition('hair', 'dark', 'red')));
  add('facets: mood, page 3', 1, facets({ ...condition('interests', 'music'), moodValue: 70, page: 3 }));
  add(
    'map: who is online around a place',
    1,
    facets({ ...condition('online', '1'), forcedGuestZip: '50667', radius: 200, withMarkers: true }),
  );

  add(
    'home: the live grid',
    1,
    () => visitor.query(models, { first: 60 }),
    `select * from performers.actors where not is_hidden ${byRank} 60`,
  );
  add('home: new performers', 1, () => visitor.query(models, { first: 12, order: 'newest' }));
  add(
    'home: a theme',
    5,
    (at) =>
      visitor.query(models, {
        first: 60,
        filter: { category: of(['music', 'talk', 'dance', 'games', 'cosplay'], at) },
      }),
    `select * from performers.actors where not is_hidden and categories @> array[$1] ${byRank} 60`,
    (at) => [of(['music', 'talk', 'dance', 'games', 'cosplay'], at)],
  );
  add('home: themes', 1, () => visitor.query(modelCategories, {}));
  add('home: timeline', 1, () => visitor.query(homeTimeline, {}));
  add('home: collections', 1, () => visitor.query(collections, {}));
  add('home: top cams', 4, (at) =>
    visitor.query(topCams, { list: of(['bestChats', 'top100', 'favourites', 'videoCall'] as const, at) }),
  );
  add('home: videos', 2, (at) => visitor.query(videoHighlights, { list: of(['trending', 'newest'] as const, at) }));
  add('home: video stars', 1, () => visitor.query(videoStars, {}));

  add('recommendations: for you', 1000, (at) => as(guest(at)).call(getForYou, { query: {} }));
  add('recommendations: preferred', 1000, (at) => as(guest(at)).query(preferencedModels, {}));
  add(
    'recommendations: like this one',
    1000,
    (at) => visitor.query(modelRecommendations, { currentActorId: actor(at) }),
    `select a.* from recommendations.likeness l join performers.actors a on a.id = l.other_id where l.actor_id = $1 order by score desc limit 4`,
    (at) => [actor(at)],
  );

  add(
    `page ${farPage}: performers`,
    5,
    (at) => visitor.query(models, { first: 30, offset: 30 * (farPage - 1 - (at % 5)) }),
    `select * from performers.actors where not is_hidden ${byRank} 30 offset $1`,
    (at) => [30 * (farPage - 1 - (at % 5))],
  );
  add(`page ${farPage}: everything, a theme`, 5, (at) =>
    visitor.call(searchResult, {
      params: { language: 'en', searchPattern: 'music' },
      query: { take: 10, from: 10 * (farPage - 1 - (at % 5)), withTotalCount: 'true' },
    }),
  );
  const cursors = new Map<string, Promise<string>>();
  const farCursor = (order: 'newest' | 'topRated'): Promise<string> => {
    const known = cursors.get(order) ?? walk(visitor, order);
    cursors.set(order, known);
    return known;
  };
  add(
    `page ${farPage}: videos`,
    2,
    async (at) => {
      const order = of(['newest', 'topRated'] as const, at);
      return visitor.query(videos, { order, first: 60, after: await farCursor(order) });
    },
    `select * from videos.videos where ${shown} order by released_at desc, id desc limit 60 offset ${60 * (farPage - 1)}`,
  );
  return all;
}

/** Where the page before the far one ends. */
async function walk(client: ApiClient, order: 'newest' | 'topRated'): Promise<string> {
  let after: string | undefined;
  for (let page = 1; page < farPage; page += 1) {
    const answer = await client.query(videos, { order, first: 60, ...(after && { after }) });
    if (!answer.ok) throw new Error(answer.problem.title);
    if (answer.data.next === null) break;
    after = answer.data.next;
  }
  return after ?? '';
}
