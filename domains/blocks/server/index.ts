import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Guest } from '#domains/guest/server/index.ts';
import { guestDomain } from '#domains/guest/server/index.ts';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { blocksData } from './personal-data.ts';
import { blockedGuests } from './tables.ts';

/** Tables of the domain, for tests and the start. */
export const blocksTables = { name: 'blocks', folder: new URL('./migrations', import.meta.url) };

/** A guest and a performer. */
export interface Pair {
  readonly actorId: number;
  readonly guestId: number;
}

interface Among {
  readonly actorIds: readonly number[];
  readonly guestIds: readonly number[];
}

/** Which of some guests have blocked which of some performers; filled by who lets guests block. */
export const blocksOfGuests =
  extensionPoint<(executor: Executor, among: Among) => Promise<readonly Pair[]>>('blocks.ofGuests');

/** Which of some performers have banned which of some guests for a time; filled by who lets them. A ban holds as a block does. */
export const bansOfPerformers =
  extensionPoint<(executor: Executor, among: Among) => Promise<readonly Pair[]>>('blocks.ofPerformers');

/** Why what one of a pair does must not reach the other. */
export type Barrier = 'blockedByPerformer' | 'blockedByGuest' | 'guestLocked';

/** Who of a guest and a performer wants nothing of the other. */
export interface Blocks extends DomainServer {
  /**
   * May what one of a pair does reach the other? Null: it may. Every operation whose effect the other sees asks this before anything
   * is kept or told (`apps/server/blocked-is-blocked.test.ts`).
   */
  barrier(executor: Executor, pair: Pair, by: 'guest' | 'actor'): Promise<Barrier | null>;
  /** Which of some performers and guests are apart, whoever of the two has blocked the other. */
  separated(executor: Executor, among: Among): Promise<Pair[]>;
  /** Blocks a guest for a performer until it is taken back; again: nothing. Who calls has made sure that the two have met. */
  block(tx: Tx, actorId: number, guestId: number): Promise<void>;
  /** A ban of {@link bansOfPerformers} has begun: what is open between the two ends. */
  separate(tx: Tx, pair: Pair): Promise<void>;
  isBlocked(executor: Executor, actorId: number, guestId: number): Promise<boolean>;
  /** Which of some performers have blocked which of some guests. */
  blockedPairs(executor: Executor, among: Among): Promise<Pair[]>;
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

export function createBlocks(kit: Kit, { guest }: { readonly guest: Pick<Guest, 'namesOf' | 'standing'> }): Blocks {
  const { db } = kit;
  const banned = async (executor: Executor, among: Among): Promise<Pair[]> => {
    const found: Pair[] = [];
    for (const rule of kit.extensions.of(bansOfPerformers)) found.push(...(await rule(executor, among)));
    return found;
  };
  const isBlocked: Blocks['isBlocked'] = async (executor, actorId, guestId) =>
    (await blockOf(executor).execute({ actorId, guestId })).length > 0 ||
    (await banned(executor, { actorIds: [actorId], guestIds: [guestId] })).length > 0;
  const blockedPairs: Blocks['blockedPairs'] = async (executor, among) => {
    const { actorIds, guestIds } = among;
    if (actorIds.length === 0 || guestIds.length === 0) return [];
    const rows = await executor.orm
      .select({ actorId: blockedGuests.actorId, guestId: blockedGuests.guestId })
      .from(blockedGuests)
      .where(and(inArray(blockedGuests.actorId, [...actorIds]), inArray(blockedGuests.guestId, [...guestIds])));
    const isKnown = (one: Pair) => rows.some((row) => row.actorId === one.actorId && row.guestId === one.guestId);
    return [...rows, ...(await banned(executor, among)).filter((one) => !isKnown(one))];
  };
  const byGuests = async (executor: Executor, among: Among): Promise<Pair[]> => {
    const found: Pair[] = [];
    for (const rule of kit.extensions.of(blocksOfGuests)) found.push(...(await rule(executor, among)));
    return found;
  };
  return {
    name: 'blocks',
    migrations: blocksTables,
    async block(tx, actorId, guestId) {
      const row = { actorId, guestId, createdAt: new Date(kit.clock.now()) };
      await tx.orm.insert(blockedGuests).values(row).onConflictDoNothing();
      await tx.emit(contract.pairSeparated, { actorId, guestId, by: 'actor' });
    },
    separate: (tx, { actorId, guestId }) => tx.emit(contract.pairSeparated, { actorId, guestId, by: 'actor' }),
    isBlocked,
    blockedPairs,
    async barrier(executor, { actorId, guestId }, by) {
      if (await isBlocked(executor, actorId, guestId)) return 'blockedByPerformer';
      const among = { actorIds: [actorId], guestIds: [guestId] };
      if ((await byGuests(executor, among)).length > 0) return 'blockedByGuest';
      return by === 'guest' && (await guest.standing(executor, guestId)).isLocked ? 'guestLocked' : null;
    },
    separated: async (executor, among) => [
      ...(await blockedPairs(executor, among)),
      ...(await byGuests(executor, among)),
    ],
    handlers: [
      ...declare([contract.pairSeparated]),
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
