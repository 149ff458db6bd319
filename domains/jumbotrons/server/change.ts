import { eq, sql } from 'drizzle-orm';
import { isPrivatePicture } from '#domains/media/contract/index.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { SlideDetails } from '../contract/index.ts';
import {
  isGoalPage,
  isRule,
  isSaid,
  mostSlides,
  slideAlbumMissing,
  slideChanged,
  slideEndsFirst,
  slideNeedsPictures,
  slideNeedsTitle,
  slidePageMissing,
  slidePerformerMissing,
  slidesFull,
  slideVideoMissing,
} from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { SlideRow } from './rows.ts';
import { allSlides, hasPictures, lockSlide, nobodyAt } from './rows.ts';
import { counts, slides } from './tables.ts';

/** Adding, ordering and removing slides goes one after the other. */
const order = 'jumbotrons.order';

const refusal = (kind: ProblemType, field: string, language: Language): Problem =>
  new Problem(kind, { errors: [{ field: `body.${field}`, message: kind.title[language] }] });

/** The last number of an address or of what was typed; 0 where there is none. */
const numberIn = (typed: string): number => {
  const found = /(\d{1,9})\/?(?:[?#].*)?$/.exec(typed);
  return found ? Number(found[1]) : 0;
};

/** The last part of an address, or what was typed: a stage name. */
const nameIn = (typed: string): string => {
  const last = /([^/?#]+)\/?(?:[?#].*)?$/.exec(typed)?.[1] ?? typed;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** What a slide leads to as it is kept, if that is there for anybody now. @throws Problem that names `body.goal` */
async function checkedGoal(
  ctx: Context,
  executor: Executor,
  { goalKind, goal }: Pick<SlideDetails, 'goalKind' | 'goal'>,
  language: Language,
): Promise<string> {
  const nobody = nobodyAt({ language, country: null });
  const missing = (kind: ProblemType): Problem => refusal(kind, 'goal', language);
  switch (goalKind) {
    case 'page':
      if (!isGoalPage(goal)) throw missing(slidePageMissing);
      return goal;
    case 'performer': {
      const actor = await ctx.performers.actor(executor, nameIn(goal));
      const [card] = actor ? await ctx.performers.cards(executor, [actor.id], nobody) : [];
      if (!card) throw missing(slidePerformerMissing);
      return String(card.id);
    }
    case 'video': {
      const [video] = await ctx.videos.shown(executor, [numberIn(goal)], nobody);
      if (!video) throw missing(slideVideoMissing);
      return String(video.id);
    }
    case 'album': {
      const [album] = await ctx.albums.shown(executor, [numberIn(goal)], nobody);
      if (!album) throw missing(slideAlbumMissing);
      return String(album.id);
    }
    default:
      return '';
  }
}

/**
 * Looks at what an operator said of a slide.
 * @throws Problem that names the field: `jumbotron_needs_title`, `jumbotron_ends_first`, `word_refused`, or what is missing at its end
 */
async function checked(ctx: Context, executor: Executor, details: SlideDetails, language: Language) {
  const { title, text, button, alt, validFrom, validUntil, places } = details;
  if (!isRule(details.goalKind) && !isSaid(title)) throw refusal(slideNeedsTitle, `title.${language}`, language);
  for (const [name, said] of Object.entries({ title, text, button, alt }))
    for (const one of languages) assertAllowed(`body.${name}.${one}`, said[one]);
  if (validFrom !== null && validUntil !== null && validUntil <= validFrom)
    throw refusal(slideEndsFirst, 'validUntil', language);
  const goal = await checkedGoal(ctx, executor, details, language);
  const at = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
  return { ...details, places: [...new Set(places)], goal, validFrom: at(validFrom), validUntil: at(validUntil) };
}

/** A new slide behind all others, turned off. @throws Problem jumbotron_full, and as {@link checked} */
export async function addSlide(ctx: Context, tx: Tx, details: SlideDetails, language: Language): Promise<SlideRow> {
  await lockByName(tx, order);
  const said = await checked(ctx, tx, details, language);
  const rows = await allSlides(tx);
  if (rows.length >= mostSlides) throw new Problem(slidesFull, { data: { most: mostSlides } });
  const at = new Date(ctx.kit.clock.now());
  const position = (rows.at(-1)?.position ?? -1) + 1;
  const [row] = await tx.orm
    .insert(slides)
    .values({ ...said, position, createdAt: at, updatedAt: at })
    .returning();
  return row as SlideRow;
}

/** Changes what is said of a slide. @throws Problem not_found, jumbotron_changed, and as {@link checked} */
export async function changeSlide(
  ctx: Context,
  tx: Tx,
  slideId: number,
  { revision, ...details }: SlideDetails & { readonly revision: number },
  language: Language,
): Promise<SlideRow> {
  const row = await lockSlide(tx, slideId);
  if (row.revision !== revision) throw new Problem(slideChanged);
  const said = await checked(ctx, tx, details, language);
  // Bytes keep the age rating they were stored with: those for everybody never become those for adults, or the other way.
  const wasPrivate = isPrivatePicture({ kind: 'jumbotron', ageRating: row.ageRating });
  const isMoved = wasPrivate !== isPrivatePicture({ kind: 'jumbotron', ageRating: said.ageRating });
  if (isMoved) await forgetPictures(ctx, tx, row);
  return update(ctx, tx, row, isMoved ? { ...said, wide: null, narrow: null } : said);
}

/** Changes a slide whose lock is held, and tells whoever reads it that it is another one. */
export async function update(
  { kit }: Pick<Context, 'kit'>,
  tx: Tx,
  row: SlideRow,
  change: Partial<typeof slides.$inferInsert>,
): Promise<SlideRow> {
  const updatedAt = new Date(kit.clock.now());
  const [changed] = await tx.orm
    .update(slides)
    .set({ ...change, updatedAt, revision: row.revision + 1 })
    .where(eq(slides.id, row.id))
    .returning();
  return changed as SlideRow;
}

/** Turns a slide on or off; false where it is so already. @throws Problem not_found, jumbotron_needs_pictures */
export async function switchSlide(ctx: Context, tx: Tx, slideId: number, isOn: boolean): Promise<boolean> {
  const row = await lockSlide(tx, slideId);
  if (isOn && !hasPictures(row)) throw new Problem(slideNeedsPictures);
  if (row.isOn === isOn) return false;
  await update(ctx, tx, row, { isOn });
  return true;
}

/** Says the order; slides that are not named come behind those that are, as they stood. Ids of none count for nothing. */
export async function orderSlides(tx: Tx, wanted: readonly number[]): Promise<void> {
  await lockByName(tx, order);
  const ids = (await allSlides(tx)).map(({ id }) => id);
  const named = [...new Set(wanted)].filter((id) => ids.includes(id));
  const all = [...named, ...ids.filter((id) => !named.includes(id))];
  const placed = sql`select id, (place - 1)::int as place from unnest(${sql.param(all)}::int[]) with ordinality as one(id, place)`;
  await tx.orm.execute(
    sql`update jumbotrons.slides set position = placed.place from (${placed}) as placed where slides.id = placed.id`,
  );
}

/** Removes a slide with its pictures and figures. @throws Problem not_found */
export async function removeSlide(ctx: Context, tx: Tx, slideId: number): Promise<void> {
  await lockByName(tx, order);
  const row = await lockSlide(tx, slideId);
  await forgetPictures(ctx, tx, row);
  await tx.orm.delete(counts).where(eq(counts.slideId, slideId));
  await tx.orm.delete(slides).where(eq(slides.id, slideId));
}

async function forgetPictures({ media }: Pick<Context, 'media'>, tx: Tx, { wide, narrow }: SlideRow): Promise<void> {
  for (const picture of [wide, narrow]) if (picture) await media.delete(tx, picture.id);
}
