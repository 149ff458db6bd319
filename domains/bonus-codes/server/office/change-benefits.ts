import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Benefit } from '../../contract/index.ts';
import * as contract from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { builtKinds } from '../kinds.ts';
import { readSteps } from '../steps.ts';
import { withCampaign } from './change-campaign.ts';

/** Kinds whose amount is coins. */
const wholeCoins: readonly contract.BenefitKind[] = ['bonus', 'coins', 'topUpFlat'];

/**
 * Adds something that a campaign brings.
 * @throws Problem `not_found`, for a benefit that is not whole, and for a kind that nothing in this site gives
 */
export const addBenefit = (
  ctx: Context,
  campaignId: number,
  body: RouteParsed<typeof contract.addBenefit>['body'],
): Promise<void> =>
  withCampaign(ctx, campaignId, ({ benefits }) => {
    const steps = readSteps(body.steps, body.kind, body.id);
    const id = body.id === '' ? null : body.id;
    // Coins are typed whole and kept in hundredths.
    const amount = (body.amount ?? 0) * (wholeCoins.includes(body.kind) ? 100 : 1);
    const added: Benefit = { kind: body.kind, amount, id, steps };
    if (!contract.isWhole(added)) throw new Problem(contract.benefitWrong);
    if (!builtKinds(ctx).includes(body.kind))
      throw new Problem(contract.benefitNotBuilt, { data: { kind: body.kind } });
    return { benefits: [...benefits, added] };
  });

/**
 * Takes the benefit at a place of the list away.
 * @throws Problem `not_found`, and for the last benefit of a campaign that runs
 */
export const removeBenefit = (ctx: Pick<Context, 'kit'>, campaignId: number, place: number): Promise<void> =>
  withCampaign(ctx, campaignId, ({ benefits, isPaused }) => {
    const left = benefits.filter((_, index) => index !== place);
    if (left.length === benefits.length) throw new Problem(notFound);
    if (left.length === 0 && !isPaused) throw new Problem(contract.campaignEmpty);
    return { benefits: left };
  });
