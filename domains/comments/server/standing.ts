import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { lockSubject, removeLine } from './lines.ts';
import type { Subject } from './port.ts';
import { likes, lines, ratings, reports } from './tables.ts';

/** Things that a guest wrote about or rated, each locked, always in the same order. */
async function lockAll(tx: Tx, guestId: number): Promise<Subject[]> {
  const wrote = tx.orm.select({ kind: lines.kind, id: lines.subjectId }).from(lines).where(eq(lines.authorId, guestId));
  const rated = tx.orm
    .select({ kind: ratings.kind, id: ratings.subjectId })
    .from(ratings)
    .where(eq(ratings.guestId, guestId));
  const found = await wrote.union(rated);
  const inOrder = found.sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1));
  for (const subject of inOrder) await lockSubject(tx, subject);
  return inOrder;
}

/** Reckons the figures of a thing that is locked from its rows. */
async function recount(tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx.orm.execute(sql`
    update comments.lines l set replies = (
      select count(*) from comments.lines r where r.parent_id = l.id and r.state = 'shown' and not r.is_author_locked)
    where l.kind = ${kind} and l.subject_id = ${id} and l.parent_id is null`);
  await tx.orm.execute(sql`
    update comments.subjects s set
      total = (select count(*) from comments.lines l where l.kind = s.kind and l.subject_id = s.subject_id
        and l.parent_id is null and ((l.state = 'shown' and not l.is_author_locked) or l.replies > 0)),
      likes = (select count(*) from comments.ratings r where r.kind = s.kind and r.subject_id = s.subject_id
        and r.is_counted and r.value = 1),
      dislikes = (select count(*) from comments.ratings r where r.kind = s.kind and r.subject_id = s.subject_id
        and r.is_counted and r.value = -1)
    where s.kind = ${kind} and s.subject_id = ${id}`);
}

/** Reckons the figures of things that are locked, and of those a row came to between the look and the lock. */
async function recountAll(
  tx: Tx,
  locked: readonly Subject[],
  changed: readonly { readonly kind: string; readonly subjectId: string }[],
): Promise<void> {
  const all = new Map(locked.map((subject) => [`${subject.kind} ${subject.id}`, subject]));
  for (const { kind, subjectId: id } of changed) {
    if (all.has(`${kind} ${id}`)) continue;
    await lockSubject(tx, { kind, id });
    all.set(`${kind} ${id}`, { kind, id });
  }
  for (const subject of all.values()) await recount(tx, subject);
}

/** What a guest wrote and rated leaves lists and numbers while their account is locked, and comes back with it. */
export async function markLocked(tx: Tx, guestId: number, isLocked: boolean): Promise<void> {
  const all = await lockAll(tx, guestId);
  const said = await tx.orm
    .update(lines)
    .set({ isAuthorLocked: isLocked })
    .where(eq(lines.authorId, guestId))
    .returning();
  const rated = await tx.orm
    .update(ratings)
    .set({ isCounted: !isLocked })
    .where(eq(ratings.guestId, guestId))
    .returning();
  await recountAll(tx, all, [...said, ...rated]);
}

/** An account is erased: its words, likes, ratings and reports go; answers of others stay. */
export async function forgetGuest(tx: Tx, guestId: number): Promise<void> {
  const all = await lockAll(tx, guestId);
  await tx.orm.delete(reports).where(eq(reports.guestId, guestId));
  const liked = await tx.orm.delete(likes).where(eq(likes.guestId, guestId)).returning();
  for (const { commentId } of liked)
    await tx.orm
      .update(lines)
      .set({ likes: sql`${lines.likes} - 1` })
      .where(eq(lines.id, commentId));
  const rated = await tx.orm.delete(ratings).where(eq(ratings.guestId, guestId)).returning();
  const said = await tx.orm.select().from(lines).where(eq(lines.authorId, guestId));
  for (const row of said) await removeLine(tx, row);
  // What still holds a place says nothing of whose it was.
  await tx.orm
    .update(lines)
    .set({ authorId: 0, text: '', state: 'removed', isCreator: false })
    .where(eq(lines.authorId, guestId));
  await recountAll(tx, all, [...said, ...rated]);
}

/** A thing is gone for good, with everything about it. */
export async function forgetSubject(tx: Tx, { kind, id }: Subject): Promise<void> {
  const of = sql`(select id from comments.lines where kind = ${kind} and subject_id = ${id})`;
  await lockSubject(tx, { kind, id });
  await tx.orm.execute(sql`delete from comments.likes where comment_id in ${of}`);
  await tx.orm.execute(sql`delete from comments.reports where comment_id in ${of}`);
  await tx.orm.delete(lines).where(and(eq(lines.kind, kind), eq(lines.subjectId, id)));
  await tx.orm.delete(ratings).where(and(eq(ratings.kind, kind), eq(ratings.subjectId, id)));
  await tx.orm.execute(sql`delete from comments.subjects where kind = ${kind} and subject_id = ${id}`);
}
