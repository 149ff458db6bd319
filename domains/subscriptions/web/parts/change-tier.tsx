import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ClubTier } from '../../contract/club.ts';
import type { OwnSubscription } from '../../contract/own.ts';
import { changeTier } from '../../contract/own.ts';
import { holds } from '../../contract/products.ts';
import { usePriceWords } from './format.ts';

/** Whether a membership can have another tier with its next month. */
export const canChangeTier = ({ kind, status, euroCents, next }: OwnSubscription): boolean =>
  kind === 'actor' && euroCents === null && next !== null && (status === 'active' || status === 'grace');

/** Whether a card can pay a higher tier in the place of this one, at a checkout of its own. */
export const canTakeHigher = ({ kind, status, euroCents, next }: OwnSubscription): boolean =>
  kind === 'actor' && euroCents !== null && next !== null && holds(status);

const dayMs = 24 * 3_600_000;

/** Whole days that the rest of a membership is worth in a tier of this price. */
export const daysOfRest = ({ until, price }: OwnSubscription, tierPrice: number, now: number): number =>
  Math.floor((Math.max(0, until - now) * price) / tierPrice / dayMs);

/** Another tier from the next month on: what it means, one press, and the way back. Nothing is charged by it. */
export function ChangeTier({ own, tier }: { own: OwnSubscription; tier: ClubTier }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const priceWords = usePriceWords();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const at = format.date(own.next?.at ?? own.until);
  const isNext = own.nextTier?.tier === tier.tier;
  const choose = async (chosen: number): Promise<void> => {
    const body = { subscriptionId: own.id, tier: chosen, shown: tier.price };
    const answer = await run((api) => api.call(changeTier, { body }), {
      isRefusedInPlace: true,
      ...(chosen !== own.tier && { told: () => t('subscriptions.own.changed', { at }) }),
    });
    if (!answer.ok) return;
    setAsks(false);
    await revalidate();
  };
  return (
    <div className="grid gap-2" translate="no" suppressHydrationWarning>
      {isNext ? (
        <>
          <p className="font-medium text-sm text-success">{t('subscriptions.own.changes', { at, tier: tier.name })}</p>
          <Button block loading={busy} onClick={() => void choose(own.tier)}>
            {t('subscriptions.own.changeNot', { tier: own.tierName })}
          </Button>
        </>
      ) : null}
      {isNext || asks ? null : (
        <Button block onClick={() => setAsks(true)}>
          {t('subscriptions.own.change')}
        </Button>
      )}
      {!isNext && asks ? (
        <>
          <p className="text-sm">
            {t('subscriptions.own.changeSure', { at, tier: tier.name, price: priceWords(tier.price) })}
          </p>
          <Button variant="primary" block loading={busy} onClick={() => void choose(tier.tier)}>
            {t('subscriptions.own.changeNow', { at })}
          </Button>
          <Button variant="ghost" block onClick={() => setAsks(false)}>
            {t('subscriptions.own.changeNot', { tier: own.tierName })}
          </Button>
        </>
      ) : null}
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
