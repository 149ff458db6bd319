import { defineNotification } from '#domains/notifications/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import type { LineRow } from './lines.ts';
import { lineOf } from './lines.ts';
import type { SubjectFacts } from './port.ts';

const discreet = {
  en: { title: 'There is news for you', text: 'Have a look when you have a moment.' },
  de: { title: 'Es gibt Neues für dich', text: 'Schau nach, wenn du einen Moment hast.' },
  nl: { title: 'Er is nieuws voor je', text: 'Kijk even als je een moment hebt.' },
  es: { title: 'Hay novedades para ti', text: 'Échales un vistazo cuando tengas un momento.' },
} as const;

/** To performers whose things are commented on. */
export const newComments = defineNotification({
  name: 'comments.newComments',
  type: 4,
  label: { en: 'Comments', de: 'Kommentare', nl: 'Reacties', es: 'Comentarios' },
  hint: {
    en: 'When somebody comments on what you show: once in half an hour, however many write.',
    de: 'Wenn jemand kommentiert, was du zeigst: einmal in der halben Stunde, egal wie viele schreiben.',
    nl: 'Als iemand reageert op wat je laat zien: één keer per half uur, hoeveel er ook schrijven.',
    es: 'Cuando alguien comenta lo que muestras: una vez cada media hora, escriban cuantos escriban.',
  },
  words: {
    en: { title: 'New comments', text: '{name} has written about something of yours.' },
    de: { title: 'Neue Kommentare', text: '{name} hat etwas von dir kommentiert.' },
    nl: { title: 'Nieuwe reacties', text: '{name} heeft gereageerd op iets van jou.' },
    es: { title: 'Comentarios nuevos', text: '{name} ha comentado algo tuyo.' },
  },
  discreet,
  channels: ['push'],
});

/** To whoever is answered. */
export const answered = defineNotification({
  name: 'comments.answered',
  type: 5,
  label: {
    en: 'Answers to your comments',
    de: 'Antworten auf deine Kommentare',
    nl: 'Antwoorden op je reacties',
    es: 'Respuestas a tus comentarios',
  },
  hint: {
    en: 'When somebody answers what you wrote about an album or a video.',
    de: 'Wenn jemand auf das antwortet, was du zu einem Album oder Video geschrieben hast.',
    nl: 'Als iemand antwoordt op wat je over een album of video schreef.',
    es: 'Cuando alguien responde a lo que escribiste sobre un álbum o un vídeo.',
  },
  words: {
    en: { title: '{name} has answered you', text: 'Read the answer to your comment.' },
    de: { title: '{name} hat dir geantwortet', text: 'Lies die Antwort auf deinen Kommentar.' },
    nl: { title: '{name} heeft je geantwoord', text: 'Lees het antwoord op je reactie.' },
    es: { title: '{name} te ha respondido', text: 'Lee la respuesta a tu comentario.' },
  },
  discreet,
  channels: ['email', 'push'],
});

/** A performer hears of comments once in so long, ms. */
const pauseMs = 30 * 60_000;

/**
 * Tells who is concerned of a line that everybody reads now: the performer of the thing, and who is answered; nobody of words of their own.
 * Likes are told to nobody.
 * @param to the line it answers
 */
export async function tellOfLine(
  ctx: Context,
  tx: Tx,
  row: LineRow,
  { actorId, actorName, path }: SubjectFacts,
  to: LineRow | null,
): Promise<void> {
  const names = await ctx.guest.namesOf(tx, [row.authorId]);
  const name = row.isCreator ? actorName : (names.get(row.authorId) ?? '');
  const inStudio = '/studio/comments/';
  const isAnswered = to !== null && to.authorId !== row.authorId && to.authorId > 0;
  if (isAnswered && !(await areApart(ctx, tx, row, to))) {
    const place =
      to.authorId === actorId
        ? inStudio
        : path === null
          ? '/'
          : `${path}?scrollTo=comments-${row.kind}-${row.subjectId}`;
    const fact = { kind: answered, key: `answer:${row.id}`, data: { name }, path: place };
    await ctx.notifications.notifyMany(tx, fact, [{ guestId: to.authorId }]);
  }
  if (row.authorId === actorId || (isAnswered && to.authorId === actorId)) return;
  const key = `comments:${Math.floor(ctx.kit.clock.now() / pauseMs)}`;
  await ctx.notifications.notifyMany(tx, { kind: newComments, key, data: { name }, path: inStudio }, [
    { guestId: actorId },
  ]);
}

/** Whether one of the two is the performer and has nothing to do with the other. */
async function areApart(ctx: Context, tx: Tx, row: LineRow, to: LineRow): Promise<boolean> {
  const { actorId } = row;
  if (row.authorId !== actorId && to.authorId !== actorId) return false;
  const guestId = row.authorId === actorId ? to.authorId : row.authorId;
  const pairs = await ctx.blocks.separated(tx, { actorIds: [actorId], guestIds: [guestId] });
  return pairs.length > 0;
}

/** The line that another answers: the one it was written to is not kept, so that of its first comment. */
export const firstOf = (tx: Tx, { parentId }: LineRow): Promise<LineRow> | null =>
  parentId === null ? null : lineOf(tx, parentId);
