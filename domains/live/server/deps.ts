import type { Ledger } from '#domains/ledger/server/index.ts';
import type { ActorRow, Performers } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import type { ChatType } from '../contract/index.ts';

/** What a guest may be, as far as chats care (spec 2 §6). */
export interface GuestStanding {
  readonly name: string;
  readonly vip: boolean;
  readonly locked: boolean;
  readonly restricted: boolean;
}

/** The rules about content and age, which other domains extend; see access. */
export type ChatVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly restriction: string | null; readonly reason: string };

/** What live asks of the domains below it. */
export interface LiveDeps {
  readonly ledger: Pick<Ledger, 'post' | 'balance'>;
  readonly performers: Pick<Performers, 'actor' | 'setPresence' | 'clearPresence'>;
  readonly access: {
    mayChat(
      executor: Executor,
      asked: { caller: Caller; actorId: number; fsk: number; chatType: ChatType },
    ): Promise<ChatVerdict>;
  };
  readonly guests: { standing(executor: Executor, guestId: number): Promise<GuestStanding> };
  readonly media: LiveMedia;
}

export type { ActorRow };
