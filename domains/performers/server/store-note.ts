import { and, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import type { Db, Executor } from '#kit/db/db.ts';
import { actorMissing } from '../contract/index.ts';
import { findActor } from './find-actor.ts';
import { notes } from './tables.ts';

/** A guest's private note on a performer. */
export interface Note {
  readonly actorId: number;
  readonly comment: string;
}

/** Stores or, when empty, deletes a note. Throws `actor_not_found`. */
export async function storeNote(db: Db, guestId: number, { actorId, comment }: Note): Promise<Note> {
  if (!(await findActor(db, actorId))) throw new Problem(actorMissing);
  if (comment === '') await db.orm.delete(notes).where(and(eq(notes.guestId, guestId), eq(notes.actorId, actorId)));
  else {
    await db.orm
      .insert(notes)
      .values({ guestId, actorId, comment })
      .onConflictDoUpdate({ target: [notes.guestId, notes.actorId], set: { comment } });
  }
  return { actorId, comment };
}

/** The guest's note; an empty comment when there is none. */
export async function readNote(executor: Executor, guestId: number, actorId: number): Promise<Note> {
  const [row] = await executor.orm
    .select({ comment: notes.comment })
    .from(notes)
    .where(and(eq(notes.guestId, guestId), eq(notes.actorId, actorId)));
  return { actorId, comment: row?.comment ?? '' };
}
