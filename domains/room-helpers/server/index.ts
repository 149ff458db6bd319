import { and, isNotNull, lt, lte, or } from 'drizzle-orm';
import { pairSeparated } from '#domains/blocks/contract/index.ts';
import { bansOfPerformers, blocksDomain } from '#domains/blocks/server/index.ts';
import { favouritesDomain } from '#domains/favourites/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { hostActed } from '#domains/live/contract/events.ts';
import type { RoomRules } from '#domains/live/server/index.ts';
import { liveDomain, roomRules } from '#domains/live/server/index.ts';
import { notificationKinds, notificationsDomain } from '#domains/notifications/server/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { isBanned, performersDomain } from '#domains/performers/server/index.ts';
import { phoneVerificationDomain } from '#domains/phone-verification/server/index.ts';
import { salesDomain } from '#domains/sales/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { anyone } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { askForBan, mute, peopleIn, sendOut, takeLine, unmute } from './act.ts';
import { appeal, ban, decline, endOverdue, lift } from './bans.ts';
import type { Context } from './deps.ts';
import { answerNaming, endHelping, nameHelper } from './helpers.ts';
import { mayWrite } from './may-write.ts';
import { appealDecided, banned, helperNamed } from './notifications.ts';
import { officeHandlers, waitingAppeals } from './office.ts';
import { ownHelping } from './own.ts';
import { roomHelpersData } from './personal-data.ts';
import { isBannedElsewhere } from './recognise.ts';
import { bansAmong, findRules, writeLog } from './rows.ts';
import { isHelper } from './standing.ts';
import { logOf, setRules } from './studio.ts';
import { lastLines, log, mutes } from './tables.ts';
import { careOf, ownCareOf, studioOf } from './view.ts';

/** Tables of the domain, for tests and the start. */
export const roomHelpersTables = { name: 'room-helpers', folder: new URL('./migrations', import.meta.url) };

const day = 86_400_000;

/** Helpers of performers in their rooms, and the rules of writing there. */
export interface RoomHelpers extends DomainServer {
  /** What live asks of who writes in a room and who comes in. */
  readonly rules: RoomRules;
  /** Whether a guest helps in a performer’s room now. */
  isHelper(executor: Executor, actorId: number, guestId: number): Promise<boolean>;
  /** Whether helpers of a performer may ask the room questions, and the guest is one. */
  mayPoll(executor: Executor, actorId: number, guestId: number): Promise<boolean>;
}

/** Room helpers on this kit. */
export function createRoomHelpers(kit: Kit, deps: Omit<Context, 'kit'>): RoomHelpers {
  const ctx: Context = { kit, ...deps };
  const { db } = kit;
  const isShown = async (caller: Pick<Caller, 'country'>, actorId: number): Promise<boolean> => {
    const actor = await deps.performers.actor(db, actorId);
    return actor !== null && !isBanned(actor, caller.country);
  };
  kit.realtime.defineTopic({
    kind: 'helpers',
    access: anyone,
    may: (caller, id) => (/^\d{1,9}$/.test(id) ? isShown(caller, Number(id)) : false),
  });
  /** Does something as the performer, and answers her studio as it is then. */
  const studio = async (actorId: number, does: Promise<void>) => {
    await does;
    return studioOf(ctx, db, actorId);
  };
  const own = async (guestId: number, does: Promise<void>) => {
    await does;
    return ownHelping(ctx, guestId);
  };
  const done = async (does: Promise<void>) => {
    await does;
    return {};
  };
  const helps: RoomHelpers['isHelper'] = (executor, actorId, guestId) => isHelper(ctx, executor, actorId, guestId);
  return {
    name: 'room-helpers',
    migrations: roomHelpersTables,
    rules: {
      mayWrite: (tx, word) => mayWrite(ctx, tx, word),
      keepsOut: (executor, pair) => isBannedElsewhere(ctx, executor, pair),
    },
    isHelper: helps,
    mayPoll: async (executor, actorId, guestId) =>
      ((await findRules(executor, actorId))?.helpersMayPoll ?? false) && (await helps(executor, actorId, guestId)),
    handlers: [
      handle(contract.getRoomCare, async ({ params: { actorId } }, { caller }) => {
        if (!(await isShown(caller, actorId))) throw new Problem(actorMissing);
        return { care: await careOf(db, actorId), own: await ownCareOf(ctx, db, actorId, caller.accountId) };
      }),
      handle(contract.muteInRoom, ({ body }, { caller }) => done(mute(ctx, caller.accountId, body))),
      handle(contract.unmuteInRoom, ({ body: { actorId, guestId } }, { caller }) =>
        done(unmute(ctx, caller.accountId, actorId, guestId)),
      ),
      handle(contract.takeLineAway, ({ body: { actorId, lineId } }, { caller }) =>
        done(takeLine(ctx, caller.accountId, actorId, lineId)),
      ),
      handle(contract.sendOutOfRoom, ({ body }, { caller }) => done(sendOut(ctx, caller.accountId, body))),
      handle(contract.askForBan, ({ body }, { caller }) => done(askForBan(ctx, caller.accountId, body))),
      handle(contract.getRoomPeople, async ({ params }, { caller }) => ({
        people: await peopleIn(ctx, caller.accountId, params.actorId),
      })),
      handle(contract.getOwnHelping, (_, { caller }) => ownHelping(ctx, caller.accountId)),
      handle(contract.answerNaming, ({ body: { actorId, accept } }, { caller: { accountId } }) =>
        own(accountId, answerNaming(ctx, accountId, actorId, accept)),
      ),
      handle(contract.leaveHelping, ({ body: { actorId } }, { caller: { accountId: guestId } }) =>
        own(
          guestId,
          db.transaction((tx) => endHelping(ctx, tx, { actorId, guestId, by: 'guest' })),
        ),
      ),
      handle(contract.appealBan, ({ body: { banId, words } }, { caller: { accountId } }) =>
        own(accountId, appeal(ctx, accountId, banId, words)),
      ),
      handle(contract.getStudioHelpers, (_, { caller }) => studioOf(ctx, db, caller.accountId)),
      handle(contract.setRoomRules, ({ body }, { caller: { accountId } }) =>
        studio(accountId, setRules(ctx, accountId, body)),
      ),
      handle(contract.nameHelper, ({ body }, { caller: { accountId } }) =>
        studio(accountId, nameHelper(ctx, accountId, body)),
      ),
      handle(contract.withdrawHelper, ({ body: { guestId } }, { caller: { accountId: actorId } }) =>
        studio(
          actorId,
          db.transaction((tx) => endHelping(ctx, tx, { actorId, guestId, by: 'performer' })),
        ),
      ),
      handle(contract.banGuest, ({ body }, { caller: { accountId } }) => studio(accountId, ban(ctx, accountId, body))),
      handle(contract.declineBan, ({ body: { banId } }, { caller: { accountId } }) =>
        studio(accountId, decline(ctx, accountId, banId)),
      ),
      handle(contract.liftBan, ({ body: { banId } }, { caller: { accountId: id } }) =>
        studio(
          id,
          db.transaction(async (tx) => void (await lift(ctx, tx, banId, { role: 'performer', id }))),
        ),
      ),
      handle(contract.getRoomLog, ({ query: { before } }, { caller }) => logOf(ctx, caller.accountId, before)),
      ...officeHandlers(ctx),
      on(hostActed, 'room-helpers.write-down', async ({ what, actorId, guestId }, tx) => {
        const act = what === 'kicked' ? 'sent_out' : what;
        await writeLog(tx, kit.clock.now(), { actorId, act, by: { role: 'performer', id: actorId }, guestId });
      }),
      // Who has blocked the other, or was, helps no more. A ban ends it itself.
      on(pairSeparated, 'room-helpers.end-helping', ({ actorId, guestId, by }, tx) =>
        endHelping(ctx, tx, { actorId, guestId, by: by === 'actor' ? 'performer' : 'guest' }),
      ),
      work(contract.forgetRoomLog, async () => {
        const now = kit.clock.now();
        const old = new Date(now - contract.logDays * day);
        await db.transaction(async (tx) => {
          await endOverdue(tx, now);
          await tx.orm.delete(log).where(lt(log.at, old));
          const isOver = and(isNotNull(mutes.until), lte(mutes.until, new Date(now)));
          await tx.orm.delete(mutes).where(or(isOver, lt(mutes.createdAt, old)));
          await tx.orm.delete(lastLines).where(lt(lastLines.at, new Date(now - day)));
        });
      }),
      ...declare([contract.roomCareChanged, contract.ownRoomCareChanged, contract.studioHelpersChanged]),
    ],
  };
}

/** The domain as the application lists it. */
export const roomHelpersDomain = defineDomain({
  name: 'room-helpers',
  uses: {
    blocks: blocksDomain,
    favourites: favouritesDomain,
    guest: guestDomain,
    identity: identityDomain,
    live: liveDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
    phones: phoneVerificationDomain,
    sales: salesDomain,
  },
  create: createRoomHelpers,
  declares: [
    extend(personalData, roomHelpersData),
    extend(reservedPlaces, ['roomhelpers', 'helping']),
    extend(notificationKinds, helperNamed),
    extend(notificationKinds, banned),
    extend(notificationKinds, appealDecided),
  ],
  contributes: (own, kit) => [
    extend(roomRules, own.rules),
    extend(bansOfPerformers, (executor, among) => bansAmong(executor, among, kit.clock.now())),
    extend(overviewFigures, {
      label: 'room-helpers.office.waiting',
      desks: ['moderation'],
      order: 16.4,
      page: 'room-helpers.office',
      read: (executor) => waitingAppeals(executor),
    }),
  ],
});
