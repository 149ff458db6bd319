import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Line } from '../../contract/index.ts';
import type { ConversationTransport } from './conversation.ts';
import { Conversation } from './conversation.ts';

const said = (id: number, senderId = 7): Line => ({
  ...{ id, sender: senderId === 7 ? 'actor' : 'guest', senderId, senderName: 'somebody', text: `line ${id}` },
  ...{ at: id, textKey: null },
});
const answer = (texts: readonly Line[]) => ({ ok: true as const, data: { texts }, status: 200 });
const refusal = { type: '', title: 'You are muted.', status: 403, code: 'muted_in_room' };

let seen = true;
let marked: number[] = [];
const conversationOn = (wire: Partial<ConversationTransport> = {}) =>
  new Conversation({
    me: () => ({ id: 9, name: 'Nora' }),
    side: 'guest',
    isOpen: () => seen,
    wire: {
      read: async () => answer([]) as never,
      send: async () => ({ ok: true }),
      typing: () => undefined,
      mark: (id) => void marked.push(id),
      ...wire,
    },
  });

beforeEach(() => {
  seen = true;
  marked = [];
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what is sent stands there at once, and stays with the reason when it is refused', async () => {
  const talk = conversationOn({ send: async () => ({ ok: false, problem: refusal as never }) });
  const sending = talk.send('Hello');
  expect(talk.state.lines).toMatchObject([{ text: 'Hello', own: true, author: 'Nora', failure: null }]);
  await sending;
  expect(talk.state.lines).toMatchObject([{ text: 'Hello', failure: 'You are muted.' }]);
});

it('where there is nobody to say it to, nothing is shown as said', async () => {
  const talk = conversationOn({ send: () => null });
  await talk.send('Hello');
  expect(talk.state.lines).toEqual([]);
});

it('what nobody looks at is counted, and told as read once somebody does, each line once', () => {
  const talk = conversationOn();
  seen = false;
  talk.receive(said(1));
  talk.receive(said(2));
  expect([talk.state.unread, marked]).toEqual([2, []]);
  seen = true;
  talk.seen();
  talk.seen();
  expect([talk.state.unread, marked]).toEqual([0, [2]]);
});

it('the sign of writing goes by itself when its end was lost, and with the line', () => {
  const talk = conversationOn();
  talk.hearTyping(true);
  expect(talk.state.typing).toBe(true);
  vi.advanceTimersByTime(8_000);
  expect(talk.state.typing).toBe(false);
  talk.hearTyping(true);
  talk.receive(said(3));
  expect(talk.state.typing).toBe(false);
});

it('an answer about the thread before is not shown in the one that has begun', async () => {
  const late = Promise.withResolvers<never>();
  const reads = [late.promise, Promise.resolve(answer([said(5)]) as never)];
  const talk = conversationOn({ read: () => reads.shift() ?? null });
  talk.begin({ keep: false });
  talk.begin({ keep: false });
  late.resolve(answer([said(1)]) as never);
  await vi.advanceTimersByTimeAsync(0);
  expect(talk.state.lines.map(({ textId }) => textId)).toEqual([5]);
});

it('free chats of one room go on from what stands there; a private one begins with an empty page', async () => {
  const talk = conversationOn();
  talk.receive(said(1));
  talk.begin({ keep: true });
  expect(talk.state.lines).toHaveLength(1);
  talk.begin({ keep: false });
  expect(talk.state.lines).toEqual([]);
});
