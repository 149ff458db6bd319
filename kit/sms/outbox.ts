import { eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Cursor } from '#kit/db/query/keyset.ts';
import type { OutboxQuery } from '#kit/outbox/read.ts';
import { pageOf, readerOf } from '#kit/outbox/read.ts';
import type { OutboxRow } from '#kit/outbox/table.ts';
import { messages } from './tables.ts';

/** An SMS in the list; its words are read one by one. */
export interface SmsEntry extends Omit<OutboxRow, 'text' | 'sealed'> {
  readonly kind: string;
}

const { text: _text, sealed: _sealed, key: _key, language: _language, ...entry } = getTableColumns(messages);

/** A page of SMS: of a state, with the words in recipient or kind. */
export async function listSms(executor: Executor, query: OutboxQuery): Promise<(SmsEntry & { cursor: Cursor })[]> {
  const page = pageOf(messages, [messages.recipient, messages.kind], query);
  return executor.orm
    .select({ ...entry, cursor: page.cursor })
    .from(messages)
    .where(page.where)
    .orderBy(...page.order)
    .limit(page.limit);
}

/** One SMS with its words, which are empty once the gateway has taken it; `key` as in {@link readerOf}. */
export async function readSms(executor: Executor, id: number, key: Uint8Array | null = null) {
  const [row] = await executor.orm.select().from(messages).where(eq(messages.id, id));
  if (!row) return null;
  const { sealed: _, key: __, text, ...rest } = row;
  const { read, shown } = readerOf(row, key);
  const words = read(text);
  return { ...rest, text: words, secrets: shown(words) };
}
