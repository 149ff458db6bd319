import { guestStatePart } from '#domains/guest/server/index.ts';
import { callTold } from '#domains/live/contract/index.ts';
import { callPrices, liveDomain } from '#domains/live/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, resolve } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { callFields } from '../contract/guest-fields.ts';
import * as contract from '../contract/index.ts';
import { issueToken } from './access-token.ts';
import { startAnonymousCall, tokenKey } from './anonymous-call.ts';
import type { Context } from './deps.ts';
import { ownCalls, pricesOf, setOwnCalls, settingsOf } from './own-calls.ts';
import { callsData } from './personal-data.ts';
import { callOf, tellCall } from './tell-call.ts';

/** Tables of the domain, for tests and the start. */
export const callsTables = { name: 'calls', folder: new URL('./migrations', import.meta.url) };

/** Calls. */
export function createCalls(kit: Kit, deps: Omit<Context, 'kit'>): DomainServer {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'calls',
    migrations: callsTables,
    handlers: [
      handle(contract.getOwnCalls, (_, { caller }) => ownCalls(ctx, caller.accountId)),
      handle(contract.setOwnCalls, ({ body }, { caller }) => setOwnCalls(ctx, caller, body)),
      handle(contract.getCallOffer, async ({ params }, { caller }) => {
        const actor = await deps.performers.actor(kit.db, params.actorId);
        if (!actor || (caller.country && actor.bannedCountryCodes.includes(caller.country)))
          throw new Problem(notFound);
        const { anonymous } = await settingsOf(kit.db, actor.id);
        const prices = await pricesOf(kit.db, actor);
        const voice = prices.VOICE_CALL !== null;
        return { voice, anonymous: voice && anonymous, video: prices.STARTMOBILECALLCHAT !== null };
      }),
      handle(contract.createCallToken, async ({ body: { actorId, shownPerMinute: pricePerMinute } }, { caller }) => {
        const { accountId, sessionId } = caller;
        return issueToken(tokenKey(ctx), { accountId, sessionId, actorId, pricePerMinute }, kit.clock.now());
      }),
      resolve(contract.startAnonymousVoiceCall, (start, { caller }) => startAnonymousCall(ctx, caller, start)),
      on(callTold, 'calls.tell-the-guest', (told, tx) => tellCall(ctx, tx, told)),
      ...declare([contract.voiceCallStart, contract.voiceCallStop]),
    ],
  };
}

/** The domain as the application lists it. */
export const callsDomain = defineDomain({
  name: 'calls',
  uses: { live: liveDomain, performers: performersDomain },
  create: createCalls,
  declares: [extend(personalData, callsData), extend(reservedPlaces, ['calls']), extend(callPrices, pricesOf)],
  contributes(_, kit) {
    const kept = keptByAccount(kit, 'calls.active', (guestId) => callOf(kit.db, guestId));
    return [guestStatePart(callFields, async ({ accountId }) => (accountId === null ? {} : kept(accountId)))];
  },
});
