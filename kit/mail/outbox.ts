import { and, count, eq, ilike, or } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { escapeLike } from '#kit/db/escape-like.ts';
import type { Cursor, KeysetRequest } from '#kit/db/keyset.ts';
import { keyset } from '#kit/db/keyset.ts';
import { insertSecrets, mask, maskSecrets, unseal } from './seal.ts';
import type { MailState } from './tables.ts';
import { mailStates, messages } from './tables.ts';

/** A mail in the list; its words are read one by one. */
export interface OutboxEntry {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const entry = {
  id: messages.id,
  recipient: messages.recipient,
  subject: messages.subject,
  state: messages.state,
  attempts: messages.attempts,
  lastError: messages.lastError,
  createdAt: messages.createdAt,
  sentAt: messages.sentAt,
};

/** Which mails are wanted; the latest first when no order is given. */
export interface MailQuery extends Partial<KeysetRequest> {
  readonly state?: MailState | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
}

/** A page of mails: of a state, with the words in recipient or subject. Numbers grow with time, so both order alike. */
export async function listMails(
  executor: Executor,
  { state, search, limit, ...order }: MailQuery,
): Promise<(OutboxEntry & { cursor: Cursor })[]> {
  const words = search ? `%${escapeLike(search)}%` : undefined;
  const sorts = { createdAt: messages.id, recipient: messages.recipient, attempts: messages.attempts };
  const page = keyset({ sort: 'createdAt', isDescending: true, after: null, ...order, limit }, sorts, messages.id);
  return executor.orm
    .select({ ...entry, cursor: page.cursor })
    .from(messages)
    .where(
      and(
        page.after,
        state && eq(messages.state, state),
        words ? or(ilike(messages.recipient, words), ilike(messages.subject, words)) : undefined,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
}

/** What a reader sees of the secrets of a mail's links. */
export type SecretsShown = 'none' | 'masked' | 'shown';

/**
 * One mail with its words; they are empty once a mail server has taken it. The secrets of its links, which open accounts,
 * are masked; `key` shows those of a mail that is kept instead of sent, for who follows it from here.
 */
export async function readMail(executor: Executor, id: number, key: Uint8Array | null = null) {
  const [row] = await executor.orm.select().from(messages).where(eq(messages.id, id));
  if (!row) return null;
  const { sealed, text, html, ...entry } = row;
  const opens = key !== null && row.state === 'captured' && sealed !== null;
  const said = (words: string) => (opens ? insertSecrets(words, unseal(sealed, key)) : maskSecrets(words));
  const words = { text: said(text), html: html === null ? null : said(html) };
  const secrets: SecretsShown = opens ? 'shown' : words.text.includes(mask) ? 'masked' : 'none';
  return { ...entry, ...words, secrets };
}

/** How many mails are in each state. */
export async function countMails(executor: Executor): Promise<Record<MailState, number>> {
  const rows = await executor.orm.select({ state: messages.state, n: count() }).from(messages).groupBy(messages.state);
  const counted = new Map(rows.map(({ state, n }) => [state, n]));
  return Object.fromEntries(mailStates.map((state) => [state, counted.get(state) ?? 0])) as Record<MailState, number>;
}
