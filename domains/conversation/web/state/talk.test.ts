import { describe, expect, it } from 'vitest';
import type { Line } from '../../contract/index.ts';
import { emptyTalk, lastReceivedTextId, withDraft, withFailure, withHistory, withSeen, withText } from './talk.ts';

const me = 7;
const said = (id: number, senderId: number, textKey: string | null = null): Line => ({
  id,
  sender: senderId === 1 ? 'actor' : 'guest',
  senderId,
  senderName: `person ${senderId}`,
  text: `line ${id}`,
  at: id,
  textKey,
});
const draft = { key: 'k1', text: 'hello', author: 'me', at: 5, sender: 'guest' as const };

describe('a conversation', () => {
  it('shows a line at once, and the server’s in its place', () => {
    const sent = withDraft(emptyTalk, draft);
    expect(sent.lines).toMatchObject([{ key: 'k1', textId: null, own: true }]);
    const echoed = withText(sent, said(3, me, 'k1'), me, true);
    expect(echoed.lines).toMatchObject([{ key: 'k1', textId: 3, own: true }]);
  });

  it('keeps a refused line with the reason, so that nothing written is lost', () => {
    const failed = withFailure(withDraft(emptyTalk, draft), 'k1', 'You are muted.');
    expect(failed.lines).toMatchObject([{ text: 'hello', failure: 'You are muted.' }]);
  });

  it('is in the order of the server, each line once, whatever way it came', () => {
    const talk = withHistory(withText(emptyTalk, said(4, 1), me, true), [said(2, 1), said(3, 9), said(4, 1)], me);
    expect(talk.lines.map(({ textId }) => textId)).toEqual([2, 3, 4]);
  });

  it('counts what was said while nobody looked, but not one’s own lines', () => {
    const away = [said(1, 1), said(2, me, 'x'), said(3, 9), said(3, 9)].reduce(
      (talk, text) => withText(talk, text, me, false),
      emptyTalk,
    );
    expect(away.unread).toBe(2);
    expect(lastReceivedTextId(away)).toBe(3);
    expect(withSeen(away).unread).toBe(0);
  });

  it('takes another guest’s key for no key of ours', () => {
    const talk = withText(withDraft(emptyTalk, draft), said(8, 9, 'k1'), me, true);
    expect(talk.lines).toHaveLength(2);
  });

  it('keeps the last 400 lines of a long evening', () => {
    const all = Array.from({ length: 450 }, (_, id) => said(id + 1, 1));
    const talk = withHistory(emptyTalk, all, me);
    expect(talk.lines).toHaveLength(400);
    expect(talk.lines[0]?.textId).toBe(51);
  });
});
