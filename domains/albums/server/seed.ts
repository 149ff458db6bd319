import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { VideoTitle } from '#domains/videos/contract/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { mostPreviews } from '../contract/index.ts';
import { declarationOf } from './coverage.ts';
import type { Context } from './deps.ts';
import { wordsOf } from './own-changes.ts';
import type { MadePicture } from './own-pictures.ts';
import { keepPicture } from './own-pictures.ts';
import { changeAlbum, dayMs } from './rows.ts';
import type { Mood } from './seed-drawing.ts';
import { drawPicture } from './seed-drawing.ts';
import { seedAlbumTalk } from './seed-talk.ts';
import { albums, pictures } from './tables.ts';

/** How many albums a demo world has, and what they are of. */
const albumsIn = { on: 60, seed: 2 } as const;
const most = 12;

interface Series extends Mood {
  readonly title: VideoTitle;
  readonly description: VideoTitle;
}
const text = (en: string, de: string, nl: string, es: string): VideoTitle => ({ en, de, nl, es });
const series: readonly Series[] = [
  {
    ...{ hue: 0, motif: 'hills' },
    title: text('Evening over the hills', 'Abend über den Hügeln', 'Avond boven de heuvels', 'Tarde sobre las colinas'),
    description: text(
      'A walk until the light was gone.',
      'Ein Spaziergang, bis das Licht weg war.',
      'Een wandeling tot het licht weg was.',
      'Un paseo hasta que se fue la luz.',
    ),
  },
  {
    ...{ hue: 330, motif: 'lake' },
    title: text('A morning by the lake', 'Ein Morgen am See', 'Een ochtend aan het meer', 'Una mañana junto al lago'),
    description: text(
      'Still water and the first sun.',
      'Stilles Wasser und die erste Sonne.',
      'Stil water en de eerste zon.',
      'Agua en calma y el primer sol.',
    ),
  },
  {
    ...{ hue: 40, motif: 'city' },
    title: text(
      'My city at dusk',
      'Meine Stadt in der Dämmerung',
      'Mijn stad in de schemering',
      'Mi ciudad al anochecer',
    ),
    description: text(
      'From the roof of the house next door.',
      'Vom Dach des Nachbarhauses.',
      'Vanaf het dak van de buren.',
      'Desde la azotea de al lado.',
    ),
  },
  {
    ...{ hue: 15, motif: 'bloom' },
    title: text(
      'What blooms on my balcony',
      'Was auf meinem Balkon blüht',
      'Wat bloeit op mijn balkon',
      'Lo que florece en mi balcón',
    ),
    description: text(
      'One picture for each week of spring.',
      'Ein Bild für jede Frühlingswoche.',
      'Een foto voor elke lenteweek.',
      'Una foto por cada semana de primavera.',
    ),
  },
];

/** What the demo world shows: drawn albums of its performers; each scene is drawn once and stands in several of them. */
export async function seedAlbums(
  kit: Kit,
  ctx: Pick<Context, 'consent' | 'media'> & {
    readonly identity: Pick<Identity, 'accountsWithEmail'>;
    readonly performers: Pick<Performers, 'actor' | 'mostLiked'>;
  },
): Promise<void> {
  const { db, clock, config } = kit;
  const wanted = albumsIn[config.DEMO === 'on' ? 'on' : 'seed'];
  if ((await db.orm.$count(albums)) > 0) return;
  // The walk over all screens goes through the studio of the first.
  const vesna = await ctx.performers.actor(db, 'vesna');
  const others = await ctx.performers.mostLiked(db, {}, null, Math.ceil(wanted / 2));
  const cast = [...(vesna ? [vesna] : []), ...others.filter(({ id }) => id !== vesna?.id)];
  const drawn = new Map<Series, MadePicture[]>();
  const begun: { id: number; actorId: number; series: number }[] = [];
  for (let index = 0; index < wanted; index += 1) {
    const one = series[index % series.length] as Series;
    const actor = cast[index % cast.length];
    if (!actor) continue;
    const count = 6 + ((index * 5) % 7);
    const made = drawn.get(one) ?? [];
    drawn.set(one, made);
    while (made.length < Math.min(most, count)) made.push(await drawPicture(one, made.length));
    const price = index % 3 === 0 ? 0 : 200 + 100 * (index % 5);
    const releasedAt = new Date(clock.now() - (index + 1) * dayMs);
    const [row] = await db.orm
      .insert(albums)
      .values({
        ...{ key: randomUUID(), actorId: actor.id, actorName: actor.name, title: one.title, price, isAlone: true },
        ...{ description: one.description, words: wordsOf(one.title, actor.name), ageRating: 12 },
        ...{ isVip: index % 7 === 1, createdAt: releasedAt, releasedAt },
      })
      .returning();
    if (!row) continue;
    begun.push({ id: row.id, actorId: actor.id, series: series.indexOf(one) });
    for (const picture of made.slice(0, count))
      await keepPicture(
        { kit, media: ctx.media },
        { actorId: actor.id, albumId: row.id },
        picture,
        async (_, kept) => kept,
      );
    await db.transaction(async (tx) => {
      const rows = await tx.orm.update(pictures).set({ isNew: false }).where(eq(pictures.albumId, row.id)).returning();
      for (const { pictureId, position } of rows)
        if (position < mostPreviews - (index % 2))
          await tx.orm.update(pictures).set({ isPreview: true }).where(eq(pictures.pictureId, pictureId));
      await changeAlbum(tx, row.id, { state: 'published', total: rows.length });
      await ctx.consent.declare(tx, { ...declarationOf(row), call: null });
    });
  }
  await seedAlbumTalk(kit, ctx.identity, begun);
}
