import { isNull, lt } from 'drizzle-orm';
import { blocksDomain } from '#domains/blocks/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { performerStopped } from '#domains/live/contract/events.ts';
import { liveDomain } from '#domains/live/server/index.ts';
import { actorMissing } from '#domains/performers/contract/index.ts';
import { isBanned, performersDomain } from '#domains/performers/server/index.ts';
import { roomHelpersDomain } from '#domains/room-helpers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { anyone } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { askPoll } from './ask.ts';
import { closeDue, closeWithShow, createCloser, endOwnPoll } from './close.ts';
import type { Context, Deps } from './deps.ts';
import { officeHandlers } from './office.ts';
import { pollsData } from './personal-data.ts';
import { historyPage, readHistory, shownPollOf, voteOf } from './rows.ts';
import { polls, votes } from './tables.ts';
import { createTeller } from './tell.ts';
import { roomPollOf, studioPollOf, studioPollsOf } from './view.ts';
import { vote } from './vote.ts';

/** Tables of the domain, for tests and the start. */
export const pollsTables = { name: 'polls', folder: new URL('./migrations', import.meta.url) };

const day = 86_400_000;

/** Polls in performers’ rooms, on this kit. */
export function createPolls(kit: Kit, deps: Omit<Deps, 'kit'>): DomainServer {
  const { db, clock } = kit;
  const closer = createCloser({ kit, ...deps });
  const teller = createTeller({ kit, ...deps });
  const ctx: Context = { kit, ...deps, watch: closer.watch, voted: teller.voted };
  const isShown = async ({ country }: Pick<Caller, 'country'>, actorId: number): Promise<boolean> => {
    const actor = await deps.performers.actor(db, actorId);
    return actor !== null && !isBanned(actor, country);
  };
  kit.realtime.defineTopic({
    kind: 'polls',
    access: anyone,
    may: (caller, id) => (/^\d{1,9}$/.test(id) ? isShown(caller, Number(id)) : false),
  });
  return {
    name: 'polls',
    migrations: pollsTables,
    handlers: [
      handle(contract.getRoomPoll, async ({ params: { actorId } }, { caller }) => {
        if (!(await isShown(caller, actorId))) throw new Problem(actorMissing);
        const row = await shownPollOf(db, actorId, clock.now());
        if (!row) return { poll: null, vote: null };
        const own = caller.accountId === null ? null : await voteOf(db, row.id, caller.accountId);
        return { poll: await roomPollOf(db, row), vote: own };
      }),
      handle(contract.askPoll, async ({ body }, { caller }) => ({ poll: await askPoll(ctx, caller.accountId, body) })),
      handle(contract.votePoll, async ({ body }, { caller }) => ({ vote: await vote(ctx, caller, body) })),
      handle(contract.getStudioPoll, async (_, { caller }) => {
        const row = await shownPollOf(db, caller.accountId, clock.now());
        return { poll: row && (await studioPollOf(ctx, db, row)) };
      }),
      handle(contract.endPoll, async ({ body: { pollId } }, { caller }) => ({
        poll: await endOwnPoll(ctx, caller.accountId, pollId),
      })),
      handle(contract.getPollHistory, async ({ query: { before } }, { caller }) => {
        const rows = await readHistory(db, caller.accountId, before);
        const shown = rows.slice(0, historyPage);
        return {
          polls: await studioPollsOf(ctx, db, shown),
          before: rows.length > historyPage ? (shown.at(-1)?.id ?? null) : null,
        };
      }),
      ...officeHandlers(ctx),
      on(performerStopped, 'polls.close-with-the-show', ({ actorId }, tx) => closeWithShow(ctx, tx, actorId)),
      work(contract.closePollInTime, ({ pollId }) => db.transaction((tx) => closeDue(ctx, tx, pollId))),
      work(contract.forgetPolls, async () => {
        const now = clock.now();
        await db.transaction(async (tx) => {
          await tx.orm.delete(votes).where(lt(votes.at, new Date(now - contract.voteDays * day)));
          await tx.orm.delete(polls).where(lt(polls.openedAt, new Date(now - contract.pollDays * day)));
        });
      }),
      ...declare([contract.roomPollChanged, contract.ownPollVoteChanged, contract.studioPollChanged]),
    ],
    async start() {
      // What ran when a process ended closes in time all the same.
      const open = await db.orm
        .select({ id: polls.id, closesAt: polls.closesAt })
        .from(polls)
        .where(isNull(polls.closedAt));
      for (const { id, closesAt } of open) closer.watch(id, closesAt.getTime());
    },
    async stop() {
      closer.stop();
      teller.stop();
    },
  };
}

/** The domain as the application lists it. */
export const pollsDomain = defineDomain({
  name: 'polls',
  uses: {
    blocks: blocksDomain,
    guest: guestDomain,
    live: liveDomain,
    performers: performersDomain,
    roomHelpers: roomHelpersDomain,
  },
  create: createPolls,
  declares: [extend(personalData, pollsData), extend(reservedPlaces, ['polls'])],
});
