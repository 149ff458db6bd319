import { and, asc, count, eq, getTableColumns, gt, or, sql } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { OfficeAlbum } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { holdsWords } from './find-by-words.ts';
import { coverOf, pictureFor } from './present.ts';
import type { AlbumRow, PictureRow } from './rows.ts';
import { albumOf, inLanguage, lockAlbum, picturesOf } from './rows.ts';
import { moveTo } from './states.ts';
import { presentPictures } from './studio-albums.ts';
import { albums } from './tables.ts';

const present = (ctx: Context, row: AlbumRow, pictures: readonly PictureRow[], { caller }: Call): OfficeAlbum => {
  const cover = coverOf(row, pictures);
  return {
    id: row.id,
    title: inLanguage(row.title, caller.language),
    actorId: row.actorId,
    actorName: row.actorName,
    state: row.state as OfficeAlbum['state'],
    reason: row.reason,
    price: row.price,
    ageRating: row.ageRating,
    total: pictures.length,
    views: row.views,
    likes: row.likes,
    sold: row.sold,
    createdAt: row.createdAt.toISOString(),
    askedAt: row.askedAt?.getTime() ?? null,
    cover: cover ? pictureFor(ctx, cover, row.ageRating, true) : null,
  };
};

/** How many wait for an operator, and since when (epoch ms) the first one does. */
export async function waitingAlbums(executor: Executor): Promise<{ value: number; since?: number }> {
  const [found] = await executor.orm
    .select({ value: count(), since: sql<Date | null>`min(${albums.askedAt})` })
    .from(albums)
    .where(eq(albums.state, 'review'));
  return { value: found?.value ?? 0, ...(found?.since ? { since: new Date(found.since).getTime() } : {}) };
}

/** What operators do with albums. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;

  /** Decides on an album under its lock, with its line in the audit log. */
  const decide = (
    call: Call,
    operation: string,
    albumId: number,
    input: Readonly<Record<string, unknown>>,
    change: (tx: Tx, row: AlbumRow) => Promise<unknown>,
  ): Promise<Record<string, never>> =>
    db.transaction(async (tx) => {
      const row = await lockAlbum(tx, albumId);
      // Nobody decides on an album of their own.
      if (row.actorId === call.caller.accountId) throw new Problem(ownStanding);
      await change(tx, row);
      await audit(tx, { call, at: clock.now(), operation, subject: `album:${albumId}`, input });
      return {};
    });

  return [
    ...handleList(contract.officeAlbums, {
      find({ filters: { search, state }, ...request }) {
        const page = keyset(request, { createdAt: albums.createdAt }, albums.id);
        const where = and(
          search === undefined ? undefined : holdsWords(search),
          state === undefined ? undefined : eq(albums.state, state),
          page.after,
        );
        return db.orm
          .select({ ...getTableColumns(albums), cursor: page.cursor })
          .from(albums)
          .where(where)
          .orderBy(...page.order)
          .limit(page.limit);
      },
      async present(rows, call) {
        const ids = rows.map(({ id }) => id);
        const found = await picturesOf(db, ids, 'all');
        return rows.map((row) => present(ctx, row, found.get(row.id) ?? [], call));
      },
    }),
    handle(contract.readAlbum, async ({ params: { albumId } }, call) => {
      const row = await albumOf(db, albumId);
      const pictures = (await picturesOf(db, [albumId], 'all')).get(albumId) ?? [];
      return {
        album: present(ctx, row, pictures, call),
        words: {
          ...{ title: row.title, description: row.description, price: row.price, salePrice: row.salePrice },
          ...{ saleUntil: row.saleUntil?.getTime() ?? null, vip: row.isVip, isAlone: row.isAlone },
          ageRating: row.ageRating as contract.AlbumWords['ageRating'],
        },
        pictures: presentPictures(ctx, row, pictures),
        isTrusted: await ctx.videos.isTrusted(db, row.actorId),
        waiting: (await waitingAlbums(db)).value,
      };
    }),
    handle(contract.nextAlbum, async ({ query: { after } }) => {
      const passed = after === undefined ? undefined : await albumOf(db, after).catch(() => undefined);
      const at = passed?.askedAt ?? null;
      const beyond =
        passed && at ? or(gt(albums.askedAt, at), and(eq(albums.askedAt, at), gt(albums.id, passed.id))) : undefined;
      const [next] = await db.orm
        .select({ id: albums.id })
        .from(albums)
        .where(and(eq(albums.state, 'review'), beyond))
        .orderBy(asc(albums.askedAt), asc(albums.id))
        .limit(1);
      return { albumId: next?.id ?? null, waiting: (await waitingAlbums(db)).value };
    }),
    handle(contract.approveAlbum, ({ params: { albumId }, body: { askedAt } }, call) =>
      decide(call, 'albums.approve', albumId, {}, async (tx, row) => {
        // Words and pictures that came while somebody looked at the former ones are looked at first.
        if (row.state !== 'review' || row.askedAt?.getTime() !== askedAt) throw new Problem(contract.albumDecided);
        const releasedAt = row.releasedAt ?? new Date(clock.now());
        await moveTo(ctx, tx, row, 'published', { releasedAt, askedAt: null, reason: '' });
      }),
    ),
    handle(contract.refuseAlbum, ({ params: { albumId }, body: { reason } }, call) =>
      decide(call, 'albums.refuse', albumId, { reason }, async (tx, row) => {
        if (row.state !== 'review') throw new Problem(contract.albumDecided);
        await moveTo(ctx, tx, row, 'refused', { reason });
      }),
    ),
    handle(contract.takeDownAlbum, ({ params: { albumId }, body: { reason, paysBack } }, call) =>
      decide(call, 'albums.takeDown', albumId, { reason, paysBack }, async (tx, row) => {
        if (row.state === 'takenDown') throw new Problem(contract.albumDecided);
        await moveTo(ctx, tx, row, 'takenDown', { reason, isPayingBack: paysBack });
        const ofAlbum = (await picturesOf(tx, [albumId], 'all')).get(albumId) ?? [];
        ctx.media.askAgain(
          tx,
          ofAlbum.flatMap(({ pictureId, blurredId }) => [pictureId, blurredId]),
        );
        if (paysBack) await ctx.kit.jobs.send(tx, contract.payAlbumBack, { albumId });
      }),
    ),
  ];
}
