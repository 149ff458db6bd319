import { latestOnly } from '#kit/web/live/latest.ts';
import type { ChannelChange, ChannelFilter, MessengerChannel } from '../../contract/index.ts';
import { seenUpTo, withChange, withMore } from './channel-rows.ts';

export interface ListedChannels {
  readonly channels: readonly MessengerChannel[];
  readonly total: number;
}

/** Which list is looked at. */
export interface Look {
  readonly filterType: ChannelFilter;
  readonly online: boolean;
}

/** What the list asks the server for; null where it was not answered. */
export interface ListAsks {
  page(look: Look, offset: number, limit: number): Promise<ListedChannels | null>;
  one(channelId: number): Promise<MessengerChannel | null>;
}

/** Rows that are asked for at once: the most one answer holds. */
export const rowsAtOnce = 50;

interface State extends ListedChannels {
  readonly look: Look;
  /** The first part of what is looked at is under way: nothing else stands under its heading meanwhile. */
  readonly isLoading: boolean;
}

/**
 * A guest's list of channels as it is now: parts as they are asked for, and what is pushed meanwhile. What stands in it always belongs to
 * the list that is looked at, whatever answer comes late; what was loaded stays loaded when the line was down.
 */
export class ChannelList {
  #state: State;
  readonly #asks: ListAsks;
  readonly #latest = latestOnly();
  readonly #listeners = new Set<() => void>();
  #isAsking = false;

  constructor(first: ListedChannels, asks: ListAsks) {
    this.#state = { ...first, look: { filterType: 'newest', online: false }, isLoading: false };
    this.#asks = asks;
  }

  get state(): State {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** @returns whether it was answered; true as well where a newer question took its place */
  async #ask(ask: () => Promise<ListedChannels | null>, take: (answer: ListedChannels) => void): Promise<boolean> {
    this.#isAsking = true;
    const answer = await this.#latest(async () => ({ page: await ask() }));
    // Another question was asked meanwhile; it is still under way.
    if (!answer) return true;
    this.#isAsking = false;
    if (answer.page) take(answer.page);
    return answer.page !== null;
  }

  /** Looks at another list: its first part. */
  async choose(look: Look): Promise<void> {
    const before = this.#state;
    this.#set({ look, channels: [], total: 0, isLoading: true });
    const isAnswered = await this.#ask(
      () => this.#asks.page(look, 0, rowsAtOnce),
      (page) => this.#set({ ...page, isLoading: false }),
    );
    // Not answered: what was looked at before comes back under its own heading.
    if (!isAnswered && this.#state.look === look) this.#set({ ...before, isLoading: false });
  }

  /** The next part; nothing while another answer is under way. */
  async more(): Promise<void> {
    const { look, channels, total } = this.#state;
    if (this.#isAsking || channels.length >= total) return;
    await this.#ask(
      () => this.#asks.page(look, channels.length, rowsAtOnce),
      ({ channels: more, total: now }) => this.#set({ channels: withMore(this.#state.channels, more), total: now }),
    );
  }

  /** All that is there anew, as it is looked at now: what was missed while the line was down. */
  async reload(): Promise<void> {
    const { look, channels } = this.#state;
    const wanted = Math.max(channels.length, rowsAtOnce);
    await this.#ask(
      async () => {
        let rows: readonly MessengerChannel[] = [];
        for (let total = wanted; rows.length < Math.min(wanted, total); ) {
          const page = await this.#asks.page(look, rows.length, rowsAtOnce);
          if (!page) return null;
          if (page.channels.length === 0) return { channels: rows, total: page.total };
          rows = withMore(rows, page.channels);
          total = page.total;
          if (rows.length >= Math.min(wanted, total)) return { channels: rows, total };
        }
        return { channels: rows, total: 0 };
      },
      (page) => this.#set({ ...page, isLoading: false }),
    );
  }

  /** A channel comes to the top, a new one as well. */
  put(one: MessengerChannel): void {
    const { channels, total } = this.#state;
    const others = channels.filter(({ channelId }) => channelId !== one.channelId);
    this.#set({ channels: [one, ...others], total: others.length === channels.length ? total + 1 : total });
  }

  /** A message is new or has changed. */
  async told(change: ChannelChange, isNew: boolean): Promise<void> {
    const { channels, look } = this.#state;
    if (channels.some(({ channelId }) => channelId === change.channelId)) return this.changed(change);
    if (!isNew || look.filterType === 'archived' || look.filterType === 'blocked') return;
    const one = await this.#asks.one(change.channelId);
    // Another list may be looked at by now.
    if (one && !one.blocked && this.#state.look === look && (!look.online || one.isActorOnline)) this.put(one);
  }

  changed(change: ChannelChange): void {
    this.#set({ channels: withChange(this.#state.channels, change) });
  }

  seen(upTo: number | null): void {
    this.#set({ channels: this.#state.channels.map((one) => seenUpTo(one, upTo)) });
  }

  /** A channel was put away, or taken out again. */
  async archived(channelId: number, isArchived: boolean): Promise<void> {
    const { look, channels, total } = this.#state;
    if (isArchived === (look.filterType === 'archived')) return this.reload();
    const left = channels.filter((one) => one.channelId !== channelId);
    this.#set({ channels: left, total: left.length === channels.length ? total : Math.max(0, total - 1) });
  }

  setOnline(id: number, isActorOnline: boolean): void {
    const { channels } = this.#state;
    if (!channels.some(({ actorId }) => actorId === id)) return;
    this.#set({ channels: channels.map((one) => (one.actorId === id ? { ...one, isActorOnline } : one)) });
  }
}
