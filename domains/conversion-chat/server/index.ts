import { and, gte, isNotNull } from 'drizzle-orm';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { guestStatePart } from '#domains/guest/server/index.ts';
import { identityEvents } from '#domains/identity/contract/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { liveDomain, uncountedFreeChat } from '#domains/live/server/index.ts';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { declare, handle, on, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { becomeCandidate, endCandidacy } from './candidates.ts';
import type { Context } from './deps.ts';
import { availableAmong, availableFor, forgetOldParts, ownPart, setOwnPart } from './participation.ts';
import { conversionChatData } from './personal-data.ts';
import { conversionChatSettings } from './settings.ts';
import { stateOf } from './state.ts';
import { disable, enable } from './switch.ts';
import { guests } from './tables.ts';
import { uncountedStretches } from './uncounted.ts';

/** Tables of the domain, for tests and the start. */
export const conversionChatTables = { name: 'conversion-chat', folder: new URL('./migrations', import.meta.url) };

/** Extra free chat of new guests. */
export interface ConversionChat extends DomainServer {
  /** The ends of a guest's countdowns; {@link stateOf}. */
  stateOf(guestId: number): ReturnType<typeof stateOf>;
}

/** Extra free chat on this kit. */
export function createConversionChat(kit: Kit, deps: Omit<Context, 'kit' | 'times'>): ConversionChat {
  const { CONVERSION_CHAT_HOURS, CONVERSION_CHAT_MINUTES } = kit.config.of(conversionChatSettings);
  const times = { candidate: CONVERSION_CHAT_HOURS * 3_600_000, span: CONVERSION_CHAT_MINUTES * 60_000 };
  const ctx: Context = { kit, ...deps, times };
  const { db } = kit;
  return {
    name: 'conversion-chat',
    migrations: conversionChatTables,
    stateOf: (guestId) => stateOf(ctx, db, guestId),
    handlers: [
      handle(contract.conversionChat, ({ body: { action } }, { caller: { accountId } }) =>
        action === 'enable' ? enable(ctx, accountId) : disable(ctx, accountId),
      ),
      handle(contract.getConversionChat, async ({ params: { actorId } }, { caller }) => ({
        minutes: CONVERSION_CHAT_MINUTES,
        now: Math.floor(kit.clock.steady()),
        isAvailable: (await availableFor(ctx, caller, { first: 1, actorIds: [actorId] })).length > 0,
      })),
      handle(contract.getConversionChatOffer, async ({ query }, { caller }) => ({
        minutes: CONVERSION_CHAT_MINUTES,
        now: Math.floor(kit.clock.steady()),
        actors: await availableFor(ctx, caller, query),
      })),
      resolve(contract.conversionChatActors, ({ first }, { caller }) => availableFor(ctx, caller, { first })),
      handle(contract.getOwnConversionChat, (_, { caller }) => ownPart(ctx, db, caller.accountId)),
      handle(contract.setOwnConversionChat, ({ body: { takesPart } }, { caller }) =>
        setOwnPart(ctx, caller.accountId, takesPart),
      ),
      on(identityEvents.signedUp, 'conversion-chat.new-guest', async ({ accountId, emailVerified }, tx) => {
        if (emailVerified) await becomeCandidate(ctx, tx, accountId);
      }),
      on(identityEvents.emailVerified, 'conversion-chat.verified-guest', ({ accountId }, tx) =>
        becomeCandidate(ctx, tx, accountId),
      ),
      on(topUpPaid, 'conversion-chat.bought-coins', ({ guestId }, tx) => endCandidacy(ctx, tx, guestId)),
      work(contract.forgetParticipation, () => forgetOldParts(ctx)),
      ...declare([contract.conversionChatChanged, contract.conversionChatTakesPart]),
    ],
  };
}

/** The domain as the application lists it. */
export const conversionChatDomain = defineDomain({
  name: 'conversion-chat',
  uses: {
    blocks: blocksDomain,
    identity: identityDomain,
    ledger: ledgerDomain,
    live: liveDomain,
    performers: performersDomain,
  },
  settings: conversionChatSettings,
  create: createConversionChat,
  declares: [extend(personalData, conversionChatData), extend(uncountedFreeChat, uncountedStretches)],
  contributes(own, kit, { performers }) {
    const kept = keptByAccount(kit, 'conversion_chat.state', own.stateOf);
    return [
      guestStatePart(contract.conversionChatFields, async ({ accountId }) =>
        accountId === null ? {} : kept(accountId),
      ),
      loadsFacet(contract.actorConversionChat, {
        shared: true,
        load: (actorIds) => availableAmong({ performers }, kit.db, actorIds),
      }),
      extend(overviewFigures, {
        label: 'conversion-chat.office.used',
        desks: ['support', 'content'],
        order: 17.2,
        of: 'today',
        async read({ orm }) {
          const { clock } = kit;
          const since = clock.steady() - (clock.now() - beginOfDay(dayOf(clock.now())));
          return {
            value: await orm.$count(guests, and(isNotNull(guests.fromAt), gte(guests.fromAt, Math.floor(since)))),
          };
        },
      }),
    ];
  },
});
