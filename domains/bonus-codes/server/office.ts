import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { addCampaign } from './office/add-campaign.ts';
import { addCode } from './office/add-code.ts';
import { addBenefit, removeBenefit } from './office/change-benefits.ts';
import { changeCampaign, pauseCampaign } from './office/change-campaign.ts';
import { findCodes } from './office/find-codes.ts';
import { makeCodes } from './office/make-codes.ts';
import { campaignNames, findCampaigns, presentCampaigns, readCampaign } from './office/read-campaigns.ts';

const done = { success: true as const };

/** Campaigns and their codes, for operators. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    ...handleList(contract.campaignList, {
      find: ({ filters, ...request }) => findCampaigns(db, filters.search, request),
      present: (rows) => presentCampaigns(ctx, rows),
    }),
    handle(contract.getCampaign, ({ params }) => readCampaign(ctx, params.campaignId)),
    handle(contract.addCampaign, async ({ body }) => ({ campaignId: await addCampaign(ctx, body.name) })),
    handle(contract.changeCampaign, async ({ params, body }) => {
      await changeCampaign(ctx, params.campaignId, body);
      return done;
    }),
    handle(contract.pauseCampaign, async ({ params, body }) => {
      await pauseCampaign(ctx, params.campaignId, body.isPaused);
      return done;
    }),
    handle(contract.addBenefit, async ({ params, body }) => {
      await addBenefit(ctx, params.campaignId, body);
      return done;
    }),
    handle(contract.removeBenefit, async ({ params, body }) => {
      await removeBenefit(ctx, params.campaignId, body.place);
      return done;
    }),
    ...handleList(contract.codeList, {
      find: ({ filters, ...request }) => findCodes(db, filters, request),
      present: (rows) =>
        rows.map(({ id, code, campaignId, campaign, uses, maxUses, createdAt }) => ({
          id,
          code,
          campaignId,
          campaign,
          uses,
          maxUses,
          createdAt: createdAt.getTime(),
        })),
      facts: async () => ({ campaigns: await campaignNames(db) }),
    }),
    handle(contract.addCode, async ({ params, body }) => {
      await addCode(ctx, params.campaignId, body);
      return done;
    }),
    handle(contract.makeCodes, async ({ params, body }) => ({
      made: await makeCodes(ctx, params.campaignId, body.count),
    })),
  ];
}
