import type { LineSender, Line as WrittenLine } from '../../contract/index.ts';

/** A line as it is shown. `key` stays the same from the first sight to the answer of the server. */
export interface Line {
  readonly key: string;
  /** Null while it is on its way. */
  readonly textId: number | null;
  readonly own: boolean;
  readonly sender: LineSender;
  /** Null while it is on its way. */
  readonly senderId: number | null;
  readonly author: string;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
  /** Why it did not go out. */
  readonly failure: string | null;
}

/** A conversation: lines oldest first, and how much of it nobody has looked at. */
export interface Talk {
  readonly lines: readonly Line[];
  readonly unread: number;
  /** The other side is writing. */
  readonly typing: boolean;
}

export const emptyTalk: Talk = { lines: [], unread: 0, typing: false };

/** More lines than this are not kept: an evening in a busy room is long. */
const mostLines = 400;

function lineOf(text: WrittenLine, ownId: number | null): Line {
  const own = text.senderId === ownId;
  return {
    key: own && text.textKey ? text.textKey : `t${text.id}`,
    textId: text.id,
    own,
    sender: text.sender,
    senderId: text.senderId,
    author: text.senderName,
    text: text.text,
    at: text.at,
    failure: null,
  };
}

const inOrder = (a: Line, b: Line): number =>
  (a.textId ?? Number.MAX_SAFE_INTEGER) - (b.textId ?? Number.MAX_SAFE_INTEGER);

/** Takes lines in: each once, own ones in the place of what was on its way. */
function merged(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  for (const line of more) byKey.set(line.key, line);
  return [...byKey.values()].sort(inOrder).slice(-mostLines);
}

/** What was said before, and what the server counts as unread. */
export function withHistory(talk: Talk, texts: readonly WrittenLine[], ownId: number | null): Talk {
  return {
    ...talk,
    lines: merged(
      talk.lines,
      texts.map((text) => lineOf(text, ownId)),
    ),
  };
}

/** A line arrives. `seen`: somebody is looking. */
export function withText(talk: Talk, text: WrittenLine, ownId: number | null, seen: boolean): Talk {
  const line = lineOf(text, ownId);
  const known = talk.lines.some(({ key }) => key === line.key);
  return {
    lines: merged(talk.lines, [line]),
    unread: seen ? 0 : talk.unread + (line.own || known ? 0 : 1),
    typing: line.own ? talk.typing : false,
  };
}

/** A line of one's own goes out. */
export function withDraft(
  talk: Talk,
  draft: { key: string; text: string; author: string; at: number; sender: LineSender },
): Talk {
  const { key, text, author, at, sender } = draft;
  const line: Line = {
    key,
    textId: null,
    own: true,
    sender,
    senderId: null,
    author,
    text,
    at,
    failure: null,
  };
  return { ...talk, lines: merged(talk.lines, [line]), unread: 0 };
}

/** The server refused a line: it stays, marked, so that nothing written is lost. */
export function withFailure(talk: Talk, key: string, failure: string): Talk {
  return { ...talk, lines: talk.lines.map((line) => (line.key === key ? { ...line, failure } : line)) };
}

/** A line was taken away for everybody. */
export function withoutLine(talk: Talk, textId: number): Talk {
  const lines = talk.lines.filter((line) => line.textId !== textId);
  return lines.length === talk.lines.length ? talk : { ...talk, lines };
}

/** Somebody looks: nothing is unread. */
export const withSeen = (talk: Talk): Talk => (talk.unread === 0 ? talk : { ...talk, unread: 0 });

export const withTyping = (talk: Talk, typing: boolean): Talk => (talk.typing === typing ? talk : { ...talk, typing });

/** The newest line of the other side, to be marked as read. */
export const lastReceivedTextId = (talk: Talk): number | null =>
  talk.lines.findLast((line) => !line.own && line.textId !== null)?.textId ?? null;
