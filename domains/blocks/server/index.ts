import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Guest } from '#domains/guest/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { blocksData } from './personal-data.ts';
import { blockedGuests } from './tables.ts';

/** Tables of the domain, for tests and the start. */
export const blocksTables = { name: 'blocks', folder: new URL('./migrations', import.meta.url) };

/** Whom performers have blocked for good. */
export interface Blocks extends DomainServer {
  /** Blocks a guest for a performer until it is taken back; again: nothing. Who calls has made sure that the two have met. */
  block(tx: Tx, actorId: number, guestId: number): Promise<void>;
  isBlocked(executor: Executor, actorId: number, guestId: number): Promise<boolean>;
  /** Which of some performers have blocked which of some guests. */
  blockedPairs(
    executor: Executor,
    among: { readonly actorIds: readonly number[]; readonly guestIds: readonly number[] },
  ): Promise<{ actorId: number; guestId: number }[]>;
}

const pair = (actorId: number, guestId: number) =>
  and(eq(blockedGuests.actorId, actorId), eq(blockedGuests.guestId, guestId));

const blockOf = prepared((orm) =>
  orm
    .select({ id: blockedGuests.id })
    .from(blockedGuests)
    .where(
      and(eq(blockedGuests.actorId, sql.placeholder('actorId')), eq(blockedGuests.guestId, sql.placeholder('guestId'))),
    )
    .prepare('blocks_of_pair'),
);

export function createBlocks(kit: Kit, { guest }: { readonly guest: Pick<Guest, 'namesOf'> }): Blocks {
  const { db } = kit;
  return {
    name: 'blocks',
    migrations: blocksTables,
    async block(tx, actorId, guestId) {
      const row = { actorId, guestId, createdAt: new Date(kit.clock.now()) };
      await tx.orm.insert(blockedGuests).values(row).onConflictDoNothing();
    },
    async isBlocked(executor, actorId, guestId) {
      const rows = await blockOf(executor).execute({ actorId, guestId });
      return rows.length > 0;
    },
    async blockedPairs(executor, { actorIds, guestIds }) {
      if (actorIds.length === 0 || guestIds.length === 0) return [];
      return executor.orm
        .select({ actorId: blockedGuests.actorId, guestId: blockedGuests.guestId })
        .from(blockedGuests)
        .where(and(inArray(blockedGuests.actorId, [...actorIds]), inArray(blockedGuests.guestId, [...guestIds])));
    },
    handlers: [
      handle(contract.getBlockedGuests, async ({ query: { before, limit } }, { caller }) => {
        const older = before === undefined ? undefined : lt(blockedGuests.id, before);
        const rows = await db.orm
          .select()
          .from(blockedGuests)
          .where(and(eq(blockedGuests.actorId, caller.accountId), older))
          .orderBy(desc(blockedGuests.id))
          .limit(limit + 1);
        const shown = rows.slice(0, limit);
        const names = await guest.namesOf(
          db,
          shown.map(({ guestId }) => guestId),
        );
        return {
          guests: shown.map(({ guestId, createdAt }) => ({
            guestId,
            name: names.get(guestId) ?? '',
            blockedAt: createdAt.getTime(),
          })),
          before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
        };
      }),
      handle(contract.unblockGuest, async ({ body }, { caller }) => {
        await db.orm.delete(blockedGuests).where(pair(caller.accountId, body.guestId));
        return {};
      }),
    ],
  };
}

/** The domain as the application lists it. */
export const blocksDomain = defineDomain({
  name: 'blocks',
  uses: { guest: guestDomain },
  create: createBlocks,
  declares: [extend(personalData, blocksData)],
});
