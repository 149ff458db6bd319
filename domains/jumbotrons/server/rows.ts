import { asc, eq } from 'drizzle-orm';
import type { Caller, Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { JumbotronPicture, SlideText } from '../contract/index.ts';
import { isRule } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { KeptPicture } from './tables.ts';
import { slides } from './tables.ts';

export type SlideRow = typeof slides.$inferSelect;

/** A text in the reader's language, else in English, else in any. */
export const inLanguage = (text: SlideText, language: Language): string =>
  text[language] || text.en || text.de || text.nl || text.es;

/** Whether a slide stands at an instant (epoch ms); its end is not included. */
export const isInTime = ({ validFrom, validUntil }: Pick<SlideRow, 'validFrom' | 'validUntil'>, now: number): boolean =>
  (validFrom?.getTime() ?? 0) <= now && now < (validUntil?.getTime() ?? Number.POSITIVE_INFINITY);

/** Whether it can be shown as far as pictures go: a rule without any takes those of its video. */
export const hasPictures = ({ goalKind, wide, narrow }: Pick<SlideRow, 'goalKind' | 'wide' | 'narrow'>): boolean =>
  isRule(goalKind) || (wide !== null && narrow !== null);

/** Whoever has no account, for what is the same for all of a language and a country. */
export const nobodyAt = ({ language, country }: Pick<Caller, 'language' | 'country'>): Caller => ({
  ...{ subjectId: null, accountId: null, roles: [], sessionId: null, ip: '' },
  ...{ language, country },
});

/** All slides in their order. */
export const allSlides = ({ orm }: Executor): Promise<SlideRow[]> =>
  orm.select().from(slides).orderBy(asc(slides.position), asc(slides.id));

/** @throws Problem not_found */
export async function slideOf(executor: Executor, id: number): Promise<SlideRow> {
  const [row] = await executor.orm.select().from(slides).where(eq(slides.id, id));
  if (!row) throw new Problem(notFound);
  return row;
}

/** Locked until the transaction ends. @throws Problem not_found */
export async function lockSlide(tx: Tx, id: number): Promise<SlideRow> {
  const [row] = await tx.orm.select().from(slides).where(eq(slides.id, id)).for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** A picture that was sent, as pages use it. */
export function pictureOf(
  { media }: Pick<Context, 'media'>,
  { id, width, height }: KeptPicture,
  ageRating: number,
): JumbotronPicture {
  const { src, srcSet } = media.picture({ id, kind: 'jumbotron', ageRating, width, height });
  return { src, srcSet, width, height };
}
