import { and, desc, eq, lt } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { StudioCommentPage } from '../contract/index.ts';
import { studioCommentsAtOnce } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { open } from './lines.ts';
import { subjectsOf } from './subjects.ts';
import { lines } from './tables.ts';

/** What others say about the things of a performer, the newest first, without whom they are apart from. */
export async function studioComments(ctx: Context, caller: AccountCaller, before?: number): Promise<StudioCommentPage> {
  const { db } = ctx.kit;
  const rows = await db.orm
    .select()
    .from(lines)
    .where(
      and(
        ...[eq(lines.actorId, caller.accountId), eq(lines.isCreator, false), open],
        before === undefined ? undefined : lt(lines.id, before),
      ),
    )
    .orderBy(desc(lines.id))
    .limit(studioCommentsAtOnce + 1);
  const page = rows.slice(0, studioCommentsAtOnce);
  const guestIds = [...new Set(page.map(({ authorId }) => authorId))];
  const [apart, names, subjectFor] = await Promise.all([
    ctx.blocks.separated(db, { actorIds: [caller.accountId], guestIds }),
    ctx.guest.namesOf(db, guestIds),
    subjectsOf(ctx, db, caller, page),
  ]);
  const hidden = new Set(apart.map(({ guestId }) => guestId));
  return {
    comments: page.flatMap((row) => {
      const subject = subjectFor(row);
      if (hidden.has(row.authorId) || !subject) return [];
      return {
        ...{ id: row.id, text: row.text, createdAt: row.createdAt.getTime(), likes: row.likes },
        user: { id: row.authorId, name: names.get(row.authorId) ?? '' },
        isReply: row.parentId !== null,
        subject: { kind: row.kind, title: subject.title, path: subject.path },
      };
    }),
    before: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
