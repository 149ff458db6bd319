import type { FieldArgs } from '#kit/contract/operations.ts';
import { beginOfDay, dayOf, daysBefore } from '#kit/i18n/days.ts';
import { refused } from '#kit/web/page/refused.ts';
import type { ApiClient } from '#kit/web/page/register.ts';
import type { Video } from '../../contract/index.ts';
import { mostPopularTags, topMonths, videoStars, videos } from '../../contract/index.ts';
import { filterOf, readWish } from './list-address.ts';
import type { ListKind } from './list-kinds.ts';

/** Videos of a row, and of the first one, whose pictures are big. */
const perRow = 12;
const first = 6;
/** Of a month, on average. */
const daysOfMonth = 30.44;

/** Top videos were released since then (spec 3 §9: nine months); of a whole day, so that the question stays the same for a day. */
export const topFrom = (now: number): number => beginOfDay(daysBefore(dayOf(now), Math.round(topMonths * daysOfMonth)));

/** The rows of the station, each as its list begins. */
export async function loadRows(api: ApiClient, now: number) {
  const ask = async (args: FieldArgs<typeof videos>): Promise<readonly Video[]> => {
    const answer = await api.query(videos, args);
    if (!answer.ok) throw refused(answer.problem.status);
    return answer.data.items;
  };
  const list = (kind: ListKind, most = perRow): Promise<readonly Video[]> => {
    const wish = readWish('', kind);
    return ask({ filter: filterOf(wish, kind), order: wish.order, first: most });
  };
  const [trends, fresh, free, onSale, vip, asmr, top, stars, tags] = await Promise.all([
    list('trends', first),
    list('new'),
    list('freeClips'),
    list('onSale'),
    list('vip'),
    list('asmr'),
    ask({ filter: { releasedFrom: topFrom(now) }, order: 'bestSelling', first: perRow }),
    api.query(videoStars, { first: perRow }),
    api.query(mostPopularTags, { first: 20 }),
  ]);
  return {
    ...{ trends, new: fresh, free, onSale, vip, asmr, top },
    stars: stars.ok ? stars.data : [],
    tags: tags.ok ? tags.data : [],
  };
}
