import { clip } from '#kit/text/clip.ts';
import type { ChannelChange, ContentPage, MessengerContent, Side } from '../../contract/index.ts';
import type { DraftMedia } from './media-draft.ts';

/** A gift on its way, as it was chosen. */
export interface DraftGift {
  readonly giftId: number;
  readonly name: string;
  readonly imageUrl: string;
  readonly quantity: number;
}

/** A message of one's own that is not kept yet. */
export interface Draft {
  readonly key: string;
  readonly text: string;
  readonly replyTo: number | null;
  /** Epoch ms. */
  readonly at: number;
  /** `queued`: the line is down; it goes out by itself. `failed`: refused, with the reason. */
  readonly state: 'sending' | 'queued' | 'failed';
  readonly failure: string | null;
  /** The code of the problem it was refused with. */
  readonly failureCode?: string | undefined;
  /** What stood on the button, hundredths of a coin. */
  readonly shownPrice: number | undefined;
  readonly media?: DraftMedia | undefined;
  readonly gift?: DraftGift | undefined;
}

/** What of a channel is here, as one side sees it. */
export interface Thread {
  /** Oldest first, without holes. */
  readonly messages: readonly MessengerContent[];
  readonly drafts: readonly Draft[];
  /** Where to go on from; null: everything is here. */
  readonly before: number | null;
  readonly after: number | null;
  readonly isLoaded: boolean;
  /** The other side writes. */
  readonly typing: boolean;
  /** How far the other side has got, and read. */
  readonly deliveredId: number;
  readonly readId: number;
  /** The first message that was unread when the channel was opened. */
  readonly firstUnreadId: number | null;
}

export const emptyThread: Thread = {
  messages: [],
  drafts: [],
  before: null,
  after: null,
  isLoaded: false,
  typing: false,
  deliveredId: 0,
  readId: 0,
  firstUnreadId: null,
};

/** Takes messages in, each once, the later state of one in the place of the earlier. */
function merged(messages: readonly MessengerContent[], more: readonly MessengerContent[]): readonly MessengerContent[] {
  const byId = new Map(messages.map((one) => [one.messageId, one]));
  for (const one of more) byId.set(one.messageId, one);
  return [...byId.values()].sort((a, b) => a.messageId - b.messageId);
}

/** Drafts that are kept by now are drafts no more. */
const withoutKept = (drafts: readonly Draft[], kept: readonly MessengerContent[]): readonly Draft[] => {
  const keys = new Set(kept.flatMap(({ messageKey }) => messageKey ?? []));
  return drafts.some(({ key }) => keys.has(key)) ? drafts.filter(({ key }) => !keys.has(key)) : drafts;
};

/** The newest page: at first sight, or after the line was down. `unread`: how many of the other side’s nobody has seen. */
export function withLatest(thread: Thread, page: ContentPage, side: Side, unread: number): Thread {
  // What is missing between is not filled with a hole: what stood there goes, and comes back by scrolling.
  const meets = page.contents.some((one) => thread.messages.some(({ messageId }) => messageId === one.messageId));
  const isWhole = page.before === null;
  const drafts = withoutKept(thread.drafts, page.contents);
  // Who jumped to a place stays there, and comes to the newest by scrolling.
  if (thread.after !== null && !meets && !isWhole) return { ...thread, drafts };
  const messages = meets || isWhole ? merged(thread.messages, page.contents) : page.contents;
  const before = meets && thread.isLoaded ? thread.before : page.before;
  const received = page.contents.filter(({ senderType }) => senderType !== side && senderType !== 'system');
  const first = unread > 0 ? (received.at(-unread) ?? received[0]) : undefined;
  return {
    ...thread,
    messages,
    before,
    after: null,
    isLoaded: true,
    drafts,
    firstUnreadId: thread.isLoaded ? thread.firstUnreadId : (first?.messageId ?? null),
  };
}

export const withOlder = (thread: Thread, page: ContentPage): Thread => ({
  ...thread,
  messages: merged(thread.messages, page.contents),
  before: page.before,
});

export const withNewer = (thread: Thread, page: ContentPage): Thread => ({
  ...thread,
  messages: merged(thread.messages, page.contents),
  after: page.after,
});

/** A page around a message that was searched for: what else was here stands elsewhere. */
export const withPlace = (thread: Thread, page: ContentPage): Thread => ({
  ...thread,
  messages: page.contents,
  before: page.before,
  after: page.after,
});

/** A message that is new or has changed. What is not loaded yet comes when it is. */
export function withContent(thread: Thread, content: MessengerContent, isNew: boolean): Thread {
  const isKnown = thread.messages.some(({ messageId }) => messageId === content.messageId);
  const drafts = withoutKept(thread.drafts, [content]);
  if (isKnown || (isNew && thread.after === null)) {
    const typing = isNew && content.messageKey === null ? false : thread.typing;
    return { ...thread, drafts, typing, messages: withQuotes(merged(thread.messages, [content]), content) };
  }
  return drafts === thread.drafts ? thread : { ...thread, drafts };
}

/** Words that were changed or taken away are changed or gone in answers, too. */
const withQuotes = (messages: readonly MessengerContent[], changed: MessengerContent): readonly MessengerContent[] =>
  messages.map((one) =>
    one.reply?.messageId === changed.messageId
      ? { ...one, reply: changed.isDeleted ? null : { ...one.reply, text: clip(changed.text, 140) } }
      : one,
  );

export const withDraft = (thread: Thread, draft: Draft): Thread => ({
  ...thread,
  drafts: [...thread.drafts.filter(({ key }) => key !== draft.key), draft],
  firstUnreadId: null,
});

export const withDraftState = (
  thread: Thread,
  key: string,
  state: Draft['state'],
  failure: string | null = null,
  failureCode?: string,
): Thread => ({
  ...thread,
  drafts: thread.drafts.map((draft) => (draft.key === key ? { ...draft, state, failure, failureCode } : draft)),
});

export const withoutDraft = (thread: Thread, key: string): Thread => ({
  ...thread,
  drafts: thread.drafts.filter((draft) => draft.key !== key),
});

/** How far the other side has got: status only rises. */
export const withMarks = (thread: Thread, { deliveredId, readId }: ChannelChange): Thread => ({
  ...thread,
  deliveredId: Math.max(thread.deliveredId, deliveredId),
  readId: Math.max(thread.readId, readId),
});

export const withTyping = (thread: Thread, typing: boolean): Thread =>
  thread.typing === typing ? thread : { ...thread, typing };

/** What has become of one's own message. */
export function statusOf(
  thread: Pick<Thread, 'deliveredId' | 'readId'>,
  messageId: number,
): 'sent' | 'delivered' | 'read' {
  if (messageId <= thread.readId) return 'read';
  return messageId <= thread.deliveredId ? 'delivered' : 'sent';
}

/** The newest message of the other side, to be marked as read. */
export const lastReceivedId = ({ messages }: Thread, side: Side): number | null =>
  messages.findLast(({ senderType }) => senderType !== side)?.messageId ?? null;
