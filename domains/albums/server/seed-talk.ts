import type { Talk } from '#domains/comments/server/index.ts';
import { seedTalk } from '#domains/comments/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { dayMs } from './rows.ts';

/** Guests of the demo world who write; the one who tries it out writes for themselves. */
const writers = ['latetrain', 'avondster', 'lunallena', 'kaminfeuer', 'quietharbour'] as const;
type Writer = (typeof writers)[number];

interface Said {
  readonly by: Writer;
  readonly text: string;
  readonly answer?: string;
}

/** What is said of each series of pictures, in the languages of who writes. */
const said: readonly (readonly Said[])[] = [
  [
    {
      by: 'kaminfeuer',
      text: 'Das vierte Bild könnte ich mir über das Sofa hängen.',
      answer: 'Das ist auch mein liebstes. Es war eiskalt da oben!',
    },
    { by: 'avondster', text: 'Wat een rust. Ik ruik het gras bijna.' },
    { by: 'quietharbour', text: 'Which hill is this? I would love to walk there myself.' },
  ],
  [
    {
      by: 'latetrain',
      text: 'I look at these before every early shift. Thank you.',
      answer: 'Then I will get up early again for you.',
    },
    { by: 'lunallena', text: 'El agua parece un espejo. Precioso.' },
  ],
  [
    { by: 'kaminfeuer', text: 'Da wohne ich um die Ecke, aber so schön habe ich es noch nie gesehen.' },
    {
      by: 'avondster',
      text: 'Komt er ook een serie van je stad in de winter?',
      answer: 'Goed idee. Zodra er sneeuw ligt, klim ik weer het dak op.',
    },
  ],
  [
    {
      by: 'lunallena',
      text: '¿Qué flor es la tercera? La quiero en mi terraza.',
      answer: 'Una capuchina. ¡Crece sola!',
    },
    { by: 'quietharbour', text: 'A calm little album. More of this, please.' },
    { by: 'latetrain', text: 'My balcony has two dead herbs and a chair. Respect.' },
  ],
];

/** Has the demo world's albums talked about and liked; in every eighth a comment waits for an operator. */
export async function seedAlbumTalk(
  kit: Kit,
  identity: Pick<Identity, 'accountsWithEmail'>,
  albums: readonly { readonly id: number; readonly actorId: number; readonly series: number }[],
): Promise<void> {
  const guests = new Map<Writer, number>();
  for (const name of writers) {
    const [id] = await identity.accountsWithEmail(kit.db, `${name}@vesper.example`);
    if (id !== undefined) guests.set(name, id);
  }
  const now = kit.clock.now();
  for (const [index, { id, actorId, series }] of albums.entries()) {
    const words = said[series % said.length] ?? [];
    const lines = words.flatMap(({ by, text, answer }, place): Talk['lines'] => {
      const authorId = guests.get(by);
      // Not the same words below each album of a series, and none below some.
      if (authorId === undefined || (index + place) % 3 === 2) return [];
      const isWaiting = index % 8 === 1 && place === 0;
      const at = new Date(now - ((index % 5) + place + 1) * 0.4 * dayMs);
      return [{ authorId, text, at, answer: isWaiting ? undefined : answer, isWaiting }];
    });
    const talk = { actorId, likes: 4 + ((index * 13) % 57), dislikes: index % 4, lines };
    await kit.db.transaction((tx) => seedTalk(kit, tx, { kind: 'album', id: String(id) }, talk));
  }
}
