import type { Result } from '#kit/contract/client.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Store } from '#kit/web/live/store.ts';
import { newKey } from '#kit/web/session/new-key.ts';
import type { LineSender, Line as WrittenLine } from '../../contract/index.ts';
import type { Talk } from './talk.ts';
import {
  emptyTalk,
  lastReceivedTextId,
  withDraft,
  withFailure,
  withHistory,
  withoutLine,
  withSeen,
  withText,
  withTyping,
} from './talk.ts';

/** How long the sign of writing stays without news, ms: the end of it may be lost. */
const typingFades = 8_000;
/** Lines of history that are fetched. */
const historyLength = 60;

/** How a conversation reaches the server; it belongs to whoever owns the thread. */
export interface ConversationTransport {
  /** The last lines, oldest first; null where there is nothing to ask for. */
  read(limit: number): Promise<Result<{ readonly texts: readonly WrittenLine[] }>> | null;
  /** Says a line; null where there is nobody to say it to. */
  send(text: string, textKey: string): Promise<{ ok: true } | { ok: false; problem: ProblemBody }> | null;
  typing(typing: boolean): void;
  /** Tells the others how far one has read. */
  mark(textId: number): void;
}

export interface ConversationOptions {
  readonly wire: ConversationTransport;
  readonly me: () => { readonly id: number | null; readonly name: string };
  /** The side one's own lines are on. */
  readonly side: LineSender;
  /** Whether somebody looks at this conversation, where more is asked for than that the page is seen. */
  readonly isOpen?: () => boolean;
}

/** One conversation as one side of it sees it: what was said, what is on its way, who writes, what is read. */
export class Conversation extends Store<Talk> {
  readonly #options: ConversationOptions;
  #epoch = 0;
  #markedId = 0;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConversationOptions) {
    super(emptyTalk);
    this.#options = options;
  }

  /** Another thread from now on; `keep`: it continues from what stands here. */
  begin({ keep }: { readonly keep: boolean }): void {
    this.#epoch += 1;
    this.#markedId = 0;
    if (!keep) this.set(emptyTalk);
    void this.refresh();
  }

  /** What was said before, and while the line was down: it was pushed to nobody here. */
  async refresh(): Promise<void> {
    const epoch = this.#epoch;
    const answer = await this.#options.wire.read(historyLength);
    if (epoch !== this.#epoch || !answer?.ok) return;
    this.set(withHistory(this.state, answer.data.texts, this.#options.me().id));
    this.#mark();
  }

  /** A line was pushed. */
  receive(line: WrittenLine): void {
    this.set(withText(this.state, line, this.#options.me().id, this.#isLookedAt()));
    this.#mark();
  }

  /** A line was taken away for everybody. */
  remove(textId: number): void {
    this.set(withoutLine(this.state, textId));
  }

  /** The other side writes, or has stopped. */
  hearTyping(typing: boolean): void {
    clearTimeout(this.#fade);
    this.set(withTyping(this.state, typing));
    if (typing) this.#fade = setTimeout(() => this.set(withTyping(this.state, false)), typingFades);
  }

  /** Says a line: it stands there at once, and stays with the reason when it is refused. */
  async send(text: string): Promise<void> {
    const { wire, me, side } = this.#options;
    const key = newKey();
    const sent = wire.send(text, key);
    if (!sent) return;
    this.set(withDraft(this.state, { key, text, author: me().name, at: Date.now(), sender: side }));
    const result = await sent;
    if (!result.ok) this.set(withFailure(this.state, key, result.problem.title));
  }

  typing(typing: boolean): void {
    this.#options.wire.typing(typing);
  }

  /** Somebody looks, or may look again: nothing is unread then. */
  seen(): void {
    if (!this.#isLookedAt()) return;
    this.set(withSeen(this.state));
    this.#mark();
  }

  close(): void {
    clearTimeout(this.#fade);
  }

  #isLookedAt(): boolean {
    return document.visibilityState === 'visible' && (this.#options.isOpen?.() ?? true);
  }

  #mark(): void {
    const textId = lastReceivedTextId(this.state);
    if (textId === null || textId <= this.#markedId || !this.#isLookedAt()) return;
    this.#markedId = textId;
    this.#options.wire.mark(textId);
  }
}
