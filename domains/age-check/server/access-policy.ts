import type { Policy } from '#domains/access/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import { sessionHashOf } from './begin.ts';
import { checksOf, judgedOf } from './check-rows.ts';
import { isMinor } from './minors.ts';
import { isOpenBefore, isProven, policyOf } from './policies.ts';
import { isVisitOpen } from './visits.ts';

/** Chats that cost nothing. */
const freeChats: ReadonlySet<string> = new Set(['FREECHAT', 'LIVE_PREVIEW']);

/** The rating of what is for adults alone, in years. */
const adult = 18;

const refused = (reason: string) => ({ ok: false, restriction: 'needAgeCheck', reason }) as const;

/**
 * What stands between a guest and what is for adults where they are (spec 1 section 3): an age that is proven in a way their country
 * takes, and where it asks for that, the adult area opened in this visit. Nobody is asked where the country is not known or asks nothing.
 */
export function agePolicy(kit: Kit): Policy {
  return async (executor, request) => {
    const { caller, fsk } = request;
    const policy = await policyOf(executor, caller.country);
    // Nowhere is it open to somebody of whom a check says that they are under 18; what is sold is for adults, whatever its rating.
    const isSold = request.to === 'view' && (request.needs === 'abo' || request.needs === 'purchase');
    const isForAdults = request.to === 'chat' || fsk >= adult || isSold;
    if (isForAdults && caller.accountId !== null && (await isMinor(executor, caller.accountId)))
      return refused('underage');
    if (policy === null) return null;
    const isFree = request.to === 'chat' && freeChats.has(request.chatType);
    if (isOpenBefore(policy, { to: request.to, fsk, isFree })) return null;
    if (caller.accountId === null) return refused('ageNotProven');
    const now = kit.clock.now();
    const sessionHash = sessionHashOf(kit, caller.sessionId);
    const rows = await checksOf(executor, caller.accountId);
    if (!isProven(policy, rows.map(judgedOf), { now, sessionHash })) return refused('ageNotProven');
    if (policy.atVisit !== 'unlock') return null;
    const isOpen = await isVisitOpen(executor, caller.accountId, sessionHash, { now, visitHours: policy.visitHours });
    return isOpen ? null : refused('adultAreaClosed');
  };
}
