import { moneyRefusal } from '#domains/access/server/index.ts';
import { isBanned } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { ActorPresence, ChatOption, OfferedPicture } from '../../contract/index.ts';
import { chatLimits, chatTypeUnavailable, isPaid, saleKindOf } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { findRoom } from '../rooms/room-row.ts';
import { currentPresence } from '../rooms/studio-room.ts';
import { peekFacts } from './gather-facts.ts';
import type { Wish } from './policy.ts';
import { letsVoyeursIn, offerOf, refusalOf } from './policy.ts';

const candidates: readonly Wish[] = [
  { chatType: 'FREECHAT', single: false, voyeurs: true },
  { chatType: 'LIVESHOW', single: false, voyeurs: true },
  { chatType: 'LIVECHAT', single: false, voyeurs: true },
  { chatType: 'LIVECHAT', single: true, voyeurs: true },
  { chatType: 'LIVECHAT', single: true, voyeurs: false },
  { chatType: 'VIDEO_CALL', single: true, voyeurs: true },
  { chatType: 'VOICE_CALL', single: true, voyeurs: false },
  { chatType: 'STARTMOBILECALLCHAT', single: true, voyeurs: false },
  { chatType: 'VOYEUR_CHAT', single: false, voyeurs: true },
  { chatType: 'LIVE_PREVIEW', single: false, voyeurs: true },
];

/**
 * Which chats a caller could start with a performer now, by the very rules that decide a start. What the performer does
 * not offer at all is left out. @throws Problem not_found
 */
export async function chatOptions(
  ctx: Context,
  caller: Caller,
  actorId: number,
): Promise<{
  presence: ActorPresence;
  options: ChatOption[];
  minimumBalance: number;
  voucherChatMinutes: number;
  pictures: OfferedPicture[];
}> {
  const actor = await ctx.deps.performers.actor(ctx.kit.db, actorId);
  if (!actor || isBanned(actor, caller.country)) throw new Problem(notFound);
  const options: ChatOption[] = [];
  let voucherChatMinutes = 0;
  for (const wish of candidates) {
    const { chatType } = wish;
    const facts = await peekFacts(ctx, caller, actorId, chatType);
    if (chatType === 'LIVECHAT') voucherChatMinutes = facts.coveredMinutes;
    const offer = offerOf(actor, wish, letsVoyeursIn(actor, facts.room), facts.calls);
    const { exclusive, voyeursAllowed } = offer;
    const known = options.some(
      (other) => other.chatType === chatType && other.single === exclusive && other.voyeursAllowed === voyeursAllowed,
    );
    if (offer.pricePerMinute === null || known) continue;
    let refusal = refusalOf(offer, facts);
    if (refusal?.kind === chatTypeUnavailable) continue;
    if (refusal === null && isPaid(chatType) && caller.accountId !== null) {
      const { kit, deps } = ctx;
      refusal =
        facts.coveredMinutes === 0
          ? await deps.sales.refusalOf(kit.db, caller.accountId, offer.pricePerMinute, saleKindOf(chatType))
          : ((await moneyRefusal(kit, kit.db, caller.accountId, 'spend'))?.problem ?? null);
    }
    options.push({
      chatType,
      single: exclusive,
      voyeursAllowed,
      pricePerMinute: offer.pricePerMinute,
      possible: refusal === null,
      reason: refusal?.kind.code ?? null,
      restriction: (refusal?.data?.['restriction'] as string | undefined) ?? null,
    });
  }
  const room = await findRoom(ctx.kit.db, actorId);
  return {
    presence: await currentPresence(ctx, actor),
    options,
    minimumBalance: chatLimits.minimumBalance,
    voucherChatMinutes,
    pictures: room?.pictures ?? [],
  };
}
