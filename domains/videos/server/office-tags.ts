import { and, arrayContains, desc, eq, ne, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { OfficeTag } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { tags, videos } from './tables.ts';
import { asmrKey } from './tags.ts';

type TagRow = typeof tags.$inferSelect;

const present = ({ id, key, labels, used }: TagRow): OfficeTag => {
  const { de, en, nl, es } = labels;
  return { id, key, labels: { de, en, nl, es }, used, isNeeded: key === asmrKey };
};

async function lockTag(tx: Tx, id: number): Promise<TagRow> {
  const [row] = await tx.orm.select().from(tags).where(eq(tags.id, id)).for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** What operators do with tags of videos. */
export function officeTagHandlers({ kit }: Context): Handler[] {
  const { db, clock } = kit;
  const line = (tx: Tx, call: Call, operation: string, id: number, input: Readonly<Record<string, unknown>>) =>
    audit(tx, { call, at: clock.now(), operation, subject: `videoTag:${id}`, input });

  return [
    handle(contract.listTags, async () => {
      const rows = await db.orm.select().from(tags).orderBy(desc(tags.used), tags.key);
      return { tags: rows.map(present) };
    }),
    handle(contract.putTag, ({ body }, call) =>
      db.transaction(async (tx) => {
        const { tagId, labelDe: de, labelEn: en, labelNl: nl, labelEs: es } = body;
        const labels = { de, en, nl, es };
        const key = foldOf(en);
        // Its address stays as it is; another tag of the same name would be found beside it.
        const same = sql`lower(${tags.labels}->>'en') = lower(${en})`;
        const [other] = await tx.orm
          .select({ id: tags.id })
          .from(tags)
          .where(tagId === null ? same : and(same, ne(tags.id, tagId)));
        if (other) throw new Problem(contract.tagTaken);
        const [row] =
          tagId === null
            ? await tx.orm.insert(tags).values({ key, labels }).onConflictDoNothing().returning()
            : await tx.orm.update(tags).set({ labels }).where(eq(tags.id, tagId)).returning();
        if (!row) throw new Problem(tagId === null ? contract.tagTaken : notFound);
        await line(tx, call, 'videos.putTag', row.id, body);
        return present(row);
      }),
    ),
    handle(contract.mergeTag, ({ body: { tagId, into } }, call) =>
      db.transaction(async (tx) => {
        const kept = Number(into);
        if (kept === tagId) throw new Problem(notFound);
        // In the order of their numbers: two merges of the same two do not wait for each other.
        const [first, second] = [await lockTag(tx, Math.min(tagId, kept)), await lockTag(tx, Math.max(tagId, kept))];
        if ((first.id === tagId ? first : second).key === asmrKey) throw new Problem(contract.tagNeeded);
        const without = sql`array_remove(array_remove(${videos.tags}, ${tagId}::int), ${kept}::int)`;
        await tx.orm
          .update(videos)
          .set({ tags: sql`array_append(${without}, ${kept}::int)` })
          .where(arrayContains(videos.tags, [tagId]));
        const counted = sql<number>`(select count(*)::int from ${videos}
          where ${videos.tags} @> array[${kept}::int] and ${videos.state} = 'published' and not ${videos.isActorLocked})`;
        await tx.orm.delete(tags).where(eq(tags.id, tagId));
        const [row] = await tx.orm.update(tags).set({ used: counted }).where(eq(tags.id, kept)).returning();
        if (!row) throw new Problem(notFound);
        await line(tx, call, 'videos.mergeTag', tagId, { into });
        return present(row);
      }),
    ),
  ];
}
