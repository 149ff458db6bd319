import type { Kit } from '#kit/server/kit.ts';
import type { GoalKind, GoalPage, JumbotronType, SlideText } from '../contract/index.ts';
import { noText, standing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { nobodyAt } from './rows.ts';
import type { Scene } from './seed-drawing.ts';
import { drawSlide } from './seed-drawing.ts';
import type { KeptPicture } from './tables.ts';
import { slides } from './tables.ts';

/** Albums of the demo world that are looked at for one that everybody finds. */
const firstAlbum = 500_000_001;
const albumsLookedAt = 24;

interface Drawn {
  readonly place: JumbotronType;
  readonly scene: Scene;
  readonly title: SlideText;
  readonly text: SlideText;
  readonly button: SlideText;
  readonly goal: GoalPage | 'a performer' | 'a video' | 'an album';
}

const text = (en: string, de: string, nl: string, es: string): SlideText => ({ en, de, nl, es });

const drawn: readonly Drawn[] = [
  {
    ...{ place: 'homepage', scene: 'stage', goal: 'performers.cams' },
    title: text(
      'The stage is yours tonight',
      'Heute Abend gehört dir die Bühne',
      'Vanavond is het podium van jou',
      'Esta noche el escenario es tuyo',
    ),
    text: text(
      'Who is live now, in free chat, without an account.',
      'Wer jetzt live ist, im Gratis-Chat und ohne Konto.',
      'Wie nu live is, in de gratis chat, zonder account.',
      'Quién está en directo ahora, en chat gratis y sin cuenta.',
    ),
    button: text('See who is live', 'Wer ist live?', 'Wie is live?', 'Ver quién está'),
  },
  {
    ...{ place: 'homepage', scene: 'window', goal: 'a performer' },
    title: text('An evening with {name}', 'Ein Abend mit {name}', 'Een avond met {name}', 'Una velada con {name}'),
    text: text(
      'Pictures, videos and when to meet: all on one profile.',
      'Bilder, Videos und wann ihr euch trefft: alles auf einem Profil.',
      'Foto’s, video’s en wanneer jullie elkaar treffen: alles op één profiel.',
      'Fotos, vídeos y cuándo veros: todo en un perfil.',
    ),
    button: text('To the profile', 'Zum Profil', 'Naar het profiel', 'Ir al perfil'),
  },
  {
    ...{ place: 'homepage', scene: 'projector', goal: 'videos.station' },
    title: text('Film night', 'Filmabend', 'Filmavond', 'Noche de cine'),
    text: text(
      'Trends, new videos and free clips in the video station.',
      'Trends, neue Videos und Gratis-Clips in der Videostation.',
      'Trends, nieuwe video’s en gratis clips in het videostation.',
      'Tendencias, vídeos nuevos y clips gratis en la estación de vídeos.',
    ),
    button: text('Start watching', 'Film ab', 'Kijken', 'Empezar a ver'),
  },
  {
    ...{ place: 'homepage', scene: 'bokeh', goal: 'vip.club' },
    title: text('Raise a glass to VIP', 'Stoß an auf VIP', 'Proost op vip', 'Brinda por el VIP'),
    text: text(
      'VIP videos, VIP gifts and more: see what members get.',
      'VIP-Videos, VIP-Geschenke und mehr: Sieh, was Mitglieder bekommen.',
      'Vip-video’s, vip-cadeaus en meer: zie wat leden krijgen.',
      'Vídeos VIP, regalos VIP y más: mira qué reciben los socios.',
    ),
    button: text('To the club', 'Zum Club', 'Naar de club', 'Ir al club'),
  },
  {
    ...{ place: 'videostation', scene: 'waves', goal: 'a video' },
    title: text('Fresh from the studio', 'Frisch aus dem Studio', 'Vers uit de studio', 'Recién salido del estudio'),
    text: text(
      'Just released: “{name}”.',
      'Gerade erschienen: „{name}“.',
      'Net uitgebracht: ‘{name}’.',
      'Recién publicado: «{name}».',
    ),
    button: text('Play', 'Abspielen', 'Afspelen', 'Reproducir'),
  },
  {
    ...{ place: 'videostation', scene: 'skyline', goal: 'videos.freeClips' },
    title: text('The night is free', 'Die Nacht ist gratis', 'De nacht is gratis', 'La noche es gratis'),
    text: text(
      'Clips that cost nothing, as long as you like.',
      'Clips, die nichts kosten, so lange du magst.',
      'Clips die niets kosten, zo lang je wilt.',
      'Clips que no cuestan nada, todo el tiempo que quieras.',
    ),
    button: text('Free clips', 'Gratis-Clips', 'Gratis clips', 'Clips gratis'),
  },
  {
    ...{ place: 'videostation', scene: 'polaroids', goal: 'an album' },
    title: text(
      'More than moving pictures',
      'Mehr als bewegte Bilder',
      'Meer dan bewegend beeld',
      'Más que imágenes en movimiento',
    ),
    text: text(
      'An album to leaf through: “{name}”.',
      'Ein Album zum Blättern: „{name}“.',
      'Een album om door te bladeren: ‘{name}’.',
      'Un álbum para hojear: «{name}».',
    ),
    button: text('Open the album', 'Album öffnen', 'Album openen', 'Abrir el álbum'),
  },
  {
    ...{ place: 'videostation', scene: 'lake', goal: 'videos.stars' },
    title: text('Stars of the station', 'Die Stars der Station', 'Sterren van het station', 'Estrellas de la estación'),
    text: text(
      'Who makes the videos that everybody likes.',
      'Wer die Videos macht, die alle mögen.',
      'Wie de video’s maakt die iedereen leuk vindt.',
      'Quién hace los vídeos que gustan a todos.',
    ),
    button: text('Meet the stars', 'Zu den Stars', 'Naar de sterren', 'Conocerlas'),
  },
];

const named = (one: SlideText, name: string): SlideText => ({
  en: one.en.replace('{name}', name),
  de: one.de.replace('{name}', name),
  nl: one.nl.replace('{name}', name),
  es: one.es.replace('{name}', name),
});

/** What the slides of the demo world lead to, with its name in a language. */
interface Thing {
  readonly kind: GoalKind;
  readonly goal: string;
  readonly name: string;
}

/** What is there to lead to: a performer, a video, an album that everybody finds. */
async function thingOf(
  kit: Kit,
  ctx: Seeding,
  goal: Drawn['goal'],
  language: 'en' | 'de' | 'nl' | 'es',
): Promise<Thing | null> {
  const nobody = nobodyAt({ language, country: null });
  switch (goal) {
    case 'a performer': {
      const actor = await ctx.performers.actor(kit.db, 'vesna');
      return actor && { kind: 'performer', goal: String(actor.id), name: actor.name };
    }
    case 'a video': {
      const video = await ctx.videos.firstSeen(kit.db, { order: 'newest' }, nobody);
      return video && { kind: 'video', goal: String(video.id), name: video.title };
    }
    case 'an album': {
      const ids = Array.from({ length: albumsLookedAt }, (_, index) => firstAlbum + index);
      const [album] = (await ctx.albums.shown(kit.db, ids, nobody)).sort((a, b) => a.id - b.id);
      return album ? { kind: 'album', goal: String(album.id), name: album.title } : null;
    }
    default:
      return { kind: 'page', goal, name: '' };
  }
}

type Seeding = Pick<Context, 'media' | 'performers' | 'videos' | 'albums'>;

/** Four drawn slides for each place, which lead to what the demo world has. */
export async function seedSlides(kit: Kit, ctx: Seeding): Promise<void> {
  const { db, clock } = kit;
  for (const [position, one] of drawn.entries()) {
    // A start that broke off goes on where it was.
    if ((await db.orm.$count(slides)) > position) continue;
    const thing = await thingOf(kit, ctx, one.goal, 'en');
    if (!thing) continue;
    const [wide, narrow] = [await keep(ctx, one.scene, 'wide'), await keep(ctx, one.scene, 'narrow')];
    const said = { ...one };
    for (const language of ['en', 'de', 'nl', 'es'] as const) {
      const name = (await thingOf(kit, ctx, one.goal, language))?.name ?? '';
      said.title = { ...said.title, [language]: named(one.title, name)[language] };
      said.text = { ...said.text, [language]: named(one.text, name)[language] };
    }
    const at = new Date(clock.now());
    await db.orm.insert(slides).values({
      ...{ places: [one.place], title: said.title, text: said.text, button: one.button, alt: noText },
      ...{ goalKind: thing.kind, goal: thing.goal, audience: 'everybody', ageRating: 12, seconds: standing.usual },
      ...{ wide, narrow, isOn: true, position, createdAt: at, updatedAt: at },
    });
  }
}

/** Draws and keeps a picture. */
async function keep({ media }: Pick<Context, 'media'>, scene: Scene, shape: 'wide' | 'narrow'): Promise<KeptPicture> {
  const { body, width, height } = await drawSlide(scene, shape);
  const picture = { ownerId: 0, kind: 'jumbotron', ageRating: 12, body, width, height } as const;
  return media.store(picture, async (_, { id }) => ({ id, width, height }));
}
