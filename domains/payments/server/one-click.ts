import type { FieldsOf } from '#domains/guest/contract/guest-state.ts';
import type { Caller } from '#kit/contract/access.ts';
import { keptByAccount } from '#kit/db/cache/kept-by-account.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import { assertServed } from '#kit/domain/service-area.ts';
import type { Handler } from '#kit/server/handler.ts';
import { declare, handle, receive } from '#kit/server/handler.ts';
import type { PaymentsShape } from '../contract/guest-fields.ts';
import { noCharges } from '../contract/guest-fields.ts';
import * as contract from '../contract/one-click.ts';
import { chargeStored } from './charge-stored.ts';
import type { Context } from './context.ts';
import { cardOf, forgetCard } from './stored-card.ts';
import { tellCharge } from './tell-charge.ts';

type PaymentsFields = FieldsOf<PaymentsShape>;

/** What a guest has said about a recharge that runs by itself, in hundredths of a coin; null while there is none. Asked by every page. */
export const rechargeSetups =
  extensionPoint<(guestId: number) => Promise<{ readonly amount: number; readonly threshold: number } | null>>(
    'payments.rechargeSetups',
  );

/** How a guest may be charged, in the fields of the guest state: kept, because every page asks. */
export function chargesOf({ kit, provider, pricing }: Pick<Context, 'kit' | 'provider' | 'pricing'>) {
  const hasCard = keptByAccount(
    kit,
    'payments.cards',
    async (guestId) => (await cardOf(kit.db, guestId, provider.name)) !== null,
  );
  /** `country`: where the guest is; where they ordered last when it is not said. */
  return async (guestId: number | null, country?: string | null): Promise<Partial<PaymentsFields>> => {
    const { packages } = await pricing.offerTo(guestId, country);
    const amounts = packages.map(({ coins }) => coins);
    const sold = {
      chargeAmounts: amounts,
      chargeConfig: { currency: 'EUR' as const, minAmount: Math.min(...amounts), maxAmount: Math.max(...amounts) },
    };
    if (guestId === null || !(await hasCard(guestId))) return sold;
    const recharge = (await kit.extensions.only(rechargeSetups)?.(guestId)) ?? null;
    const isAllowed = provider.chargesUnattended;
    return {
      ...sold,
      isOneClickChargeable: true,
      oneClickAmounts: amounts,
      autoRechargeAmount: recharge?.amount ?? null,
      autoRechargeConfig: { isAllowed, amounts: isAllowed ? amounts : [], threshold: recharge?.threshold ?? null },
    };
  };
}

/** Tells a guest's open pages how they may be charged (spec 2 §7). */
export async function tellCharges(
  { kit, ledger }: Context,
  charges: ReturnType<typeof chargesOf>,
  guestId: number,
  country?: string | null,
): Promise<void> {
  const { isOneClickChargeable, oneClickAmounts, autoRechargeConfig, autoRechargeAmount, chargeConfig } = {
    ...noCharges,
    ...(await charges(guestId, country)),
  };
  const { isPayingCustomer } = await ledger.guestFunds(kit.db, guestId);
  kit.realtime.publish(`guest:${guestId}`, contract.canOneClickResult, {
    result: isOneClickChargeable,
    config: chargeConfig,
    amounts: oneClickAmounts,
    autoRechargeAllowed: autoRechargeConfig.isAllowed,
    autoRechargeConfig,
    autoRechargeAmount,
    isPaying: isPayingCustomer,
  });
}

/** The stored card, and charges by one press. */
export function oneClickHandlers(ctx: Context, charges: ReturnType<typeof chargesOf>): Handler[] {
  const { kit, provider } = ctx;
  const tell = ({ accountId, country }: { readonly accountId: number; readonly country: string | null }) =>
    tellCharges(ctx, charges, accountId, country);
  return [
    handle(contract.getStoredCard, async (_, { caller }) => ({
      card: await cardOf(kit.db, caller.accountId, provider.name),
    })),
    handle(contract.removeStoredCard, async (_, { caller }) => {
      await forgetCard(kit.db, caller.accountId);
      await tell(caller);
      return { success: true as const };
    }),
    receive(contract.canOneClick, (_, { caller }) => tell(caller)),
    receive(contract.chargeOneClick, async ({ amount, channelId, channelOf, key }, { caller }) => {
      assertServed(kit, caller as Caller);
      const { accountId: guestId, language, country } = caller;
      const place = channelId === null ? null : { of: channelOf, id: channelId };
      const wish = { guestId, language, country, coins: amount, key, place, origin: 'oneClick' } as const;
      const { order, page } = await chargeStored(ctx, wish);
      // What the provider has said already, its report has told.
      if (order.status === 'open') tellCharge(kit, order, page);
    }),
    ...declare([contract.canOneClickResult, contract.oneClickCharge]),
  ];
}
