import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import * as contract from '../contract/index.ts';
import { makeCover } from './cover.ts';
import type { Context } from './deps.ts';
import * as own from './own-changes.ts';
import { listOwn, presentOne } from './own-videos.ts';
import { planVideo } from './plan.ts';
import type { VideoRow } from './rows.ts';
import { videoOf } from './rows.ts';
import { allTags } from './tags.ts';

/** A performer's own video. @throws Problem not_found, also for somebody else's */
async function ownVideo({ kit }: Context, { accountId }: AccountCaller, id: number): Promise<VideoRow> {
  const row = await videoOf(kit.db, id);
  if (row.actorId !== accountId) throw new Problem(notFound);
  return row;
}

/** What performers do with their videos. */
export function studioHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  const told = (row: VideoRow) => presentOne(ctx, db, row);
  return [
    handle(contract.listOwnVideos, async ({ query: { before } }, { caller }) => ({
      ...(await listOwn(ctx, caller.accountId, before)),
      tags: await allTags(db, caller.language),
    })),
    handle(contract.getOwnVideo, async ({ params: { videoId } }, { caller }) => ({
      video: await told(await ownVideo(ctx, caller, videoId)),
      tags: await allTags(db, caller.language),
    })),
    handle(contract.createVideo, async ({ body }, call) => told(await own.createVideo(ctx, call, body))),
    handle(contract.updateVideo, async ({ params: { videoId }, body }, { caller }) =>
      told(await own.updateVideo(ctx, caller.accountId, videoId, body)),
    ),
    handle(contract.publishVideo, async ({ params: { videoId } }, { caller }) =>
      told(await own.publishVideo(ctx, caller.accountId, videoId)),
    ),
    handle(contract.planVideo, async ({ params: { videoId }, body: { at } }, { caller }) =>
      told(await planVideo(ctx, caller.accountId, videoId, at)),
    ),
    handle(contract.pauseVideo, async ({ params: { videoId } }, { caller }) =>
      told(await own.pauseVideo(ctx, caller.accountId, videoId)),
    ),
    handle(contract.chooseVideoCover, async ({ params: { videoId }, body: { atMs } }, { caller }) =>
      told(await makeCover(ctx, await ownVideo(ctx, caller, videoId), atMs)),
    ),
    handle(contract.promoteVideo, async ({ params: { videoId }, body: { isPromoted } }, { caller }) =>
      told(await own.promoteVideo(ctx, caller.accountId, videoId, isPromoted)),
    ),
    handle(contract.deleteVideo, async ({ params: { videoId } }, { caller }) => {
      await own.deleteVideo(ctx, caller.accountId, videoId);
      return {};
    }),
  ];
}
