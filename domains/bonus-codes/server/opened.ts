import { eq } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { UrlBonusCode } from '../contract/guest-fields.ts';
import { reasonFor } from './conditions.ts';
import type { Context } from './deps.ts';
import { campaigns, codes, opened } from './tables.ts';

/** Keeps the code that a guest has opened and can redeem, the latest one. */
export async function keepOpened({ kit }: Pick<Context, 'kit'>, guestId: number, codeId: number): Promise<void> {
  const at = new Date(kit.clock.now());
  await kit.db.orm
    .insert(opened)
    .values({ guestId, codeId, at })
    .onConflictDoUpdate({ target: opened.guestId, set: { codeId, at } });
}

/** The code a guest opened last, and whether they can redeem it now in one of its countries (none: everywhere). */
export type OpenedCode = UrlBonusCode & { readonly countries: readonly string[] };

/** The same for where the guest is now. */
export const openedIn = ({ code, isRedeemable, countries }: OpenedCode, country: string | null): UrlBonusCode => ({
  code,
  isRedeemable: isRedeemable && (countries.length === 0 || countries.includes(country ?? '')),
});

/** The code a guest opened last, apart from where they are; null for none. */
export async function openedCode(ctx: Context, executor: Executor, guestId: number): Promise<OpenedCode | null> {
  const [row] = await executor.orm
    .select({ campaign: campaigns, code: codes })
    .from(opened)
    .innerJoin(codes, eq(codes.id, opened.codeId))
    .innerJoin(campaigns, eq(campaigns.id, codes.campaignId))
    .where(eq(opened.guestId, guestId));
  if (!row) return null;
  const { countries } = row.campaign;
  const caller: Pick<AccountCaller, 'accountId' | 'country'> = { accountId: guestId, country: countries[0] ?? null };
  return { code: row.code.code, isRedeemable: (await reasonFor(ctx, executor, caller, row)) === 'ok', countries };
}
