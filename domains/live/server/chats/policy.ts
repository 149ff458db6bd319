import type { Verdict } from '#domains/access/contract/index.ts';
import {
  accountRestricted,
  adultAreaClosed,
  ageNotProven,
  restricted,
  underage,
} from '#domains/access/contract/index.ts';
import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import type { Barrier } from '#domains/blocks/server/index.ts';
import { owesCoins } from '#domains/ledger/contract/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notLoggedIn } from '#kit/contract/problems.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { ChatType, ExitCode } from '../../contract/index.ts';
import {
  accountLocked,
  balanceTooLow,
  blockedByPerformer,
  chatLimits,
  chatTypeRules,
  chatTypeUnavailable,
  countryBanned,
  exitCodes,
  freeChatOff,
  freeChatUsedUp,
  isCall,
  isPaid,
  kickedFromRoom,
  noChatWithYourself,
  noShowNow,
  performerInPrivate,
  performerOffline,
  previewLimit,
  previewUnavailable,
  showRunning,
  voyeurUnavailable,
} from '../../contract/index.ts';
import type { ActorRow, CallPrices } from '../deps.ts';
import type { RoomGuestRow, RoomRow } from '../rooms/room-row.ts';
import type { ChatRow } from './chat-row.ts';

/** What was asked for: a type, and whether it shuts others out. */
export interface Offer {
  readonly chatType: ChatType;
  readonly exclusive: boolean;
  /** Voyeurs may watch it. */
  readonly voyeursAllowed: boolean;
  /** Hundredths of a coin a minute; null: not offered by this performer. */
  readonly pricePerMinute: number | null;
}

/** What the guest's page said of the chat before they asked for it. */
export type Shown = Pick<Offer, 'voyeursAllowed'> & { readonly pricePerMinute: number };

/** What is known of the guest (spec 2 §6). */
export interface GuestFacts {
  readonly name: string;
  readonly vip: boolean;
}

/** Everything the decision looks at, read in the transaction that starts the chat. */
export interface Facts {
  readonly caller: Caller;
  readonly actor: ActorRow;
  readonly room: RoomRow | null;
  /** The exclusive chat the performer has accepted. */
  readonly exclusive: ChatRow | null;
  readonly guest: GuestFacts;
  /** What holds for the guest in the room; null: nothing special. */
  readonly roomGuest: Pick<RoomGuestRow, 'kicked' | 'muted' | 'textStartedAt'> | null;
  /** One of the two has blocked the other, until whoever did takes it back. */
  readonly barrier: Barrier | null;
  readonly balance: number;
  /** Minutes of this chat that vouchers would pay before coins. */
  readonly coveredMinutes: number;
  readonly verdict: Verdict;
  /** They have a ticket for the show that is on in the room. */
  readonly hasTicket: boolean;
  /** Seconds of free chat left today; null: without limit. */
  readonly freeChatLeft: number | null;
  /** Until when free chat with this performer does not use it up, epoch ms; null: it does. */
  readonly uncountedUntil: number | null;
  /** What the performer takes for calls; asked for calls alone. */
  readonly calls: CallPrices;
  readonly previewsThisHour: number;
  readonly previewsInRoom: number;
}

/** Whether voyeurs may watch what is neither shared nor paid at the single price, in a performer's open room. */
export const letsVoyeursIn = (actor: ActorRow, room: Pick<RoomRow, 'voyeurAllowed'> | null): boolean =>
  (room?.voyeurAllowed ?? false) && actor.priceVoyeur !== null;

/** Nobody calls. */
export const noCalls: CallPrices = { VOICE_CALL: null, STARTMOBILECALLCHAT: null };

/** What a guest asks for. */
export interface Wish {
  readonly chatType: ChatType;
  /** Alone with the performer where there are shared chats as well. */
  readonly single: boolean;
  /** False: no voyeurs, at the price for that. */
  readonly voyeurs: boolean;
}

/**
 * What a chat costs, whether it is exclusive, and whether voyeurs may watch it (docs/decisions/058). VIDEO_CALL always is exclusive,
 * and never watched. A LIVECHAT is shared at the multi price where there is one, unless the guest asks for it alone. Where
 * voyeurs may watch (`lets`), alone costs the video price, and without them the single price; where they may not, alone
 * beside shared chats costs the single price. Calls are exclusive, never watched, and cost what `calls` says.
 */
export function offerOf(
  actor: ActorRow,
  { chatType, single, voyeurs }: Wish,
  lets = false,
  calls: CallPrices = noCalls,
): Offer {
  const shut = { chatType, voyeursAllowed: false };
  switch (chatType) {
    case 'LIVECHAT':
      if (!single && actor.priceMulti !== null) return { ...shut, exclusive: false, pricePerMinute: actor.priceMulti };
      if (lets && voyeurs) return { chatType, exclusive: true, voyeursAllowed: true, pricePerMinute: actor.priceVideo };
      if (lets) return { ...shut, exclusive: true, pricePerMinute: actor.priceSingle };
      return { ...shut, exclusive: true, pricePerMinute: (single ? actor.priceSingle : null) ?? actor.priceVideo };
    case 'VIDEO_CALL':
      return { ...shut, exclusive: true, pricePerMinute: actor.priceSinglec2c };
    case 'STARTMOBILECALLCHAT':
    case 'VOICE_CALL':
      return { ...shut, exclusive: true, pricePerMinute: calls[chatType] };
    case 'VOYEUR_CHAT':
    case 'VOYEUR_PRIVATE_CHAT':
      return { ...shut, exclusive: false, pricePerMinute: actor.priceVoyeur };
    default:
      return { ...shut, exclusive: false, pricePerMinute: 0 };
  }
}

/** Whether a start would be worse than what the guest was shown. */
export const isWorseThan = (offer: Offer, shown: Shown): boolean =>
  (offer.pricePerMinute ?? 0) > shown.pricePerMinute || (offer.voyeursAllowed && !shown.voyeursAllowed);

/** Why this guest may not start this chat now; null: go ahead. The first reason that holds is told. */
export function refusalOf(offer: Offer, facts: Facts): Problem | null {
  const { chatType } = offer;
  const { caller, actor } = facts;
  const rules = chatTypeRules[chatType];
  const preview = chatType === 'LIVE_PREVIEW';
  const denied = preview ? exitCodes.accessDenied : undefined;

  // A type that is not built, or that this performer does not offer.
  if (!rules.available || offer.pricePerMinute === null) return no(chatTypeUnavailable);
  // Nobody chats with themselves.
  if (caller.subjectId === actor.id) return no(noChatWithYourself);
  // Performers choose the countries they are not shown in.
  if (isBanned(actor, caller.country)) return no(countryBanned, denied);
  if (facts.barrier === 'blockedByPerformer') return no(blockedByPerformer, denied);
  if (facts.barrier === 'blockedByGuest') return no(youHaveBlocked, denied);
  // A guest who was removed stays out for this session of the room.
  if (facts.roomGuest?.kicked) return no(kickedFromRoom, denied);
  // The performer is on air, with a picture, or there for calls.
  const isThere = facts.room !== null && (facts.room.onlineAt !== null || (facts.room.callsOnly && isCall(chatType)));
  if (!facts.room || !isThere) {
    return no(performerOffline, preview ? exitCodes.previewStartOffline : undefined);
  }
  // The rules about accounts, content and age come before money.
  if (!facts.verdict.ok) return denial(facts.verdict, preview);
  // Whoever pays has an account, whatever the rules say.
  if (caller.accountId === null && !rules.anonymous) return no(notLoggedIn, undefined, { restriction: 'needLogin' });
  return situation(offer, facts, facts.room) ?? moneyRefusal(offer, facts);
}

/** What the room’s present situation forbids. */
function situation(offer: Offer, facts: Facts, room: RoomRow): Problem | null {
  const { exclusive } = facts;
  const { showId } = room;
  if (offer.chatType === 'LIVESHOW') {
    if (showId === null) return no(noShowNow);
    return facts.hasTicket ? null : no(showRunning, exitCodes.liveShowStarted, { showId });
  }
  if (showId !== null) return no(showRunning, exitCodes.liveShowStarted, { showId });
  if (offer.chatType === 'VOYEUR_CHAT') {
    const shown =
      exclusive?.status === 'running' && exclusive.voyeursAllowed && exclusive.guestId !== facts.caller.subjectId;
    return shown ? null : no(voyeurUnavailable);
  }
  if (exclusive) {
    const voyeur = exclusive.voyeursAllowed ? facts.actor.priceVoyeur : null;
    return no(performerInPrivate, offer.chatType === 'LIVE_PREVIEW' ? exitCodes.single : exitCodes.hostSingle, {
      voyeurPrice: voyeur,
    });
  }
  if (offer.chatType === 'FREECHAT') {
    if (!room.freeChat) return no(freeChatOff);
    const isUsedUp = facts.freeChatLeft !== null && facts.freeChatLeft <= 0;
    if (isUsedUp && facts.uncountedUntil === null) return no(freeChatUsedUp, exitCodes.timeLimit);
  }
  if (offer.chatType === 'LIVE_PREVIEW') {
    if (!room.livePreview) return no(previewUnavailable, exitCodes.previewDisabled);
    if (facts.previewsThisHour >= chatLimits.previewsPerHour) return no(previewLimit, exitCodes.previewHourLimit);
    if (facts.previewsInRoom >= chatLimits.previewsPerRoom) return no(previewUnavailable, exitCodes.previewHostLimit);
  }
  return null;
}

/** A paid chat starts with at least the minimum balance (0.5) and the first minute’s price, or with a minute that is paid otherwise. */
function moneyRefusal(offer: Offer, { balance, coveredMinutes }: Facts): Problem | null {
  if (!isPaid(offer.chatType) || coveredMinutes > 0) return null;
  const needed = Math.max(chatLimits.minimumBalance, offer.pricePerMinute ?? 0);
  if (balance >= needed) return null;
  const kind = balance < 0 ? { ...balanceTooLow, title: owesCoins.title } : balanceTooLow;
  return no(kind, exitCodes.noMoney, { needed, balance });
}

/** What has words of its own: why a rule about age refuses, and what is decided about an account; one that may still watch is not told it is locked. */
const wordsFor: Readonly<Record<string, Problem['kind']>> = {
  accountLocked,
  accountShutOut: accountLocked,
  accountRestricted,
  ageNotProven,
  underage,
  adultAreaClosed,
};

function denial(verdict: Extract<Verdict, { ok: false }>, preview: boolean): Problem {
  const byAge = verdict.restriction === 'needAgeCheck';
  const exit = preview
    ? byAge
      ? exitCodes.previewFskDenied
      : exitCodes.accessDenied
    : byAge
      ? exitCodes.fskDenied
      : undefined;
  const { restriction, reason } = verdict;
  const kind = restriction === 'needLogin' ? notLoggedIn : (ownValue(wordsFor, reason) ?? restricted);
  return no(kind, exit, { restriction, reason });
}

/** A refusal; `exitCode` is the code the specification gives the case, for pages that show codes. */
function no(kind: Problem['kind'], exit?: ExitCode, data: Record<string, unknown> = {}): Problem {
  return new Problem(kind, { data: exit ? { ...data, exitCode: exit.code } : data });
}
