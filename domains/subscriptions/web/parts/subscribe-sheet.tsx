import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { TopUpSheet } from '#domains/payments/web/parts/top-up-sheet.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { subscribe, subscribeByCard } from '../../contract/own.ts';
import type { PlatformKind } from '../../contract/products.ts';
import { useEuroWords, usePriceWords } from './format.ts';

/** What is subscribed to in the sheet: one of the platform's products, or a tier of a fan club. */
export interface Offer {
  readonly product:
    | { readonly kind: PlatformKind }
    | { readonly kind: 'actor'; readonly actorId: number; readonly tier: number };
  readonly name: string;
  /** A month, hundredths of a coin. */
  readonly price: number;
  /** Free days before the first payment; 0: none. */
  readonly trialDays: number;
  /** A card can pay it as well. */
  readonly takesCards: boolean;
  /** The lower tier that a card pays and that ends with it, and the days that its rest counts as. */
  readonly replaces?: { readonly tierName: string; readonly days: number };
}

/** Everything one has to know before subscribing, and the one press that does it. */
export function SubscribeSheet({ offer, onClose }: { offer: Offer; onClose: () => void }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const priceWords = usePriceWords();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const balance = useGuestValue('balance');
  // One key for every attempt: it is paid for once.
  const [key] = useState(() => crypto.randomUUID());
  const [cardKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [topsUp, setTopsUp] = useState(false);
  const [way, setWay] = useState<'coins' | 'card'>('coins');
  const euroWords = useEuroWords();
  const { product, name, price, trialDays } = offer;
  // Free days are of the way that coins pay.
  const { replaces } = offer;
  const canChoose = offer.takesCards && trialDays === 0 && !replaces;
  const isCard = replaces !== undefined || (canChoose && way === 'card');
  const due = trialDays > 0 || isCard ? 0 : price;
  if (topsUp)
    return (
      <TopUpSheet origin={{ path: pathname, name }} needed={price} closesWhenPaid onClose={() => setTopsUp(false)} />
    );
  const take = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call(subscribe, { body: { actorId: null, tier: null, ...product, shown: price, key } });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.problem.title);
    toast.show({ title: t('subscriptions.begun', { name }), tone: 'success' });
    onClose();
    return revalidate();
  };
  const goPay = async (): Promise<void> => {
    setBusy(true);
    const body = { actorId: null, tier: null, ...product, shown: price, key: cardKey };
    const answer = await api.call(subscribeByCard, { body });
    if (answer.ok) return window.location.assign(answer.data.checkoutUrl);
    setBusy(false);
    setRefusal(answer.problem.title);
  };
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={name}
      description={t('subscriptions.sheet.lead')}
      closeLabel={t('subscriptions.close')}
      footer={
        isCard ? (
          <Button translate="no" variant="primary" size="lg" block loading={busy} onClick={() => void goPay()}>
            {t('subscriptions.sheet.payCard', { euros: euroWords(price) })}
          </Button>
        ) : balance < due ? (
          <Button variant="primary" size="lg" block onClick={() => setTopsUp(true)}>
            {t('subscriptions.sheet.topUp')}
          </Button>
        ) : (
          <Button translate="no" variant="primary" size="lg" block loading={busy} onClick={() => void take()}>
            {trialDays > 0
              ? t('subscriptions.sheet.tryFree', { days: trialDays })
              : t('subscriptions.sheet.pay', { price: priceWords(price) })}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {canChoose ? (
          <Segmented
            name="way"
            legend={t('subscriptions.sheet.payWith')}
            value={way}
            options={[
              { value: 'coins', label: t('subscriptions.sheet.coins') },
              { value: 'card', label: t('subscriptions.sheet.card') },
            ]}
            onValueChange={(chosen) => {
              setRefusal('');
              setWay(chosen === 'card' ? 'card' : 'coins');
            }}
          />
        ) : null}
        <ul className="grid list-disc gap-1.5 ps-5 text-sm" translate="no">
          {replaces ? (
            <li>{t('subscriptions.sheet.replaces', { tier: replaces.tierName, count: replaces.days })}</li>
          ) : null}
          {trialDays > 0 ? <li>{t('subscriptions.sheet.trial', { days: trialDays })}</li> : null}
          <li>
            {isCard
              ? t('subscriptions.sheet.monthCard', { euros: euroWords(price) })
              : t('subscriptions.sheet.month', { price: priceWords(price) })}
          </li>
          <li>{isCard ? t('subscriptions.sheet.renewsCard') : t('subscriptions.sheet.renews')}</li>
          <li>{t('subscriptions.sheet.cancel')}</li>
          <li>
            {isCard
              ? t('subscriptions.sheet.provider')
              : t('subscriptions.sheet.balance', { coins: priceWords(balance) })}
          </li>
        </ul>
        {balance < due ? (
          <p className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning" translate="no">
            {t('subscriptions.sheet.missing', { coins: priceWords(due - balance) })}
          </p>
        ) : null}
        <p role="alert" className="font-medium text-danger text-sm empty:hidden">
          {refusal}
        </p>
      </div>
    </Panel>
  );
}
