import type { Access } from '#domains/access/server/index.ts';
import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Conversation } from '#domains/conversation/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { ActorRow, Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';

/** What live asks of the domains below it. */
export interface LiveDeps {
  readonly ledger: Pick<Ledger, 'balance' | 'earnedIn' | 'worthOf'>;
  readonly sales: Pick<
    Sales,
    'charge' | 'refund' | 'left' | 'complete' | 'refusalOf' | 'shareOf' | 'coveredNow' | 'uncover'
  >;
  readonly performers: Pick<Performers, 'actor' | 'setPresence' | 'clearPresence'>;
  readonly access: Pick<Access, 'mayChat' | 'mayWrite'>;
  readonly conversation: Pick<Conversation, 'takeRate' | 'add' | 'read' | 'unread'>;
  readonly blocks: Pick<Blocks, 'barrier' | 'block'>;
  readonly guest: Pick<Guest, 'nameOf' | 'preferencesOf' | 'setPreferences'>;
  /** VIP guests see longer previews; nobody is one while no domain says so (`vipGuests`). */
  readonly isVip?: (executor: Executor, guestId: number) => Promise<boolean>;
  /** What a guest reads; null for who has no account. Nobody's is known when this is not given. */
  readonly languageOf?: (executor: Executor, guestId: number) => Promise<Language | null>;
  readonly media: LiveMedia;
}

export type { ActorRow };

/** Who owns VIP membership says whether a guest has it; at most one does. */
export const vipGuests = extensionPoint<(executor: Executor, guestId: number) => Promise<boolean>>('live.vipGuests');
