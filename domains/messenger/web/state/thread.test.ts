import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentPage, MessengerContent } from '../../contract/index.ts';
import { inOrder, withChange, withMore } from './channel-rows.ts';
import type { Draft } from './thread.ts';
import {
  emptyThread,
  statusOf,
  withContent,
  withDraft,
  withLatest,
  withMarks,
  withOlder,
  withPlace,
} from './thread.ts';

const message = (messageId: number, more: Partial<MessengerContent> = {}): MessengerContent => ({
  messageId,
  channelId: 1,
  messageType: 'text',
  senderType: 'actor',
  text: `message ${messageId}`,
  date: messageId,
  model: { id: 1, name: 'Vega' },
  media: null,
  gifts: [],
  reply: null,
  reactions: [],
  editedAt: null,
  isDeleted: false,
  chatId: null,
  seconds: null,
  amount: null,
  messageKey: null,
  ...more,
});
const page = (ids: readonly number[], before: number | null = null): ContentPage => ({
  contents: ids.map((id) => message(id)),
  before,
  after: null,
});
const ids = ({ messages }: { messages: readonly MessengerContent[] }) => messages.map(({ messageId }) => messageId);
const draft: Draft = {
  key: 'one',
  text: 'Hello',
  replyTo: null,
  at: 0,
  state: 'sending',
  failure: null,
  shownPrice: 40,
};

describe('a thread', () => {
  it('holds each message once and in order, whatever comes late, twice or again', () => {
    const pushes = fc.array(fc.integer({ min: 5, max: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(pushes, pushes, (early, late) => {
        let thread = emptyThread;
        for (const id of early) thread = withContent(thread, message(id), true);
        thread = withLatest(thread, page([3, 4, 5]), 'guest', 0);
        for (const id of late) thread = withContent(thread, message(id), true);
        const all = ids(thread);
        expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
        expect(all).toEqual(expect.arrayContaining([3, 4, 5, ...late]));
      }),
    );
  });

  it('has no hole after the line was down for longer than a page', () => {
    const before = withLatest(emptyThread, page([1, 2, 3]), 'guest', 0);
    const later = withLatest(before, page([50, 51], 50), 'guest', 0);
    expect(ids(later)).toEqual([50, 51]);
    expect(ids(withOlder(later, page([48, 49], 48)))).toEqual([48, 49, 50, 51]);
  });

  it('stays where somebody jumped to when the line comes back', () => {
    const there = withPlace(withLatest(emptyThread, page([50, 51], 50), 'guest', 0), { ...page([8, 9], 8), after: 9 });
    expect(ids(withLatest(there, page([52, 53], 52), 'guest', 0))).toEqual([8, 9]);
  });

  it('shows what is sent at once, and once when it is kept; a failed one stays', () => {
    const sending = withDraft(withLatest(emptyThread, page([1]), 'guest', 0), draft);
    const failed = withDraft(sending, { ...draft, key: 'two', state: 'failed', failure: 'No coins' });
    const kept = withContent(failed, message(2, { senderType: 'guest', messageKey: 'one' }), true);
    expect(ids(kept)).toEqual([1, 2]);
    expect(kept.drafts.map(({ key }) => key)).toEqual(['two']);
  });

  it('marks where unread begins, and own messages rise from sent over delivered to read', () => {
    expect(withLatest(emptyThread, page([1, 2, 3, 4]), 'guest', 2).firstUnreadId).toBe(3);
    const change = { deliveredId: 7, readId: 5 } as never;
    const thread = withMarks(withMarks(emptyThread, change), { deliveredId: 6, readId: 4 } as never);
    expect([5, 6, 8].map((id) => statusOf(thread, id))).toEqual(['read', 'delivered', 'sent']);
  });

  it('takes deleted words out of answers', () => {
    const reply = { messageId: 1, senderType: 'guest' as const, text: 'message 1', mediaType: null };
    const thread = withContent(withContent(emptyThread, message(1), true), message(2, { reply }), true);
    const gone = withContent(thread, message(1, { isDeleted: true, text: '' }), false);
    expect(gone.messages[1]?.reply).toBeNull();
  });
});

it('channels stand latest first, the chosen one before all, unread ones before read ones where that is asked', () => {
  const row = (channelId: number, unreadCount = 0) => ({
    channelId,
    unreadCount,
    archived: false,
    messageTimestamp: channelId,
  });
  const order = (rows: readonly { channelId: number }[]) => rows.map(({ channelId }) => channelId);
  const rows = withMore([row(3), row(2)], [row(2), row(1, 4)]);
  expect(order(rows)).toEqual([3, 2, 1]);
  expect(order(inOrder(rows, { selectedId: 2, unreadFirst: true }))).toEqual([2, 1, 3]);
  const changed = withChange(rows, { channelId: 1, unreadCount: 5, messageTimestamp: 9 } as never);
  expect(changed[0]).toMatchObject({ channelId: 1, unreadCount: 5 });
  expect(withChange(rows, { channelId: 77 } as never)).toBe(rows);
});
