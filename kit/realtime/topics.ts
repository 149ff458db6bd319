import type { ProblemBody } from '#kit/contract/problem.ts';
import { Store } from '#kit/web/live/store.ts';
import type { Commands } from './commands.ts';
import { subscribe, timing, unsubscribe } from './messages.ts';

/** Why the server did not let a page join topics, by topic. */
export type Refusals = Readonly<Record<string, ProblemBody>>;

interface Topic {
  /** One for each who stays in it; called after every joining. */
  readonly members: Set<{ joined(): void }>;
  isJoined: boolean;
}

/** Topics of a channel: each is joined once, stays joined over reconnects, and is left by the last who was in it. */
export class Topics {
  readonly #commands: Pick<Commands, 'sayNow'>;
  readonly #topics = new Map<string, Topic>();
  #isOpen = false;
  /** Joins that were refused; one that passes is tried again. */
  readonly refusals = new Store<Refusals>({});

  constructor(commands: Pick<Commands, 'sayNow'>) {
    this.#commands = commands;
  }

  /** The session stands: joins what is wanted. */
  open(): void {
    this.#isOpen = true;
    for (const name of this.#topics.keys()) void this.#join(name);
  }

  /** The connection is gone, and its topics with it. */
  lost(): void {
    this.#isOpen = false;
    for (const topic of this.#topics.values()) topic.isJoined = false;
  }

  stay(name: string, joined: () => void): () => void {
    const member = { joined };
    const known = this.#topics.get(name);
    const topic = known ?? { members: new Set(), isJoined: false };
    topic.members.add(member);
    if (!known) {
      this.#topics.set(name, topic);
      void this.#join(name);
    } else if (topic.isJoined) joined();
    return () => {
      if (!topic.members.delete(member) || topic.members.size > 0) return;
      this.#topics.delete(name);
      this.#note(name);
      if (this.#isOpen) void this.#commands.sayNow(unsubscribe, { topic: name });
    };
  }

  async #join(name: string): Promise<void> {
    const topic = this.#topics.get(name);
    if (!topic || !this.#isOpen) return;
    const result = await this.#commands.sayNow(subscribe, { topic: name });
    // Left meanwhile, or lost and to be joined with the next session.
    if (this.#topics.get(name) !== topic || (!result.ok && result.problem.code === 'offline')) return;
    topic.isJoined = result.ok;
    this.#note(name, result.ok ? undefined : result.problem);
    if (result.ok) for (const member of [...topic.members]) member.joined();
    else if (result.problem.status >= 429) setTimeout(() => void this.#join(name), timing.patience);
  }

  #note(name: string, problem?: ProblemBody): void {
    const { [name]: before, ...others } = this.refusals.state;
    if (problem) this.refusals.set({ ...others, [name]: problem });
    else if (before) this.refusals.set(others);
  }
}
