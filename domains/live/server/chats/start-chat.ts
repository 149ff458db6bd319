import { randomUUID } from 'node:crypto';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { assertMoney } from '#domains/access/server/index.ts';
import type { VisitorCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { ChatType } from '../../contract/index.ts';
import {
  alreadyInProgress,
  chatLimits,
  exitCodes,
  isCall,
  isPaid,
  isSoundOnly,
  offerChanged,
  pictureUnsupported,
  theyAreCalling,
  wrongSequence,
} from '../../contract/index.ts';
import { saleKindOf } from '../../contract/sale-kinds.ts';
import type { Context } from '../context.ts';
import { accepted, deadlineOf, newChat } from '../machine/machine.ts';
import type { ChatState } from '../machine/state.ts';
import { nothingBooked } from '../money/book-minutes.ts';
import { watchLimitOf } from '../rooms/free-chat-time.ts';
import { takesToyControl } from '../rooms/toy-control.ts';
import { chats } from '../tables.ts';
import { announce } from './announce.ts';
import { tellCall } from './call-told.ts';
import type { ChatRow } from './chat-row.ts';
import { freeChatSession, openChatsOf } from './chat-row.ts';
import { gatherFacts } from './gather-facts.ts';
import type { Facts, Offer, Shown } from './policy.ts';
import { isWorseThan, letsVoyeursIn, offerOf, refusalOf } from './policy.ts';
import { refuseTooManyStarts } from './start-limits.ts';
import { stepChat } from './step-chat.ts';

/** The guest's own limits leave room for the first minute. @throws Problem in the words of the limit */
async function refuseOverLimit({ deps }: Context, tx: Tx, guestId: number, offer: Offer): Promise<void> {
  const refusal = await deps.sales.refusalOf(tx, guestId, offer.pricePerMinute ?? 0, saleKindOf(offer.chatType));
  if (refusal) throw refusal;
}

export interface StartRequest {
  readonly actorId: number;
  readonly chatType: ChatType;
  readonly single: boolean;
  readonly voyeurs: boolean;
  /** What the page said; undefined from callers that show nothing. */
  readonly shown?: Shown | undefined;
  /** Codecs that the guest's browser decodes; undefined from callers that say nothing of it. */
  readonly decodes?: readonly string[] | undefined;
  readonly startKey: string;
  readonly sequence: number;
  /** The performer is not told who calls. Of calls alone. */
  readonly incognito?: boolean | undefined;
}

export interface Started {
  readonly chat: ChatRow;
  /** The guest may open the picture. */
  readonly admitted: boolean;
  /** The picture is the free chat's, which runs already. */
  readonly inherited: boolean;
}

/**
 * Starts a chat for a guest, or answers the one this start key started before. Chats it replaces end: the same free
 * chat in another tab (903), free chats with other performers (901).
 *
 * @param connectionId the guest's connection; null: nobody holds the chat yet
 * @throws Problem every refusal of policy.ts and start-limits.ts, already_in_progress, offer_changed, wrong_sequence_number
 */
export async function startChat(
  ctx: Context,
  caller: VisitorCaller,
  request: StartRequest,
  connectionId: string | null,
): Promise<Started> {
  const guestId = caller.subjectId;
  if (request.sequence !== 1) throw new Problem(wrongSequence, { data: { expected: 1 } });
  const { chat, inherited, replaced } = await ctx.kit.db.transaction(async (tx) => {
    // One start at a time per guest: two tabs cannot both find that nothing runs.
    await lockByName(tx, 'live.start', guestId);
    const known = await openOrStarted(tx).execute({ guestId, startKey: request.startKey });
    const before = known.find(({ startKey }) => startKey === request.startKey);
    if (before) return { chat: before, inherited: false, replaced: [] };
    if (isCall(request.chatType)) await refuseCrossing(tx, guestId, request.actorId);
    const facts = await gatherFacts(ctx, tx, caller, request.actorId, request.chatType);
    const offer = offerOf(facts.actor, request, letsVoyeursIn(facts.actor, facts.room), facts.calls);
    const refusal = refusalOf(offer, facts);
    if (refusal) throw refusal;
    // What vouchers pay costs no coins, and a limit of coins says nothing about it; a break or a debt does.
    if (isPaid(request.chatType)) {
      if (facts.coveredMinutes === 0) await refuseOverLimit(ctx, tx, guestId, offer);
      else await assertMoney(ctx.kit, tx, guestId, 'spend');
    }
    if (request.shown && isWorseThan(offer, request.shown)) {
      const { pricePerMinute, voyeursAllowed } = offer;
      throw new Problem(offerChanged, { data: { pricePerMinute, voyeursAllowed } });
    }
    if (isPaid(request.chatType)) refuseUnseen(facts, request);
    const open = known.sort((a, b) => b.id - a.id);
    refuseSecondPaidChat(open, request);
    if (facts.room) {
      const { actorId } = request;
      await refuseTooManyStarts(ctx, tx, { guestId, actorId, roomId: facts.room.id, offer });
    }
    const goesOn = isPaid(request.chatType) && !isCall(request.chatType);
    const session = facts.room && goesOn ? await freeChatSession(tx, facts.room.id, guestId) : null;
    const row = await insertChat(ctx, tx, { guestId, facts, offer, request, connectionId }, session);
    const news = { before: null, chat: row, effects: [], booked: nothingBooked, inherited: false };
    await tellCall(tx, null, row);
    tx.afterCommit(() => ctx.work.follow('telling of a new chat', announce(ctx, news)));
    return {
      chat: row,
      inherited: row.mediaSession === session,
      replaced: open.filter((other) => isReplacedBy(other, row)),
    };
  });
  for (const other of replaced) await endReplaced(ctx, other, chat);
  return { chat, admitted: chat.status === 'starting' || chat.status === 'running', inherited };
}

/** The guest's open chats, and the one this start key started before, in one statement: a thousand may start in one moment. */
const openOrStarted = prepared((orm) =>
  orm
    .select()
    .from(chats)
    .where(
      and(
        eq(chats.guestId, sql.placeholder('guestId')),
        or(ne(chats.status, 'ended'), eq(chats.startKey, sql.placeholder('startKey'))),
      ),
    )
    .prepare('live_open_or_started'),
);

/**
 * Two who call each other at once have one call: whoever comes second is told that it rings at theirs. @throws Problem they_are_calling
 */
async function refuseCrossing(tx: Tx, guestId: number, actorId: number): Promise<void> {
  await lockByName(tx, 'live.pair', [guestId, actorId].toSorted((a, b) => a - b).join(':'));
  const back = (await openChatsOf(tx, actorId)).find((chat) => chat.actorId === guestId && isCall(chat.type));
  if (back) throw new Problem(theyAreCalling, { data: { chatId: back.id } });
}

/** Nobody pays for a picture that their browser says it cannot decode. */
function refuseUnseen({ room }: Facts, { chatType, decodes }: StartRequest): void {
  const pictures = isSoundOnly(chatType) ? [] : (room?.pictures ?? []);
  if (decodes === undefined || pictures.length === 0 || pictures.some(({ codec }) => decodes.includes(codec))) return;
  throw new Problem(pictureUnsupported, { data: { pictures: [...new Set(pictures.map(({ codec }) => codec))] } });
}

/** Coins flow in one chat at a time; while they do, no other chat starts but previews. */
function refuseSecondPaidChat(open: readonly ChatRow[], request: StartRequest): void {
  if (request.chatType === 'LIVE_PREVIEW') return;
  const paid = open.find((chat) => chat.paid);
  if (paid) throw new Problem(alreadyInProgress, { data: { chatId: paid.id, actorId: paid.actorId } });
}

/** Previews replace nothing; a paid chat leaves the free one with the same performer running until its picture is there. */
function isReplacedBy(other: ChatRow, chat: ChatRow): boolean {
  if (chat.type === 'LIVE_PREVIEW' || other.id === chat.id) return false;
  if (other.type === 'LIVE_PREVIEW') return other.actorId === chat.actorId;
  return !(chat.paid && other.actorId === chat.actorId);
}

async function endReplaced(ctx: Context, other: ChatRow, by: ChatRow): Promise<void> {
  const same = other.actorId === by.actorId;
  const upgraded = same && other.type !== by.type;
  const exit = upgraded ? exitCodes.upgrade : same ? exitCodes.newChat : exitCodes.clientNewChat;
  await stepChat(ctx, other.id, () => ({ type: 'end', at: ctx.now(), exit }));
}

interface ChatRequest {
  readonly guestId: number;
  readonly facts: Facts;
  readonly offer: Offer;
  readonly request: StartRequest;
  readonly connectionId: string | null;
}

async function insertChat(
  ctx: Context,
  tx: Tx,
  { guestId, facts, offer, request, connectionId }: ChatRequest,
  session: string | null,
): Promise<ChatRow> {
  const { caller, actor, room, guest, roomGuest: special } = facts;
  if (!room) throw new Error('A chat starts in an open room only.');
  const at = ctx.now();
  const requested = newChat(
    {
      type: offer.chatType,
      exclusive: offer.exclusive,
      pricePerMinute: offer.pricePerMinute ?? 0,
      ...watchLimit(facts, offer),
      at,
    },
    ctx.times,
  );
  // Whoever takes a call opens a microphone: nobody does that for them.
  const answered = requested.status === 'requested' && room.autoAccept && !isCall(offer.chatType);
  const state: ChatState = answered ? accepted(requested, at, ctx.times) : requested;
  const textOver = special?.textStartedAt != null && at >= special.textStartedAt + chatLimits.textCountdown;
  const [row] = await tx.orm
    .insert(chats)
    .values({
      ...state,
      voyeursAllowed: offer.voyeursAllowed,
      toyControl: room.toyOffered && takesToyControl(state) ? 'offered' : null,
      roomId: room.id,
      actorId: actor.id,
      actorName: actor.name,
      guestId,
      guestName: guest.name,
      anonymous: caller.accountId === null,
      incognito: request.incognito === true && isCall(offer.chatType),
      startKey: request.startKey,
      mediaSession: (answered ? session : null) ?? randomUUID(),
      watchedChatId: offer.chatType === 'VOYEUR_CHAT' ? (facts.exclusive?.id ?? null) : null,
      holder: connectionId,
      webSession: caller.sessionId,
      muted: special?.muted ?? false,
      textSpent: offer.chatType === 'FREECHAT' && textOver && facts.balance < chatLimits.minimumBalance,
      deadlineAt: deadlineOf(state, ctx.times),
    })
    .returning();
  return row as ChatRow;
}

/** How long the chat may be watched; {@link watchLimitOf}. */
function watchLimit(facts: Facts, offer: Offer): ReturnType<typeof watchLimitOf> {
  if (offer.chatType === 'LIVE_PREVIEW') {
    return { watchFor: facts.guest.vip ? chatLimits.previewVip : chatLimits.preview, watchUntil: null };
  }
  const { freeChatLeft: remaining, uncountedUntil } = facts;
  return watchLimitOf({ remaining: offer.chatType === 'FREECHAT' ? remaining : null, uncountedUntil });
}
