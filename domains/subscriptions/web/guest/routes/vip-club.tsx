import { CirclePlay, CirclePlus, Coins, Crown, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnSubscriptions, SubscriptionPlan } from '../../../contract/own.ts';
import {
  getCardCheckout,
  getOwnSubscriptions,
  getPlans,
  ownSubscriptions,
  vip30History,
} from '../../../contract/own.ts';
import { holds } from '../../../contract/products.ts';
import { CardOutcome, outcomeOf } from '../../parts/card-outcome.tsx';
import { usePriceWords } from '../../parts/format.ts';
import { OwnCard } from '../../parts/own-card.tsx';
import { VipBonus, VipHistory } from '../../parts/vip-own.tsx';

const SubscribeSheet = lazy(() =>
  import('../../parts/subscribe-sheet.tsx').then((module) => ({ default: module.SubscribeSheet })),
);

const nothing: OwnSubscriptions = { subscriptions: [], hadTrial: [], takesCards: false, bonus: null };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, caller } = context.get(web);
  const { searchParams } = new URL(request.url);
  const cardId = searchParams.get('card') ?? '';
  const [plans, own, history, checkout] = await Promise.all([
    api.call(getPlans, {}),
    caller ? api.call(getOwnSubscriptions, {}) : null,
    caller ? api.query(vip30History, { first: 12 }) : null,
    caller && cardId !== '' ? api.call(getCardCheckout, { params: { cardId } }) : null,
  ]);
  if (!plans.ok) throw refused(plans.problem.status);
  return {
    plan: plans.data.plans.find(({ kind }) => kind === 'vip') ?? null,
    own: own?.ok ? own.data : nothing,
    months: history?.ok ? history.data : [],
    isLoggedIn: caller !== null,
    // Where the way back from the provider's checkout says nothing was paid, that holds until a report says otherwise.
    outcome: checkout?.ok ? outcomeOf(checkout.data.status, searchParams.get('result')) : null,
  };
}

export const meta = pageMeta(({ t }) => ({
  title: t('subscriptions.vip.title'),
  description: t('subscriptions.vip.description'),
}));

/** What VIP brings and costs, and everything the guest who looks is subscribed to. */
export default function VipClub(): ReactNode {
  const t = useMessages();
  const { plan, own: loaded, months, isLoggedIn, outcome } = useLoaderData<typeof loader>();
  const own = useResource(ownSubscriptions, isLoggedIn ? null : undefined, loaded);
  const current = own.subscriptions.find(({ kind, status }) => kind === 'vip' && holds(status));
  const canBuy = !current || current.status === 'granted';
  return (
    <div className="page grid max-w-190 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <header className="grid gap-1">
        <h1 className="flex items-center gap-2 font-extrabold text-[clamp(1.75rem,5vw,2.5rem)] leading-tight">
          <Crown aria-hidden className="size-8 text-accent-ink" />
          {t('subscriptions.vip.title')}
        </h1>
        <p className="text-muted">{t('subscriptions.vip.lead')}</p>
      </header>
      {outcome ? <CardOutcome outcome={outcome} /> : null}
      <Brings bonus={plan?.monthlyBonus ?? 0} percent={plan?.topUpPercent ?? 0} />
      {own.bonus ? <VipBonus bonus={own.bonus} /> : null}
      {plan && canBuy ? (
        <Buy plan={plan} hadTrial={own.hadTrial.includes('vip')} isLoggedIn={isLoggedIn} takesCards={own.takesCards} />
      ) : null}
      {plan || current ? null : <EmptyState icon={<Crown />} title={t('subscriptions.vip.notNow')} />}
      {own.subscriptions.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="font-bold text-xl">{t('subscriptions.my')}</h2>
          <p className="text-muted text-sm">{t('subscriptions.own.lead')}</p>
          {own.subscriptions.map((one) => (
            <OwnCard key={one.id} own={one} />
          ))}
        </section>
      ) : null}
      {months.length > 0 ? <VipHistory months={months} /> : null}
    </div>
  );
}

/** Only what members really have. */
function Brings({ bonus, percent }: { bonus: number; percent: number }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const priceWords = usePriceWords();
  const lines = [
    { key: 'preview', icon: <CirclePlay aria-hidden />, text: t('subscriptions.vip.preview') },
    { key: 'gifts', icon: <Gift aria-hidden />, text: t('subscriptions.vip.gifts') },
    ...(percent > 0
      ? [
          {
            key: 'extra',
            icon: <CirclePlus aria-hidden />,
            text: t('subscriptions.vip.extra', { percent: format.percent(percent / 100) }),
          },
        ]
      : []),
    ...(bonus > 0
      ? [
          {
            key: 'bonus',
            icon: <Coins aria-hidden />,
            text: t('subscriptions.vip.bonus', { coins: priceWords(bonus) }),
          },
        ]
      : []),
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-2" translate="no">
      {lines.map(({ key, icon, text }) => (
        <li
          key={key}
          className="flex items-start gap-3 rounded-card border border-line bg-raised p-4 text-sm [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-accent-ink"
        >
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}

function Buy({
  plan,
  hadTrial,
  isLoggedIn,
  takesCards,
}: {
  plan: SubscriptionPlan;
  hadTrial: boolean;
  isLoggedIn: boolean;
  takesCards: boolean;
}): ReactNode {
  const t = useMessages();
  const join = useJoin();
  const priceWords = usePriceWords();
  const [isOpen, setOpen] = useState(false);
  const trialDays = hadTrial ? 0 : plan.trialDays;
  const open = (): void => {
    if (isLoggedIn) setOpen(true);
    else join();
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p translate="no" className="grid">
          <span className="font-extrabold text-2xl">{priceWords(plan.price)}</span>
          <span className="text-muted text-sm">
            {trialDays > 0 ? t('subscriptions.vip.aMonthAfter', { days: trialDays }) : t('subscriptions.vip.aMonth')}
          </span>
        </p>
        <Button variant="primary" size="lg" icon={<Crown aria-hidden />} onClick={open}>
          {t('subscriptions.vip.become')}
        </Button>
      </div>
      <Suspense>
        {isOpen ? (
          <SubscribeSheet
            offer={{
              product: { kind: 'vip' },
              name: t('subscriptions.name.vip'),
              price: plan.price,
              trialDays,
              takesCards,
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
