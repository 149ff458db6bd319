import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lte, min, or } from 'drizzle-orm';
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
  readReport,
  removeReported,
  reportDecided,
  reportMessage,
} from '../contract/index.ts';
import { removeMessage } from './change-message.ts';
import { lockChannel } from './channel-row.ts';
import type { Context } from './deps.ts';
import { carriedBy, reportedMediaHandlers } from './reported-media.ts';
import { messages, reports } from './tables.ts';

/** So many messages before the reported one, and after it, are kept with it. */
const around = 8;

type Line = MessageReport['context'][number];
type ReportRow = typeof reports.$inferSelect;

/** Behind everything that may be about somebody under 18: more than any moment, ms since the epoch. */
const later = 1e14;
/** So long a report may wait before the overview calls for somebody, ms; one about somebody under 18 never may. */
const patience = 24 * 3_600_000;

/** Where a report stands among those that wait. */
const placeOf = (reason: MessageReport['reason'], at: number): number => (reason === 'minor' ? at : later + at);

/** Reports as operators see them. */
export async function toReports(ctx: Context, rows: readonly ReportRow[]): Promise<MessageReport[]> {
  const { db, clock } = ctx.kit;
  const names = await ctx.guest.namesOf(db, [...new Set(rows.map(({ guestId }) => guestId))]);
  return rows.map(
    ({ id, messageId, reason, note, state, guestId, actorId, actorName, reportedBy, context, createdAt }) => ({
      ...{ id, messageId, reason, note, state, guestId, actorId, actorName, reportedBy, context },
      guestName: names.get(guestId) ?? '',
      createdAt: createdAt.toISOString(),
      hours: Math.floor((clock.now() - createdAt.getTime()) / 3_600_000),
    }),
  );
}

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
    const now = kit.clock.now();
    await tx.orm
      .insert(reports)
      .values({
        ...{ messageId, channelId, guestId, actorId, actorName, reason, note, reportedBy: side },
        context: await contextOf(tx, channelId, messageId),
        createdAt: new Date(now),
        place: placeOf(reason, now),
      })
      .onConflictDoNothing();
  });
}

/** How many reports wait for an operator, since when the first of them does, and whether somebody has to come now. */
export async function openReports(
  { orm }: Executor,
  now: number,
): Promise<{ value: number; since?: number; alarm: boolean }> {
  const [row] = await orm
    .select({ value: count(), oldest: min(reports.createdAt), first: min(reports.place) })
    .from(reports)
    .where(eq(reports.state, 'open'));
  const since = row?.oldest?.getTime();
  if (since === undefined) return { value: 0, alarm: false };
  return { value: row?.value ?? 0, since, alarm: now - since > patience || Number(row?.first) < later };
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
        const page = keyset(request, { reason: reports.place, createdAt: reports.createdAt }, reports.id);
        const stands = state === 'all' ? undefined : eq(reports.state, state ?? 'open');
        const people = search === undefined ? [0] : [0, ...(await findPeople(extensions, db, search))];
        const whom =
          search === undefined ? undefined : or(inArray(reports.guestId, people), inArray(reports.actorId, people));
        return db.orm
          .select({ ...getTableColumns(reports), cursor: page.cursor })
          .from(reports)
          .where(and(whom, stands, reason && eq(reports.reason, reason), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) => toReports(ctx, rows),
    }),
    handle(readReport, async ({ params }) => {
      const [row] = await db.orm.select().from(reports).where(eq(reports.id, params.reportId));
      const [report] = row ? await toReports(ctx, [row]) : [];
      if (!row || !report) throw new Problem(notFound);
      return { report, media: await carriedBy(db, row.messageId) };
    }),
    ...reportedMediaHandlers(ctx),
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
