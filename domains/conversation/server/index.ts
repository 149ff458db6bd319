import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Line } from '../contract/index.ts';
import { lineLimits } from '../contract/index.ts';
import type { LinePage, NewLine, Reader } from './lines.ts';
import { addLine, countUnread, findLine, readLines, removeLine } from './lines.ts';
import { conversationData } from './personal-data.ts';

export type { LinePage, NewLine } from './lines.ts';
export { assertSayable, textRules } from './sayable.ts';

/**
 * What people write to each other, for whoever owns the conversation: who may write there, and who hears of a line, is the
 * owner's to say.
 */
export interface Conversation extends DomainServer {
  /** Counts a line against what a person may send. @throws Problem too_many_requests */
  takeRate(senderId: number): Promise<void>;
  /** Keeps a line; {@link addLine}. */
  add(tx: Tx, line: NewLine): Promise<Line | null>;
  /** One page of a thread; {@link readLines}. */
  read(executor: Executor, thread: string, page: Parameters<typeof readLines>[2]): Promise<LinePage>;
  /** One line; {@link findLine}. */
  find(executor: Executor, thread: string, id: number): Promise<Line | null>;
  /** Takes a line away; {@link removeLine}. */
  remove(tx: Tx, thread: string, id: number): Promise<Line | null>;
  /** What a reader has not read; {@link countUnread}. */
  unread(executor: Executor, thread: string, reader: Reader): Promise<number>;
}

/** Tables of the domain, for tests and the start. */
export const conversationTables = { name: 'conversation', folder: new URL('./migrations', import.meta.url) };

export function createConversation(kit: Pick<Kit, 'limits'>): Conversation {
  return {
    name: 'conversation',
    migrations: conversationTables,
    handlers: [],
    async takeRate(senderId) {
      const wait = await kit.limits.take(`conversation.line:${senderId}`, lineLimits.rate);
      if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
    },
    add: addLine,
    read: readLines,
    find: findLine,
    remove: removeLine,
    unread: countUnread,
  };
}

/** Conversations, as the application lists them. */
export const conversationDomain = defineDomain({
  name: 'conversation',
  uses: {},
  create: createConversation,
  declares: [extend(personalData, conversationData)],
});
