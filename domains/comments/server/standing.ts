import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import { lockSubject } from './lines.ts';
import type { Subject } from './port.ts';
import { kindOf } from './subjects.ts';
import { lines, ratings } from './tables.ts';

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
async function recount(extensions: Extensions, tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx.orm.execute(sql`
    update comments.lines l set replies = (
      select count(*) from comments.lines r where r.parent_id = l.id and r.state = 'shown' and not r.is_author_locked)
    where l.kind = ${kind} and l.subject_id = ${id} and l.parent_id is null`);
  const { rows } = await tx.orm.execute<{ likes: number }>(sql`
    update comments.subjects s set
      total = (select count(*) from comments.lines l where l.kind = s.kind and l.subject_id = s.subject_id
        and l.parent_id is null and ((l.state = 'shown' and not l.is_author_locked) or l.replies > 0)),
      likes = (select count(*) from comments.ratings r where r.kind = s.kind and r.subject_id = s.subject_id
        and r.is_counted and r.value = 1),
      dislikes = (select count(*) from comments.ratings r where r.kind = s.kind and r.subject_id = s.subject_id
        and r.is_counted and r.value = -1)
    where s.kind = ${kind} and s.subject_id = ${id} returning s.likes`);
  await kindOf(extensions, kind)?.liked?.(tx, id, rows[0]?.likes ?? 0);
}

/** Reckons the figures of things that are locked, and of those a row came to between the look and the lock. */
async function recountAll(
  extensions: Extensions,
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
  for (const subject of all.values()) await recount(extensions, tx, subject);
}

/** What a guest wrote and rated leaves lists and numbers while their account is locked, and comes back with it. */
export async function markLocked(
  { extensions }: Pick<Kit, 'extensions'>,
  tx: Tx,
  guestId: number,
  isLocked: boolean,
): Promise<void> {
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
  await recountAll(extensions, tx, all, [...said, ...rated]);
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
