import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lte, or } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { MessageReport } from '../contract/index.ts';
import {
  keepReported,
  messageMissing,
  messageReports,
  removeReported,
  reportDecided,
  reportMessage,
} from '../contract/index.ts';
import { removeMessage } from './change-message.ts';
import { lockChannel } from './channel-row.ts';
import type { Context } from './deps.ts';
import { messages, reports } from './tables.ts';

/** So many messages before the reported one, and after it, are kept with it. */
const around = 8;

type Line = MessageReport['context'][number];

/** What was said around a message, as it is now, oldest first. */
async function contextOf({ orm }: Executor, channelId: number, messageId: number): Promise<Line[]> {
  const there = eq(messages.channelId, channelId);
  const before = orm
    .select()
    .from(messages)
    .where(and(there, lte(messages.id, messageId)))
    .orderBy(desc(messages.id))
    .limit(around + 1);
  const after = orm
    .select()
    .from(messages)
    .where(and(there, gt(messages.id, messageId)))
    .orderBy(asc(messages.id))
    .limit(around);
  const rows = [...(await before).reverse(), ...(await after)];
  return rows.map(({ id, sender, text, mediaId, sentAt }) => ({
    messageId: id,
    sender,
    text,
    hasMedia: mediaId !== null,
    sentAt: sentAt.getTime(),
  }));
}

/** Keeps a report with what was said around it. Only the other side's messages are reported, each once. @throws Problem message_not_found */
async function report(
  { kit }: Context,
  me: number,
  { messageId, reason, note }: Pick<MessageReport, 'messageId' | 'reason' | 'note'>,
): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const [message] = await tx.orm.select().from(messages).where(eq(messages.id, messageId));
    const locked = message && (await lockChannel(tx, message.channelId, me).catch(() => null));
    if (!message || !locked || message.sender === locked.side || message.sender === 'system') {
      throw new Problem(messageMissing);
    }
    const { channel, side } = locked;
    const { id: channelId, guestId, actorId, actorName } = channel;
    await tx.orm
      .insert(reports)
      .values({
        ...{ messageId, channelId, guestId, actorId, actorName, reason, note, reportedBy: side },
        context: await contextOf(tx, channelId, messageId),
        createdAt: new Date(kit.clock.now()),
      })
      .onConflictDoNothing();
  });
}

/** How many reports wait for an operator. */
export async function countReports(executor: Executor): Promise<number> {
  const [row] = await executor.orm.select({ waiting: count() }).from(reports).where(eq(reports.state, 'open'));
  return row?.waiting ?? 0;
}

/** Reports: made by the two of a channel, read and decided on by operators. */
export function reportHandlers(ctx: Context): Handler[] {
  const { db, clock, extensions } = ctx.kit;
  const decide = (
    call: Call<AccountCaller>,
    id: number,
    { operation, state }: { operation: string; state: 'removed' | 'kept' },
    change: (tx: Tx, row: typeof reports.$inferSelect) => Promise<unknown>,
  ): Promise<Record<string, never>> =>
    db.transaction(async (tx) => {
      const [row] = await tx.orm.select().from(reports).where(eq(reports.id, id)).for('update');
      if (!row) throw new Problem(notFound);
      if (row.state !== 'open') throw new Problem(reportDecided);
      await change(tx, row);
      await tx.orm
        .update(reports)
        .set({ state, decidedAt: new Date(clock.now()) })
        .where(eq(reports.id, id));
      const input = { reason: row.reason, guest: row.guestId, performer: row.actorId };
      await audit(tx, { call, at: clock.now(), operation, subject: `report:${id}`, input });
      return {};
    });
  return [
    handle(reportMessage, async ({ body }, { caller }) => {
      await report(ctx, caller.accountId, body);
      return {};
    }),
    ...handleList(messageReports, {
      async find({ filters: { search, state, reason }, ...request }) {
        const page = keyset(request, { createdAt: reports.createdAt }, reports.id);
        const people = search === undefined ? [0] : [0, ...(await findPeople(extensions, db, search))];
        const whom =
          search === undefined ? undefined : or(inArray(reports.guestId, people), inArray(reports.actorId, people));
        return db.orm
          .select({ ...getTableColumns(reports), cursor: page.cursor })
          .from(reports)
          .where(and(whom, state && eq(reports.state, state), reason && eq(reports.reason, reason), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ channelId: _, decidedAt: __, createdAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
        })),
    }),
    handle(removeReported, ({ params }, call) =>
      decide(call, params.reportId, { operation: 'messenger.removeReported', state: 'removed' }, (tx, row) =>
        removeMessage(ctx, tx, row.messageId, row.guestId),
      ),
    ),
    handle(keepReported, ({ params }, call) =>
      decide(call, params.reportId, { operation: 'messenger.keepReported', state: 'kept' }, async () => {}),
    ),
  ];
}
