import { accessDomain } from '#domains/access/server/index.ts';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { performerStopped } from '#domains/live/contract/events.ts';
import { liveDomain, showTickets } from '#domains/live/server/index.ts';
import { messengerDomain } from '#domains/messenger/server/index.ts';
import { notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { saleKinds, salesDomain } from '#domains/sales/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacet } from '#kit/server/facets.ts';
import { declare, handle, on, resolve, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { privateTicketSale, ticketSale } from '../contract/sale-kind.ts';
import type { Outcome } from './buy-ticket.ts';
import { buyTicket, returnTicket } from './buy-ticket.ts';
import type { Context } from './deps.ts';
import { declineInvitation, giveByHand, inviteGuest, lookAfterInvitations } from './invite.ts';
import { privateInvitation, showBegun, showSoon, ticketGiven } from './notifications.ts';
import { officeHandlers } from './office.ts';
import { ticketsData } from './personal-data.ts';
import { planShow } from './plan-show.ts';
import { listShows, oneShow, ownShows, showsNow, showsOfActor, ticketsNow, toOwn } from './read-shows.ts';
import { remindOf, remindSoon, tellAllOfShow } from './remind.ts';
import { isLetIn } from './rows.ts';
import {
  announceOwnShow,
  beginAnnounced,
  beginOwnShow,
  callOff,
  endOwnShow,
  lookAfterShows,
  roomClosed,
} from './run-show.ts';

/** Tables of the domain, for tests and the start. */
export const ticketsTables = { name: 'tickets', folder: new URL('./migrations', import.meta.url) };

/** Ticket shows. */
export function createTickets(kit: Kit, deps: Omit<Context, 'kit'>): DomainServer {
  const ctx: Context = { kit, ...deps };
  const told = (
    { language }: Caller,
    { ticketId, errorCode, refusal }: Outcome,
    show: contract.ChatTicket | null,
  ): contract.TicketResult => ({
    success: errorCode === null,
    errorCode,
    reason: refusal?.toBody(language).title ?? null,
    ticketId,
    show,
  });
  return {
    name: 'tickets',
    migrations: ticketsTables,
    handlers: [
      resolve(contract.ticketChatList, ({ modelId }, { caller }) => showsOfActor(ctx, caller, modelId)),
      resolve(contract.chatShowList, (wanted, { caller }) => listShows(ctx, caller, wanted)),
      resolve(contract.buyChatTicket, async (wish, { caller }) =>
        told(caller, await buyTicket(ctx, caller, wish), await oneShow(ctx, caller, wish.id)),
      ),
      resolve(contract.removeChatTicket, async ({ id }, { caller }) =>
        told(caller, await returnTicket(ctx, caller, id), await oneShow(ctx, caller, id)),
      ),
      handle(contract.getOwnShows, async (_, { caller }) => ({ shows: await ownShows(ctx, caller.accountId) })),
      handle(contract.planShow, async ({ body }, { caller }) => toOwn(await planShow(ctx, caller.accountId, body))),
      handle(contract.callOffShow, async ({ params }, { caller }) =>
        toOwn(await callOff(ctx, caller.accountId, params.showId)),
      ),
      handle(contract.beginShow, async ({ params }, { caller }) =>
        toOwn(await beginOwnShow(ctx, caller.accountId, params.showId)),
      ),
      handle(contract.announceShow, async ({ params }, { caller }) =>
        toOwn(await announceOwnShow(ctx, caller.accountId, params.showId)),
      ),
      handle(contract.endShow, async ({ params }, { caller }) =>
        toOwn(await endOwnShow(ctx, caller.accountId, params.showId)),
      ),
      handle(contract.inviteToPrivateShow, async ({ body }, { caller }) => toOwn(await inviteGuest(ctx, caller, body))),
      handle(contract.giveTicket, async ({ params, body }, { caller }) =>
        toOwn(await giveByHand(ctx, caller.accountId, params.showId, body.guestId)),
      ),
      resolve(contract.declinePrivateShow, async ({ id }, { caller }) => {
        await declineInvitation(ctx, caller.accountId, id);
        return { isDeclined: true };
      }),
      ...officeHandlers(ctx),
      on(performerStopped, 'tickets.a-room-closed', ({ actorId }, tx) => roomClosed(ctx, tx, actorId)),
      resolve(contract.remindOfShow, async ({ id, isWanted }, { caller }) => ({
        isReminded: await remindOf(ctx, caller, id, isWanted),
      })),
      work(contract.lookAfterShows, async () => {
        await lookAfterInvitations(ctx);
        await lookAfterShows(ctx);
        await remindSoon(ctx);
      }),
      work(contract.beginAnnounced, ({ showId }) => beginAnnounced(ctx, showId)),
      work(contract.tellOfShow, ({ showId, what }) => tellAllOfShow(ctx, showId, what)),
      ...declare([
        contract.guestTicket,
        contract.privateShowAnswered,
        contract.privateTicketShowInvitation,
        contract.showAnnounced,
        contract.showChanged,
      ]),
    ],
  };
}

/** The domain as the application lists it. */
export const ticketsDomain = defineDomain({
  name: 'tickets',
  uses: {
    access: accessDomain,
    blocks: blocksDomain,
    guest: guestDomain,
    identity: identityDomain,
    live: liveDomain,
    messenger: messengerDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
    sales: salesDomain,
  },
  create: createTickets,
  declares: [
    extend(saleKinds, ticketSale),
    extend(saleKinds, privateTicketSale),
    extend(personalData, ticketsData),
    extend(showTickets, isLetIn),
    extend(notificationKinds, showSoon),
    extend(notificationKinds, showBegun),
    extend(notificationKinds, privateInvitation),
    extend(notificationKinds, ticketGiven),
  ],
  contributes: (_, kit) => [
    loadsFacet(contract.actorShow, { shared: true, load: (actorIds) => showsNow(kit.db, actorIds) }),
    loadsFacet(contract.actorTicket, {
      load: (actorIds, { caller }) => ticketsNow(kit.db, caller.accountId, actorIds),
    }),
  ],
  seed: async (_, kit, uses) => (await import('./seed.ts')).seedTickets({ kit, ...uses }),
});
