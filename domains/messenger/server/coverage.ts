import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Consent, CoverageSink } from '#domains/consent/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Call } from '#kit/server/handler.ts';
import { messageMedia, payMessageBack } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { saleOf } from './media-buy.ts';
import type { MediaRow } from './media-view.ts';
import { channels, media } from './tables.ts';

declare module '#domains/consent/contract/index.ts' {
  interface DepictingThings {
    /** What a performer's message carries, by its id; copies of what goes to many are the same thing. */
    message: true;
  }
}

/** Copies that are paid back at once. */
const backAtOnce = 100;

const first = '00000000-0000-0000-0000-000000000000';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const thingOf = (id: string) => ({ kind: 'message', id }) as const;

/** Declares what a performer has uploaded, with her alone in it: she says in the studio who else is, before she sends it. A voice shows nobody. */
export const declareMedia = (
  { consent, kit }: Pick<Context, 'consent' | 'kit'>,
  tx: Tx,
  { id, ownerId }: Pick<MediaRow, 'id' | 'ownerId'>,
  call: Call,
): Promise<void> =>
  consent.declare(tx, { thing: thingOf(id), ownerId, recordedOn: dayOf(kit.clock.now()), title: '', call });

/** It is gone for good. Asked before its row is held: consent holds a thing before what shows it. */
export const forgetThing = (consent: Pick<Consent, 'forget'>, tx: Tx, id: string): Promise<void> =>
  consent.forget(tx, thingOf(id));

/** Keeps beside what messages carry whether everybody in it agrees; its bytes ask the row each time. */
export const messageCoverage: CoverageSink = {
  kind: 'message',
  async set(tx, all, isCovered) {
    const ids = all.filter((id) => uuid.test(id));
    if (ids.length === 0) return;
    await tx.orm.update(media).set({ isCovered }).where(inArray(media.id, ids));
    // By now whoever was making a copy has committed it (`copyFor` holds what it copies), so that none is missed.
    await tx.orm.update(media).set({ isCovered }).where(inArray(media.originId, ids));
  },
  async rows({ orm }, after, limit) {
    const rows = await orm
      .select({ row: media })
      .from(media)
      .leftJoin(channels, eq(channels.id, media.channelId))
      .where(
        and(
          ...[isNull(media.originId), isNull(media.goneAt), isNotNull(media.readyAt), ne(media.type, 'audio')],
          or(isNull(media.channelId), eq(channels.actorId, media.ownerId)),
          gt(media.id, after ?? first),
        ),
      )
      .orderBy(asc(media.id))
      .limit(limit);
    return rows.map(({ row: { id, isCovered, ownerId, createdAt } }) => ({
      ...{ id, isCovered, ownerId, title: '', recordedOn: dayOf(createdAt.getTime()) },
    }));
  },
  // It is in conversations alone, which have no address for others.
  paths: async () => new Map(),
  async buyers({ orm }, id, limit) {
    if (!uuid.test(id)) return [];
    const rows = await orm
      .select({ row: media, guestId: channels.guestId })
      .from(media)
      .innerJoin(channels, eq(channels.id, media.channelId))
      .where(and(or(eq(media.id, id), eq(media.originId, id)), isNotNull(media.boughtAt)))
      .orderBy(desc(media.boughtAt), desc(media.id))
      .limit(limit);
    return rows.map(({ row, guestId }) => ({
      ...{ guestId, at: row.boughtAt ?? row.createdAt, price: row.price ?? 0 },
      endedAt: row.paidAt === null ? row.paidBackAt : null,
    }));
  },
};

/** Something messages carried may be shown no longer: what is paid for it goes back. */
export async function endOfMessage({ kit }: Pick<Context, 'kit'>, tx: Tx, kind: string, id: string): Promise<void> {
  if (kind === 'message') await kit.jobs.send(tx, payMessageBack, { mediaId: id });
}

/**
 * Pays back everybody who opened it, a transaction for each; what hears of the refund locks it again (`lockPaidBack`). Agreed to again
 * meanwhile, it is not: then whoever is left keeps it.
 */
export async function payBack(ctx: Pick<Context, 'kit' | 'sales' | 'consent'>, mediaId: string): Promise<void> {
  const { db } = ctx.kit;
  const isIt = or(eq(media.id, mediaId), eq(media.originId, mediaId));
  for (let after = first; ; ) {
    const rows = await db.orm
      .select({ id: media.id })
      .from(media)
      .where(and(isIt, isNotNull(media.paidAt), eq(media.isCovered, false), gt(media.id, after)))
      .orderBy(asc(media.id))
      .limit(backAtOnce);
    for (const { id } of rows)
      await db.transaction(async (tx) => {
        const [named] = await tx.orm.select({ channelId: media.channelId }).from(media).where(eq(media.id, id));
        // A channel before what is in it, as everywhere.
        if (named?.channelId)
          await tx.orm.select({ id: channels.id }).from(channels).where(eq(channels.id, named.channelId)).for('update');
        const [row] = await tx.orm.select().from(media).where(eq(media.id, id)).for('update');
        if (!row?.paidAt || row.isCovered || row.goneAt) return;
        const sale = saleOf(row);
        const amount = await ctx.sales.left(tx, sale);
        if (amount > 0)
          await ctx.sales.refund(tx, { sale, part: 'consent-ended', kind: messageMedia.paidBack, amount });
      });
    if (rows.length < backAtOnce) return;
    after = rows.at(-1)?.id ?? first;
  }
}
