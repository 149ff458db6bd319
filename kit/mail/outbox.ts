import { and, desc, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Cursor } from '#kit/db/query/keyset.ts';
import type { OutboxState } from '#kit/outbox/columns.ts';
import type { OutboxQuery } from '#kit/outbox/read.ts';
import { countByState, pageOf, readerOf } from '#kit/outbox/read.ts';
import type { OutboxRow } from '#kit/outbox/table.ts';
import { messages } from './tables.ts';

/** A mail in the list; its words are read one by one. */
export interface OutboxEntry extends Omit<OutboxRow, 'text' | 'sealed'> {
  readonly subject: string;
}

const { text: _text, html: _html, sealed: _sealed, ...entry } = getTableColumns(messages);

/** A page of mails: of a state, with the words in recipient or subject. */
export async function listMails(executor: Executor, query: OutboxQuery): Promise<(OutboxEntry & { cursor: Cursor })[]> {
  const page = pageOf(messages, [messages.recipient, messages.subject], query);
  return executor.orm
    .select({ ...entry, cursor: page.cursor })
    .from(messages)
    .where(page.where)
    .orderBy(...page.order)
    .limit(page.limit);
}

/** One mail with its words, which are empty once a mail server has taken it; `key` as in {@link readerOf}. */
export async function readMail(executor: Executor, id: number, key: Uint8Array | null = null) {
  const [row] = await executor.orm.select().from(messages).where(eq(messages.id, id));
  if (!row) return null;
  const { sealed: _, text, html, ...rest } = row;
  const { read, shown } = readerOf(row, key);
  const words = { text: read(text), html: html === null ? null : read(html) };
  return { ...rest, ...words, secrets: shown(words.text) };
}

/** The latest mails to one address, from an instant on; `before` is the instant they were all written before. */
export async function mailsTo(
  executor: Executor,
  recipient: string,
  { from, before, limit }: { readonly from?: Date; readonly before?: Date; readonly limit: number },
): Promise<OutboxEntry[]> {
  const { createdAt } = messages;
  return executor.orm
    .select(entry)
    .from(messages)
    .where(and(eq(messages.recipient, recipient), from && gte(createdAt, from), before && lt(createdAt, before)))
    .orderBy(desc(messages.id))
    .limit(limit);
}

/** How many mails of a batch are in each state. */
export const countBatch = (executor: Executor, batch: string): Promise<Record<OutboxState, number>> =>
  countByState(executor, messages, eq(messages.batch, batch));

/** How many mails are in each state. */
export const countMails = (executor: Executor): Promise<Record<OutboxState, number>> =>
  countByState(executor, messages);
