import { eq } from 'drizzle-orm';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { VideoTitle } from '../contract/index.ts';
import { makeCover } from './cover.ts';
import type { Context } from './deps.ts';
import { dayMs } from './present.ts';
import type { Evening } from './seed-film.ts';
import { drawEvening } from './seed-film.ts';
import { tags, videos } from './tables.ts';
import { countTags, fillTags } from './tags.ts';

interface Drawn extends Evening {
  readonly actor: string;
  readonly title: VideoTitle;
  readonly description: VideoTitle;
  readonly price: number;
  readonly tags: readonly string[];
  readonly ageDays: number;
}

/** The first stands in every demo world; the others where somebody looks at one. */
const drawn: readonly Drawn[] = [
  {
    actor: 'vesna',
    title: {
      en: 'An evening over the hills',
      de: 'Ein Abend über den Hügeln',
      nl: 'Een avond boven de heuvels',
      es: 'Una tarde sobre las colinas',
    },
    description: {
      en: 'A short good night, with a tune I like.',
      de: 'Eine kurze gute Nacht, mit einer Melodie, die ich mag.',
      nl: 'Een korte welterusten, met een wijsje dat ik mooi vind.',
      es: 'Unas buenas noches cortas, con una melodía que me gusta.',
    },
    ...{ price: 0, tags: ['good night', 'talk'], ageDays: 2, seconds: 8 },
    sky: [
      [60, 150, 120],
      [170, 95, 165],
    ],
    hills: [45, 140, 125],
    tune: [220, 261.6, 329.6, 293.7],
  },
  {
    actor: 'vesna',
    title: { en: 'Behind my camera', de: 'Hinter meiner Kamera', nl: 'Achter mijn camera', es: 'Detrás de mi cámara' },
    description: {
      en: 'How an evening of mine is made.',
      de: 'So entsteht ein Abend bei mir.',
      nl: 'Zo ontstaat een avond bij mij.',
      es: 'Así se hace una de mis tardes.',
    },
    ...{ price: 500, tags: ['behind the scenes'], ageDays: 5, seconds: 10 },
    sky: [
      [90, 135, 110],
      [190, 110, 150],
    ],
    hills: [60, 120, 120],
    tune: [196, 246.9, 293.7, 392],
  },
  {
    actor: 'lena',
    title: { en: 'Morning run', de: 'Morgenlauf', nl: 'Ochtendloop', es: 'Carrera matinal' },
    description: {
      en: 'Before the city wakes.',
      de: 'Bevor die Stadt aufwacht.',
      nl: 'Voor de stad ontwaakt.',
      es: 'Antes de que despierte la ciudad.',
    },
    ...{ price: 300, tags: ['fitness', 'outdoors'], ageDays: 12, seconds: 9 },
    sky: [
      [150, 140, 110],
      [205, 115, 140],
    ],
    hills: [80, 110, 115],
    tune: [261.6, 329.6, 392, 329.6],
  },
];

/** What the demo world shows: drawn films, made by the same pipeline as everybody's, so that they play at once. */
export async function seedVideos(
  kit: Kit,
  ctx: Pick<Context, 'media'> & { readonly performers: Pick<Performers, 'actor'> },
): Promise<void> {
  const { db, clock } = kit;
  await fillTags(db);
  const known = await db.orm.select().from(tags);
  const some = kit.config.DEMO === 'on' ? drawn : drawn.slice(0, 1);
  const begun = [];
  for (const one of some) {
    const actor = await ctx.performers.actor(db, one.actor);
    if (!actor || (await db.orm.$count(videos, eq(videos.title, one.title))) > 0) continue;
    const name = `${one.title.en}.mp4`;
    const film = { ownerId: actor.id, purpose: 'video', name, body: await drawEvening(one) };
    begun.push({ ...one, actor, ...(await ctx.media.films.adopt(film)) });
  }
  await ctx.media.films.makeNow();
  const made = await ctx.media.films.find(
    db,
    begun.map(({ filmId }) => filmId),
  );
  for (const { actor, uploadId, filmId, title, description, price, ageDays, tags: keys } of begun) {
    const film = made.get(filmId);
    if (film?.state !== 'ready') continue;
    const chosen = keys.flatMap((key) => known.find((tag) => tag.key === key)?.id ?? []);
    const releasedAt = new Date(clock.now() - ageDays * dayMs);
    const row = await db.transaction(async (tx) => {
      await countTags(tx, chosen, 1);
      const [inserted] = await tx.orm
        .insert(videos)
        .values({
          ...{ actorId: actor.id, actorName: actor.name, actingGroup: actor.genderType, uploadId, filmId, title },
          ...{ description, price, tags: chosen, isAlone: true, state: 'published', releasedAt, createdAt: releasedAt },
          ...{ filmState: film.state, durationMs: film.milliseconds },
          words: foldOf([actor.name, ...Object.values(title)].join(' ')),
        })
        .returning();
      return inserted;
    });
    if (row) await makeCover({ kit, media: ctx.media }, row, null);
  }
}
