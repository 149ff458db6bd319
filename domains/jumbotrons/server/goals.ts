import type { Video } from '#domains/videos/contract/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { sitePagesOf } from '#kit/domain/site-pages.ts';
import { beginOfDay, dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { Context } from './deps.ts';
import type { SlideRow } from './rows.ts';
import { nobodyAt } from './rows.ts';

/** What a slide leads to, as whoever has no account finds it. */
export interface Goal {
  /** A path on this site in the language that was asked for. */
  readonly address: string;
  /** What people call it; the id of a page. */
  readonly name: string;
  /** Not everybody is shown it: its performer is hidden in some countries. */
  readonly hangsOnCountry: boolean;
  /** The video that a rule has found. */
  readonly found: Video | null;
}

/** Where somebody asks from, and in which language. */
export interface Place {
  readonly language: Language;
  readonly country: string | null;
}

/** Days of which the top video of the week was released in. */
const weekDays = 7;

/** What is at the end of some slides now, by the slide. Whatever is gone, paused, taken down or hidden from here is not in it. */
export async function findGoals(
  ctx: Context,
  executor: Executor,
  rows: readonly SlideRow[],
  place: Place,
): Promise<ReadonlyMap<number, Goal>> {
  const nobody = nobodyAt(place);
  const idsOf = (kind: SlideRow['goalKind']): number[] => [
    ...new Set(rows.filter(({ goalKind }) => goalKind === kind).map(({ goal }) => Number(goal))),
  ];
  const performerIds = idsOf('performer');
  const cards = performerIds.length > 0 ? await ctx.performers.cards(executor, performerIds, nobody) : [];
  const videos = await ctx.videos.shown(executor, idsOf('video'), nobody);
  const albums = await ctx.albums.shown(executor, idsOf('album'), nobody);
  const today = dayOf(ctx.kit.clock.now());
  const rules = {
    newestOnSale: { filter: { types: { discount: true } }, order: 'newest' },
    topOfWeek: { filter: { releasedFrom: beginOfDay(daysBefore(today, weekDays)) }, order: 'topTrending' },
  } as const;
  const byRule = new Map<SlideRow['goalKind'], Video | null>();
  for (const kind of ['newestOnSale', 'topOfWeek'] as const)
    if (rows.some(({ goalKind }) => goalKind === kind))
      byRule.set(kind, await ctx.videos.firstSeen(executor, rules[kind], nobody));

  const { pages } = sitePagesOf(ctx.kit);
  const at = (id: string, params?: Record<string, string | number>): string => pages.href(id, place.language, params);
  const hidden = await hiddenSomewhere(ctx, executor, [
    ...cards,
    ...[...videos, ...byRule.values()].flatMap((video) => (video ? [video.model] : [])),
    ...albums.map(({ model }) => model),
  ]);
  const ofVideo = (video: Video | null | undefined, isFound = false): Goal | null =>
    video
      ? {
          address: at('videos.video', { actorName: video.model.name.toLowerCase(), videoId: video.id }),
          name: video.title,
          hangsOnCountry: hidden.has(video.model.id),
          found: isFound ? video : null,
        }
      : null;
  const goalOf = ({ goalKind, goal }: SlideRow): Goal | null => {
    switch (goalKind) {
      case 'page':
        return pages.page(goal) ? { address: at(goal), name: goal, hangsOnCountry: false, found: null } : null;
      case 'performer': {
        const card = cards.find(({ id }) => id === Number(goal));
        if (!card) return null;
        const address = at('performers.profile', { actorName: card.name.toLowerCase() });
        return { address, name: card.name, hangsOnCountry: hidden.has(card.id), found: null };
      }
      case 'video':
        return ofVideo(videos.find(({ id }) => id === Number(goal)));
      case 'album': {
        const album = albums.find(({ id }) => id === Number(goal));
        if (!album) return null;
        const address = at('albums.album', { actorName: album.model.name.toLowerCase(), albumId: album.id });
        return { address, name: album.title, hangsOnCountry: hidden.has(album.model.id), found: null };
      }
      default:
        return ofVideo(byRule.get(goalKind), true);
    }
  };
  return new Map(
    rows.flatMap((row) => {
      const goal = goalOf(row);
      return goal ? [[row.id, goal] as const] : [];
    }),
  );
}

/** Which of some performers are hidden in a country, whichever. */
async function hiddenSomewhere(
  { performers }: Pick<Context, 'performers'>,
  executor: Executor,
  some: readonly { readonly id: number }[],
): Promise<ReadonlySet<number>> {
  const hidden = new Set<number>();
  for (const id of new Set(some.map((one) => one.id)))
    if (((await performers.actor(executor, id))?.bannedCountryCodes.length ?? 0) > 0) hidden.add(id);
  return hidden;
}
