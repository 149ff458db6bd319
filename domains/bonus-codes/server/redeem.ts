import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { assertMoney, moneyRefusal } from '#domains/access/server/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Bonus, Redemption } from '../contract/index.ts';
import { bonusCodeRedeemed, isTopUpKind, plainCode, welcomeBonusRedeemed } from '../contract/index.ts';
import type { CampaignRow, CodeRow } from './conditions.ts';
import { reasonFor } from './conditions.ts';
import type { Context } from './deps.ts';
import { guarded } from './guesses.ts';
import { kindsOf } from './kinds.ts';
import { campaigns, codes, opened, redemptions } from './tables.ts';

/** How long a benefit of a top-up waits for one where its campaign has no end, ms. */
const waits = 30 * 24 * 3_600_000;

/** A code with its campaign; null for none. */
export async function findCode(
  { orm }: Executor,
  text: string,
): Promise<{ campaign: CampaignRow; code: CodeRow } | null> {
  const [found] = await orm
    .select({ campaign: campaigns, code: codes })
    .from(codes)
    .innerJoin(campaigns, eq(campaigns.id, codes.campaignId))
    .where(eq(codes.plain, plainCode(text)));
  return found ?? null;
}

/**
 * Redeems a code. All happens in one transaction that holds campaign and code, so that of any number at the same moment as
 * many succeed as there is left. Success always means a benefit.
 * @throws Problem bonus_codes_too_many, age_underage for whose account is closed
 */
export async function redeemCode(ctx: Context, caller: AccountCaller, text: string): Promise<Redemption> {
  const { kit } = ctx;
  const found = await guarded(kit, caller, () => findCode(kit.db, text));
  if (!found) return { success: false, reason: 'unknown', bonus: null };
  return kit.db.transaction(async (tx) => {
    await assertMoney(kit, tx, caller.accountId, 'receive');
    const [campaign] = await tx.orm.select().from(campaigns).where(eq(campaigns.id, found.campaign.id)).for('update');
    const [code] = await tx.orm.select().from(codes).where(eq(codes.id, found.code.id)).for('update');
    if (!campaign || !code) return { success: false, reason: 'unknown', bonus: null };
    const reason = await reasonFor(ctx, tx, caller, { campaign, code });
    if (reason !== 'ok') return { success: false, reason, bonus: null };
    await tx.orm
      .update(codes)
      .set({ uses: sql`${codes.uses} + 1` })
      .where(eq(codes.id, code.id));
    const { bonus, coins } = await give(ctx, tx, caller.accountId, { campaign, code });
    tx.afterCommit(() => kit.realtime.publish(`guest:${caller.accountId}`, bonusCodeRedeemed, { ...bonus, coins }));
    return { success: true, reason, bonus };
  });
}

/** What a guest has just proven or become: the campaigns that ask for it are asked about then. */
const asksFor = {
  address: undefined,
  phone: eq(campaigns.requireMobileAuth, true),
  vip: eq(campaigns.vip, true),
} as const;

/**
 * Gives the welcome bonuses that run to a guest who has proven their address; each once. One that asks for more (a proven phone, VIP) comes
 * as soon as that is so; a country is where the guest was last. Performers get none, nor whose money does not move.
 */
export async function giveWelcome(ctx: Context, tx: Tx, guestId: number, met: keyof typeof asksFor): Promise<void> {
  const account = await ctx.identity.account(tx, guestId);
  if (!account?.emailVerified || (await moneyRefusal(ctx.kit, tx, guestId, 'receive')) !== null) return;
  const had = tx.orm
    .select({ id: redemptions.campaignId })
    .from(redemptions)
    .where(and(eq(redemptions.guestId, guestId), isNull(redemptions.codeId)));
  const country = await ctx.identity.lastCountry(tx, guestId);
  const rows = await tx.orm
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.isWelcome, true), asksFor[met], notInArray(campaigns.id, had)))
    .orderBy(campaigns.id)
    .for('update');
  for (const campaign of rows) {
    const reason = await reasonFor(ctx, tx, { accountId: guestId, country }, { campaign, code: null });
    if (reason !== 'ok') continue;
    const { bonus } = await give(ctx, tx, guestId, { campaign, code: null });
    const { benefits } = bonus;
    tx.afterCommit(() => ctx.kit.realtime.publish(`guest:${guestId}`, welcomeBonusRedeemed, { benefits }));
  }
}

/** Writes down what was redeemed and gives the benefits that take effect at once; the rest waits for a top-up. */
async function give(
  ctx: Context,
  tx: Tx,
  guestId: number,
  { campaign, code }: { readonly campaign: CampaignRow; readonly code: CodeRow | null },
): Promise<{ bonus: Bonus; coins: number }> {
  const now = ctx.kit.clock.now();
  const benefits = [...campaign.benefits];
  const waitsForTopUp = benefits.some(({ kind }) => isTopUpKind(kind));
  const [row] = await tx.orm
    .insert(redemptions)
    .values({
      campaignId: campaign.id,
      codeId: code?.id ?? null,
      guestId,
      state: waitsForTopUp ? 'waiting' : 'done',
      benefits,
      waitsUntil: waitsForTopUp ? (campaign.validTo ?? new Date(now + waits)) : null,
      createdAt: new Date(now),
    })
    .returning({ id: redemptions.id });
  const { id } = row as { id: number };
  await tx.orm
    .update(campaigns)
    .set({ redeemed: sql`${campaigns.redeemed} + 1` })
    .where(eq(campaigns.id, campaign.id));
  const kinds = kindsOf(ctx);
  let [coins, worth] = [0, 0];
  for (const [place, benefit] of benefits.entries()) {
    if (isTopUpKind(benefit.kind)) continue;
    const kind = kinds.get(benefit.kind);
    if (!kind) throw new Error(`Nothing gives ${benefit.kind}, which campaign ${campaign.id} promises.`);
    worth += (await kind.worth?.(tx, benefit)) ?? 0;
    coins += await kind.give(tx, { guestId, benefit, key: `bonus-code:${id}:${place}` });
  }
  if (coins + worth > 0) await tx.orm.update(redemptions).set({ coins, worth }).where(eq(redemptions.id, id));
  if (code) await tx.orm.delete(opened).where(and(eq(opened.guestId, guestId), eq(opened.codeId, code.id)));
  return { bonus: { code: code?.code ?? '', benefits, waitsForTopUp }, coins };
}
