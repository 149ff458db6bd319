import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import { addToTotal, lockSubject } from './lines.ts';
import type { Subject } from './port.ts';
import { kindOf } from './subjects.ts';
import { lines, subjects } from './tables.ts';

/** What is said about a thing of the demo world, and how many like it. */
export interface Talk {
  readonly actorId: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly lines: readonly {
    readonly authorId: number;
    readonly text: string;
    readonly at: Date;
    /** What the performer answered. */
    readonly answer?: string | undefined;
    /** It waits for an operator. */
    readonly isWaiting?: boolean | undefined;
  }[];
}

/** Numbers of guests that nobody has: the demo world's crowd. */
const firstGuest = 800_000_001;
/** A performer answers after so long, ms. */
const answersAfter = 3 * 3_600_000;

/** Has something of the demo world talked about, as if it had been over some days; nobody is told of it. */
export async function seedTalk(
  { extensions }: Pick<Kit, 'extensions'>,
  tx: Tx,
  subject: Subject,
  talk: Talk,
): Promise<void> {
  const { kind, id } = subject;
  const { actorId, likes, dislikes } = talk;
  await lockSubject(tx, subject);
  for (const { authorId, text, at, answer, isWaiting = false } of inTime(talk.lines)) {
    const of = { kind, subjectId: id, actorId };
    const state = isWaiting ? { state: 'waiting', askedAt: at } : { state: 'shown' };
    const [row] = await tx.orm
      .insert(lines)
      .values({ ...of, ...state, authorId, text, createdAt: at, replies: answer === undefined ? 0 : 1 })
      .returning();
    if (row && answer !== undefined)
      await tx.orm.insert(lines).values({
        ...{ ...of, state: 'shown', parentId: row.id, authorId: actorId, isCreator: true, text: answer },
        createdAt: new Date(at.getTime() + answersAfter),
      });
    if (!isWaiting) await addToTotal(tx, subject, 1);
  }
  await tx.orm.execute(sql`
    insert into comments.ratings (guest_id, kind, subject_id, value, created_at)
    select ${firstGuest} + n, ${kind}, ${id}, case when n < ${likes}::int then 1 else -1 end, now()
      from generate_series(0, ${likes + dislikes - 1}::int) n`);
  await tx.orm
    .update(subjects)
    .set({ likes, dislikes })
    .where(and(eq(subjects.kind, kind), eq(subjects.subjectId, id)));
  await kindOf(extensions, kind)?.liked?.(tx, id, likes);
}

/** The oldest first, as people would have written them. */
const inTime = (said: Talk['lines']): Talk['lines'] => said.toSorted((a, b) => a.at.getTime() - b.at.getTime());
