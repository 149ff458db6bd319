import { LRUCache } from 'lru-cache';
import { harmlessRating, publicRating } from '#domains/media/contract/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { cachedQuery } from '#kit/db/cache/cached-query.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { nowOf } from '#kit/server/preview-day.ts';
import type { Jumbotron, JumbotronSlide, JumbotronType } from '../contract/index.ts';
import { isRule } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { Goal, Place } from './goals.ts';
import { findGoals } from './goals.ts';
import type { SlideRow } from './rows.ts';
import { allSlides, hasPictures, inLanguage, isInTime, pictureOf } from './rows.ts';

/** A slide that is on, with what it leads to; null where that is not there, from here. */
interface Candidate {
  readonly row: SlideRow;
  readonly goal: Goal | null;
}

/** Languages times countries that are remembered. */
const mostPlaces = 500;

/** Shows the slides of a place to a caller. */
export type Show = (type: JumbotronType, call: Call) => Promise<Jumbotron>;

/**
 * The slides are read once for all who ask in a language from a country, until something of them or of what they lead to changes; who is
 * shown which is decided for each caller.
 */
export function createShow(ctx: Context): Show {
  const { db, clock } = ctx.kit;
  const byPlace = new LRUCache<string, (executor: Executor) => Promise<readonly Candidate[]>>({ max: mostPlaces });
  const candidatesAt = (place: Place): Promise<readonly Candidate[]> => {
    const key = `${place.language} ${place.country ?? ''}`;
    const read =
      byPlace.get(key) ??
      cachedQuery(async (executor) => {
        const rows = (await allSlides(executor)).filter(({ isOn }) => isOn);
        const goals = await findGoals(ctx, executor, rows, place);
        return rows.map((row) => ({ row, goal: goals.get(row.id) ?? null }));
      });
    byPlace.set(key, read);
    return read(db);
  };

  return async (type, call) => {
    const { caller } = call;
    const now = nowOf(call, clock.now());
    const { language, country } = caller;
    const live = (await candidatesAt({ language, country })).filter(
      ({ row }) => row.places.includes(type) && hasPictures(row) && isInTime(row, now),
    );
    const admits = createAdmission(ctx, caller);
    const slides: JumbotronSlide[] = [];
    for (const { row, goal } of live) {
      const slide = goal && presentSlide(ctx, row, goal, caller);
      if (slide && (await admits(row.audience, slide.ageRating))) slides.push(slide);
    }
    return { type, slides, isForEverybody: live.every(isEverybodys) };
  };
}

/** Whether everybody is shown it who is shown anything, wherever they are; of what is gone it is not known. */
const isEverybodys = ({ row, goal }: Candidate): boolean =>
  goal !== null &&
  row.audience === 'everybody' &&
  !goal.hangsOnCountry &&
  Math.max(row.ageRating, goal.found?.ageRating ?? 0) <= harmlessRating;

/** Whether a caller is one of those a slide is for, and may see its age rating; each is asked once. */
export function createAdmission(ctx: Pick<Context, 'kit' | 'access' | 'subscriptions'>, caller: Caller) {
  const { db } = ctx.kit;
  const { accountId } = caller;
  let isVip: Promise<boolean> | null = null;
  const opens = new Map<number, Promise<boolean>>();
  return async (audience: SlideRow['audience'], fsk: number): Promise<boolean> => {
    if (audience === 'visitors' && accountId !== null) return false;
    if (audience === 'members' && accountId === null) return false;
    if (audience === 'vip') {
      if (accountId === null) return false;
      isVip ??= ctx.subscriptions.isActive(db, accountId, { kind: 'vip' });
      if (!(await isVip)) return false;
    }
    if (fsk <= harmlessRating) return true;
    const needs = fsk <= publicRating ? 'nothing' : 'login';
    const open = opens.get(fsk) ?? ctx.access.mayView(db, { caller, fsk, needs, has: true }).then(({ ok }) => ok);
    opens.set(fsk, open);
    return open;
  };
}

/** A slide in a language; null where it has nothing to show. What nobody said of a rule, its video says. */
export function presentSlide(
  ctx: Pick<Context, 'media'>,
  row: SlideRow,
  { address, found }: Goal,
  { language }: Pick<Caller, 'language'>,
): JumbotronSlide | null {
  const { id, title, text, button, alt, seconds, wide, narrow } = row;
  const said = { text: inLanguage(text, language), button: inLanguage(button, language) };
  const slide = { id, title: inLanguage(title, language) || (found?.title ?? ''), ...said, address, seconds };
  if (wide && narrow) {
    const pictures = { wide: pictureOf(ctx, wide, row.ageRating), narrow: pictureOf(ctx, narrow, row.ageRating) };
    return { ...slide, ...pictures, alt: inLanguage(alt, language), ageRating: row.ageRating };
  }
  if (!isRule(row.goalKind) || !found?.images) return null;
  const { w320, w640, w1280 } = found.images;
  const cover = { src: w640, srcSet: `${w320} 320w, ${w640} 640w, ${w1280} 1280w`, width: 1280, height: 720 };
  const ageRating = Math.max(row.ageRating, found.ageRating);
  return { ...slide, wide: cover, narrow: cover, alt: inLanguage(alt, language), ageRating };
}
