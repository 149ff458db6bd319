import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { OfficeVideo, VideoWords } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { videoSale } from '../contract/sale-kind.ts';
import type { Context } from './deps.ts';
import { isTrusted } from './own-changes.ts';
import { release } from './plan.ts';
import { imagesOf, inLanguage } from './present.ts';
import type { VideoRow } from './rows.ts';
import { lockVideo, recheckAfter, videoOf } from './rows.ts';
import { moveTo } from './states.ts';
import { owned, trusted, videos } from './tables.ts';
import { tagsAmong } from './tags.ts';
import { holdsWords } from './words-of.ts';

/** How many guests are paid back in one transaction. */
const backAtOnce = 50;

const present = (ctx: Context, row: VideoRow, { caller }: Call): OfficeVideo => ({
  id: row.id,
  title: inLanguage(row.title, caller.language),
  actorId: row.actorId,
  actorName: row.actorName,
  state: row.state as OfficeVideo['state'],
  filmState: row.filmId === null ? null : (row.filmState as OfficeVideo['filmState']),
  reason: row.reason,
  price: row.price,
  ageRating: row.ageRating,
  duration: Math.round(row.durationMs / 1000),
  views: row.views,
  likes: row.likes,
  sold: row.sold,
  createdAt: row.createdAt.toISOString(),
  askedAt: row.askedAt?.getTime() ?? null,
  images: imagesOf(ctx, row.coverId, row.ageRating),
});

/** How many wait for an operator, and since when (epoch ms) the first one does. */
export async function waitingVideos(executor: Executor): Promise<{ value: number; since?: number }> {
  const [found] = await executor.orm
    .select({ value: count(), since: sql<Date | null>`min(${videos.askedAt})` })
    .from(videos)
    .where(eq(videos.state, 'review'));
  return { value: found?.value ?? 0, ...(found?.since ? { since: new Date(found.since).getTime() } : {}) };
}

/** What operators do with videos. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;

  /** Decides on a video under its lock, with its line in the audit log. */
  const decide = (
    call: Call,
    operation: string,
    videoId: number,
    input: Readonly<Record<string, unknown>>,
    change: (tx: Tx, row: VideoRow) => Promise<unknown>,
  ): Promise<Record<string, never>> =>
    db.transaction(async (tx) => {
      const row = await lockVideo(tx, videoId);
      // Nobody decides on a video of their own.
      if (row.actorId === call.caller.accountId) throw new Problem(ownStanding);
      await change(tx, row);
      const at = clock.now();
      await audit(tx, { call, at, operation, subject: `video:${videoId}`, input });
      recheckAfter(tx, ctx.media.films, row);
      return {};
    });

  return [
    handle(contract.videosOfFilms, async ({ query: { ids } }, { caller }) => {
      const rows = await db.orm
        .select()
        .from(videos)
        .where(inArray(videos.filmId, ids.split(',')));
      return {
        videos: rows.flatMap(({ id, filmId, title, actorId, actorName }) =>
          filmId === null
            ? []
            : [{ filmId, videoId: id, title: inLanguage(title, caller.language), actorId, actorName }],
        ),
      };
    }),
    ...handleList(contract.officeVideos, {
      find({ filters: { search, state }, ...request }) {
        const page = keyset(request, { createdAt: videos.createdAt }, videos.id);
        const where = and(
          search === undefined ? undefined : holdsWords(search),
          state === undefined ? undefined : eq(videos.state, state),
          page.after,
        );
        return db.orm
          .select({ ...getTableColumns(videos), cursor: page.cursor })
          .from(videos)
          .where(where)
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: async (rows, call) => rows.map((row) => present(ctx, row, call)),
    }),
    handle(contract.readVideo, async ({ params: { videoId } }, call) => {
      const row = await videoOf(db, videoId);
      const [films, tagList, isTrustedNow, { value: waiting }] = await Promise.all([
        ctx.media.films.find(db, row.filmId === null ? [] : [row.filmId]),
        tagsAmong(db, row.tags, call.caller.language),
        isTrusted(db, row.actorId),
        waitingVideos(db),
      ]);
      const film = row.filmId === null ? undefined : films.get(row.filmId);
      const words: VideoWords = {
        ...{ title: row.title, description: row.description, price: row.price, salePrice: row.salePrice },
        ...{ saleUntil: row.saleUntil?.getTime() ?? null, vip: row.isVip, classic: row.isClassic },
        ...{ ageRating: row.ageRating as VideoWords['ageRating'], tags: row.tags, isAlone: row.isAlone },
      };
      return {
        video: present(ctx, row, call),
        words,
        tags: tagList.map(({ label }) => label),
        addresses: film ? ctx.media.films.play(film, call.caller) : null,
        isTrusted: isTrustedNow,
        waiting,
      };
    }),
    handle(contract.nextVideo, async ({ query: { after } }) => {
      const passed = after === undefined ? undefined : await videoOf(db, after).catch(() => undefined);
      const at = passed?.askedAt ?? null;
      const beyond =
        passed && at ? or(gt(videos.askedAt, at), and(eq(videos.askedAt, at), gt(videos.id, passed.id))) : undefined;
      const [[next], { value: waiting }] = await Promise.all([
        db.orm
          .select({ id: videos.id })
          .from(videos)
          .where(and(eq(videos.state, 'review'), beyond))
          .orderBy(asc(videos.askedAt), asc(videos.id))
          .limit(1),
        waitingVideos(db),
      ]);
      return { videoId: next?.id ?? null, waiting };
    }),
    handle(contract.approveVideo, ({ params: { videoId }, body: { askedAt } }, call) =>
      decide(call, 'videos.approve', videoId, {}, async (tx, row) => {
        // Words that were said anew while somebody read the former ones are read first.
        if (row.state !== 'review' || row.askedAt?.getTime() !== askedAt) throw new Problem(contract.videoDecided);
        if (row.filmState !== 'ready') throw new Problem(contract.videoNotReady);
        await release(ctx, tx, row, new Date(clock.now()));
      }),
    ),
    handle(contract.refuseVideo, ({ params: { videoId }, body: { reason } }, call) =>
      decide(call, 'videos.refuse', videoId, { reason }, async (tx, row) => {
        if (row.state !== 'review') throw new Problem(contract.videoDecided);
        await moveTo(ctx, tx, row, 'refused', { reason });
      }),
    ),
    handle(contract.takeDownVideo, ({ params: { videoId }, body: { reason, paysBack } }, call) =>
      decide(call, 'videos.takeDown', videoId, { reason, paysBack }, async (tx, row) => {
        if (row.state === 'takenDown') throw new Problem(contract.videoDecided);
        // Its pictures go with it: they are for everybody, and stand under addresses of their own.
        await moveTo(ctx, tx, row, 'takenDown', { reason, isPayingBack: paysBack, coverId: null, blurredId: null });
        for (const id of [row.coverId, row.blurredId]) if (id) await ctx.media.delete(tx, id);
        if (paysBack) await ctx.kit.jobs.send(tx, contract.payVideoBack, { videoId });
      }),
    ),
    handle(contract.trustPerformer, async ({ params: { actorId }, body: { isTrusted: wanted } }, call) => {
      if (actorId === call.caller.accountId) throw new Problem(ownStanding);
      if (!(await ctx.performers.actor(db, actorId))) throw new Problem(notFound);
      await db.transaction(async (tx) => {
        const at = clock.now();
        if (wanted)
          await tx.orm
            .insert(trusted)
            .values({ actorId, trustedBy: call.caller.accountId, createdAt: new Date(at) })
            .onConflictDoNothing();
        else await tx.orm.delete(trusted).where(eq(trusted.actorId, actorId));
        const subject = `performer:${actorId}`;
        await audit(tx, { call, at, operation: 'videos.trust', subject, input: { isTrusted: wanted } });
      });
      return {};
    }),
  ];
}

/** Pays back what is still paid for a video that was taken down, in coins and vouchers, some guests at a time; the job sends itself again while there are more. */
export async function payBack(ctx: Pick<Context, 'kit' | 'sales'>, videoId: number): Promise<void> {
  const { db, clock, jobs } = ctx.kit;
  await db.transaction(async (tx) => {
    const row = await lockVideo(tx, videoId);
    if (!row.isPayingBack) return;
    const rows = await tx.orm
      .select()
      .from(owned)
      .where(and(eq(owned.videoId, videoId), isNull(owned.endedAt)))
      .orderBy(asc(owned.id))
      .limit(backAtOnce);
    for (const { id, sale } of rows) {
      const amount = await ctx.sales.left(tx, sale);
      if (amount > 0) await ctx.sales.refund(tx, { sale, part: 'taken-down', kind: videoSale.paidBack, amount });
      await ctx.sales.uncover(tx, { sale, part: 'voucher-back', kind: videoSale.paidBack });
      await tx.orm
        .update(owned)
        .set({ endedAt: new Date(clock.now()) })
        .where(eq(owned.id, id));
    }
    if (rows.length === backAtOnce) await jobs.send(tx, contract.payVideoBack, { videoId });
    else await tx.orm.update(videos).set({ isPayingBack: false }).where(eq(videos.id, videoId));
  });
}
