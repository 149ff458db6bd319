import type { searchVideos, videos } from '#domains/videos/contract/index.ts';
import type { FieldArgs } from '#kit/contract/operations.ts';

/** One list of videos, and the same question in bare SQL, of which the first thirty-one are read. */
export interface Question {
  readonly args?: FieldArgs<typeof videos>;
  readonly search?: FieldArgs<typeof searchVideos>;
  /** `/` stands between the condition and the order. */
  readonly bare: string;
}

const dayMs = 86_400_000;
const at = (ms: number): string => `to_timestamp(${ms / 1000})`;

/** Every list of the station and every order, as guests ask for them at an instant (epoch ms). */
export function questionsAt(now: number, { guestId, actorId }: { guestId: number; actorId: number }) {
  const topFrom = now - 274 * dayMs;
  const list = (args: FieldArgs<typeof videos>, bare: string): Question => ({ args, bare });
  return {
    newest: list({ order: 'newest' }, 'true / released_at desc, id desc'),
    'top rated (all)': list({ order: 'topRated' }, 'true / likes desc, id desc'),
    'top trending': list({ order: 'topTrending' }, 'true / views desc, id desc'),
    'best selling': list({ order: 'bestSelling' }, 'true / sold desc, id desc'),
    cheapest: list({ order: 'cheapest' }, 'true / price, id'),
    'most expensive': list({ order: 'mostExpensive' }, 'true / price desc, id desc'),
    shortest: list({ order: 'shortest' }, 'true / duration_ms, id'),
    longest: list({ order: 'longest' }, 'true / duration_ms desc, id desc'),
    'free clips of women': list(
      { filter: { types: { free: true }, actingGroups: ['F', 'S'] }, order: 'newest' },
      `price = 0 and not is_vip and acting_group in ('F', 'S') / released_at desc, id desc`,
    ),
    trends: list(
      { filter: { types: { trending: true } }, order: 'topTrending' },
      `released_at >= ${at(now - 8 * dayMs)} / views desc, id desc`,
    ),
    'on sale': list(
      { filter: { types: { discount: true } }, order: 'newest' },
      `sale_until > ${at(now)} and sale_price < price / released_at desc, id desc`,
    ),
    VIP: list({ filter: { types: { vip: true } }, order: 'topRated' }, 'is_vip / likes desc, id desc'),
    'top of nine months': list(
      { filter: { releasedFrom: topFrom }, order: 'bestSelling' },
      `released_at >= ${at(topFrom)} / sold desc, id desc`,
    ),
    'of one performer': list(
      { filter: { modelIds: [actorId] }, order: 'topRated' },
      `actor_id = ${actorId} / likes desc, id desc`,
    ),
    'one tag': list({ filter: { tags: [2] }, order: 'topRated' }, `tags @> '{2}' / likes desc, id desc`),
    'two tags': list({ filter: { tags: [2, 7] }, order: 'newest' }, `tags @> '{2,7}' / released_at desc, id desc`),
    'a rare tag': list({ filter: { tags: [11] }, order: 'topRated' }, `tags @> '{11}' / likes desc, id desc`),
    'short, of men, for coins': list(
      { filter: { types: { premium: true }, actingGroups: ['M'], durationTo: 299 }, order: 'newest' },
      `price >= 1 and acting_group = 'M' and duration_ms <= 299999 / released_at desc, id desc`,
    ),
    bought: list(
      { filter: { types: { bought: true } }, order: 'newest' },
      `exists (select 1 from videos.owned o where o.video_id = videos.id and o.guest_id = ${guestId} and o.ended_at is null) / released_at desc, id desc`,
    ),
    'a common word': { search: { pattern: 'evening' }, bare: `words like '%evening%' / likes desc, id desc` },
    'a rare word': { search: { pattern: 'dancing 777' }, bare: `words like '%dancing 777%' / likes desc, id desc` },
    'no such word': { search: { pattern: 'quixotry' }, bare: `words like '%quixotry%' / likes desc, id desc` },
  } satisfies Record<string, Question>;
}

/** A question as a statement. */
export function statementOf({ bare }: Question): string {
  const [condition, order] = bare.split(' / ');
  return `select * from videos.videos where state = 'published' and not is_actor_locked and ${condition} order by ${order} limit 31`;
}
