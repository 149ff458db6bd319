import type { Access } from '#domains/access/server/index.ts';
import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Conversation } from '#domains/conversation/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { ActorRow, Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import type { StillMaker } from '#kit/live-media/server/stills/still-maker.ts';
import type { CallType } from '../contract/chat-types.ts';
import type { RoomStretch } from './rooms/counted-time.ts';

/** What live asks of the domains below it. */
export interface LiveDeps {
  readonly ledger: Pick<Ledger, 'balance' | 'earnedIn' | 'worthOf'>;
  readonly sales: Pick<
    Sales,
    'charge' | 'refund' | 'left' | 'complete' | 'refusalOf' | 'shareOf' | 'coveredNow' | 'uncover'
  >;
  readonly performers: Pick<Performers, 'actor' | 'actorsOf' | 'assertAdmitted' | 'setPresence' | 'clearPresence'>;
  readonly access: Pick<Access, 'mayChat' | 'mayWrite'>;
  readonly conversation: Pick<Conversation, 'takeRate' | 'add' | 'read' | 'unread' | 'find' | 'remove'>;
  readonly blocks: Pick<Blocks, 'barrier' | 'block' | 'separated'>;
  readonly guest: Pick<Guest, 'nameOf' | 'preferencesOf' | 'setPreferences'>;
  /** VIP guests see longer previews; nobody is one while no domain says so (`vipGuests`). */
  readonly isVip?: (executor: Executor, guestId: number) => Promise<boolean>;
  /** What a guest reads; null for who has no account. Nobody's is known when this is not given. */
  readonly languageOf?: (executor: Executor, guestId: number) => Promise<Language | null>;
  /** Whether a guest has a ticket for a show; nobody has where no domain brings shows. */
  readonly hasTicket?: HasTicket;
  /** Who carries pictures of performers’ own software; nobody does where no domain brings it. */
  readonly ownSoftware?: () => Promise<OwnSoftware | null>;
  /** What a performer takes for calls; none are taken where no domain says so. */
  readonly callPrices?: CallPricesOf;
  readonly media: LiveMedia;
  /** Makes pictures of stills; its own process when this is not given. */
  readonly stills?: Pick<StillMaker, 'make' | 'stop'>;
}

export type { ActorRow };

/** Pictures that come from a performer’s own software. */
export interface OwnSoftware {
  /** A signal is there that guests can be shown. */
  isReady(actorId: number): boolean;
  /** The room is open: the signal goes into it from now on. */
  carry(actorId: number): void;
}

/** Who receives what performers’ own software sends; at most one does. */
export const ownSoftware = extensionPoint<OwnSoftware>('live.ownSoftware');

/** Whether a guest's ticket lets them into a show now. */
export type HasTicket = (executor: Executor, showId: number, guestId: number) => Promise<boolean>;

/** Who owns ticket shows says who has a ticket; at most one does. */
export const showTickets = extensionPoint<HasTicket>('live.showTickets');

/** Hundredths of a coin a minute of each type of call that a performer takes; null: not taken. */
export type CallPrices = Readonly<Record<CallType, number | null>>;

/** What a performer takes for calls now. */
export type CallPricesOf = (executor: Executor, actor: ActorRow) => Promise<CallPrices>;

/** Who owns calls says what performers take for them; at most one does. */
export const callPrices = extensionPoint<CallPricesOf>('live.callPrices');

/** What a guest says to a whole room, or does there for everybody to see; without words `text` is empty. */
export interface RoomWord {
  readonly roomId: number;
  readonly actorId: number;
  readonly guestId: number;
  readonly text: string;
}

/** What other domains say about who writes in a room and who comes in. */
export interface RoomRules {
  /** Asked once for each new line, whichever way it comes, in the transaction that keeps it. @throws Problem of its own */
  mayWrite(tx: Tx, word: RoomWord): Promise<void>;
  /** Whether a guest is kept out of a performer's room as if they were blocked; asked at the door. */
  keepsOut(executor: Executor, pair: { readonly actorId: number; readonly guestId: number }): Promise<boolean>;
}

/** Rules of rooms, beside those of live itself. */
export const roomRules = extensionPoint<RoomRules>('live.roomRules');

/** Which stretches of a guest’s time in the rooms of some performers, from `since` on (epoch ms of steady time), use up no free chat. */
export type UncountedFreeChat = (
  executor: Executor,
  asked: { readonly guestId: number; readonly actorIds: readonly number[]; readonly since: number },
) => Promise<readonly RoomStretch[]>;

/** Who gives free chat beside that of the day; asked of guests with an account. When an answer changes, `live.recountFreeChat` is told. */
export const uncountedFreeChat = extensionPoint<UncountedFreeChat>('live.uncountedFreeChat');

/** Who owns VIP membership says whether a guest has it; at most one does. */
export const vipGuests = extensionPoint<(executor: Executor, guestId: number) => Promise<boolean>>('live.vipGuests');
