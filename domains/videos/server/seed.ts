import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { foldOf } from '#kit/text/fold.ts';
import { makeCover } from './cover.ts';
import { declarationOf } from './coverage.ts';
import type { Context } from './deps.ts';
import { dayMs } from './present.ts';
import type { Clip } from './seed-clips.ts';
import { clipPrices, clips, clipsIn } from './seed-clips.ts';
import { drawClip } from './seed-film.ts';
import { tags, videos } from './tables.ts';
import { countTags, fillTags } from './tags.ts';

/** What the demo world shows: drawn clips of its performers, made by the same pipeline as everybody's, so that they play at once. */
export async function seedVideos(
  kit: Kit,
  ctx: Pick<Context, 'consent' | 'media'> & { readonly performers: Pick<Performers, 'actor' | 'mostLiked'> },
): Promise<void> {
  const { db, clock, config } = kit;
  await fillTags(db);
  if ((await db.orm.$count(videos)) > 0) return;
  const known = await db.orm.select().from(tags);
  const wanted = clipsIn[config.DEMO === 'on' ? 'on' : 'seed'];
  // The walk over all screens goes through the studio of the first.
  const vesna = await ctx.performers.actor(db, 'vesna');
  const others = wanted === 1 ? [] : await ctx.performers.mostLiked(db, {}, null, 50);
  const cast = [...(vesna ? [vesna] : []), ...others.filter(({ id }) => id !== vesna?.id)];
  const begun = [];
  const drawn = new Map<Clip, Uint8Array>();
  for (let index = 0; index < wanted; index += 1) {
    const clip = clips[index % clips.length];
    // Each performer has several, of different scenes.
    const actor = cast[index % cast.length];
    if (!clip || !actor) continue;
    const body = drawn.get(clip) ?? (await drawClip(clip));
    drawn.set(clip, body);
    const film = { ownerId: actor.id, purpose: 'video', name: `${clip.title.en}.mp4`, body };
    begun.push({ clip, actor, index, ...(await ctx.media.films.adopt(film)) });
  }
  await ctx.media.films.makeNow();
  const made = await ctx.media.films.find(
    db,
    begun.map(({ filmId }) => filmId),
  );
  for (const { clip, actor, index, uploadId, filmId } of begun) {
    const film = made.get(filmId);
    if (film?.state !== 'ready') continue;
    const { title, description } = clip;
    const chosen = clip.tags.flatMap((key) => known.find((tag) => tag.key === key)?.id ?? []);
    const price = clipPrices[index % clipPrices.length] ?? 0;
    const isOnSale = price > 0 && index % 5 === 1;
    const releasedAt = new Date(clock.now() - (2 + index * 1.6) * dayMs);
    const row = await db.transaction(async (tx) => {
      await countTags(tx, chosen, 1);
      const [inserted] = await tx.orm
        .insert(videos)
        .values({
          ...{ actorId: actor.id, actorName: actor.name, actingGroup: actor.genderType, uploadId, filmId, title },
          ...{ description, price, tags: chosen, isAlone: true, state: 'published', releasedAt, createdAt: releasedAt },
          ...{ filmState: film.state, durationMs: film.milliseconds, isVip: price > 0 && index % 7 === 2 },
          ...{ isPromoted: index > 0 && index % 24 === 0, isClassic: index >= 120 },
          ...(isOnSale ? { salePrice: price * 0.6, saleUntil: new Date(clock.now() + 6 * dayMs) } : {}),
          words: foldOf([actor.name, ...Object.values(title)].join(' ')),
        })
        .returning();
      return inserted;
    });
    if (!row) continue;
    await makeCover({ kit, media: ctx.media }, row, null);
    await db.transaction((tx) => ctx.consent.declare(tx, { ...declarationOf(row), call: null }));
  }
}
