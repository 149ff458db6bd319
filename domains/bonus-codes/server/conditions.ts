import { and, count, eq } from 'drizzle-orm';
import { vipMembers } from '#domains/gifts/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { RedeemReason } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { campaigns, codes } from './tables.ts';
import { redemptions } from './tables.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type CodeRow = typeof codes.$inferSelect;

/** Where a campaign stands at a moment. */
export function stateOf(campaign: CampaignRow, now: number): 'draft' | 'running' | 'paused' | 'coming' | 'over' {
  if (campaign.benefits.length === 0) return 'draft';
  if (campaign.validTo && campaign.validTo.getTime() <= now) return 'over';
  if (campaign.isPaused) return 'paused';
  return campaign.validFrom && campaign.validFrom.getTime() > now ? 'coming' : 'running';
}

const inTime = { draft: 'paused', running: null, paused: 'paused', coming: 'notYet', over: 'expired' } as const;

/** Whether an account is a guest's and nobody's who performs or works here. */
export async function isGuestAlone(
  { identity }: Pick<Context, 'identity'>,
  executor: Executor,
  accountId: number,
): Promise<boolean> {
  const account = await identity.account(executor, accountId);
  return account?.roles.every((role) => role === 'guest') ?? false;
}

/** Why somebody cannot redeem a code now; `ok` when they can. Who redeems holds the rows' locks. */
export async function reasonFor(
  ctx: Pick<Context, 'kit' | 'identity' | 'ledger' | 'phoneVerification'>,
  executor: Executor,
  caller: Pick<Caller, 'accountId' | 'country'>,
  { campaign, code }: { readonly campaign: CampaignRow; readonly code: CodeRow | null },
): Promise<RedeemReason> {
  const notNow = inTime[stateOf(campaign, ctx.kit.clock.now())];
  if (notNow) return notNow;
  if (caller.accountId === null) return 'notLoggedIn';
  const guestId = caller.accountId;
  if (!(await isGuestAlone(ctx, executor, guestId))) return 'guestsOnly';
  const [own] = await executor.orm
    .select({ times: count() })
    .from(redemptions)
    .where(and(eq(redemptions.guestId, guestId), eq(redemptions.campaignId, campaign.id)));
  if ((own?.times ?? 0) >= campaign.perGuest) return 'alreadyRedeemed';
  const isUsedUp = code?.maxUses !== null && code !== null && code.uses >= code.maxUses;
  if (isUsedUp || (campaign.totalLimit !== null && campaign.redeemed >= campaign.totalLimit)) return 'usedUp';
  if (campaign.countries.length > 0 && !campaign.countries.includes(caller.country ?? '')) return 'country';
  if (campaign.firstPurchaseOnly && (await ctx.ledger.guestFunds(executor, guestId)).isPayingCustomer)
    return 'firstPurchaseOnly';
  if (campaign.requireMobileAuth) {
    const proven = await ctx.phoneVerification.verified(executor, guestId);
    if (!proven.some(({ type }) => type === 'primaryMobileNumber')) return 'mobileAuth';
  }
  const isVip = ctx.kit.extensions.only(vipMembers);
  if (campaign.vip && !(await isVip?.(executor, guestId))) return 'vip';
  return 'ok';
}
