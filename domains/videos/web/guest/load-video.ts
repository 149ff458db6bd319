import type { ApiClient } from '#kit/web/page/register.ts';
import type { Video, VideoDetail } from '../../contract/index.ts';
import { videos } from '../../contract/index.ts';

/** Videos of the row of hers, and of the column beside the player. */
const most = { hers: 12, similar: 8 };
/** Topics that similar ones are looked for by. */
const tagsAsked = 3;

/** Those that share most with a video come first; none twice. */
export function bySharing(found: readonly (readonly Video[])[]): Video[] {
  const shared = new Map<number, { video: Video; times: number; at: number }>();
  for (const list of found)
    for (const video of list) {
      const before = shared.get(video.id);
      shared.set(video.id, { video, times: (before?.times ?? 0) + 1, at: before?.at ?? shared.size });
    }
  return [...shared.values()].sort((a, b) => b.times - a.times || a.at - b.at).map(({ video }) => video);
}

/** What comes after a video: what plays right away, hers before others'; else what there is. */
export const nextOf = (hers: readonly Video[], similar: readonly Video[]): Video | null =>
  [...hers, ...similar].find(({ isOpen }) => isOpen) ?? hers[0] ?? similar[0] ?? null;

/** What stands beside a video: more of hers, similar ones of others, and what comes next. A part that does not come is left out. */
export async function loadBeside(api: ApiClient, { id, model, tags, actingGroup }: VideoDetail) {
  const list = async (args: Parameters<typeof api.query<typeof videos>>[1]): Promise<readonly Video[]> => {
    const answer = await api.query(videos, args);
    return answer.ok ? answer.data.items : [];
  };
  const first = most.similar + 4;
  const alike = tags.slice(0, tagsAsked).map((tag) => list({ filter: { tags: [tag.id] }, order: 'topRated', first }));
  // Where topics find too few, what is liked of the like of her fills up.
  const liked = list({ filter: { actingGroups: [actingGroup] }, order: 'topRated', first });
  const [ofHers, filling, ...found] = await Promise.all([
    list({ filter: { modelIds: [model.id] }, order: 'newest', first: most.hers + 1 }),
    liked,
    ...alike,
  ]);
  const hers = (ofHers ?? []).filter((video) => video.id !== id).slice(0, most.hers);
  const shared = bySharing(found);
  const similar = [...shared, ...(filling ?? []).filter((video) => !shared.some((one) => one.id === video.id))]
    .filter((video) => video.id !== id && video.model.id !== model.id)
    .slice(0, most.similar);
  return { hers, similar, next: nextOf(hers, similar) };
}
