import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import type { topUpParts } from '#domains/payments/web/slots.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnRecharge } from '../../contract/recharge.ts';
import { getRecharge, stopRecharge } from '../../contract/recharge.ts';
import { RechargeForm } from './recharge-form.tsx';

/** The recharge that runs by itself: what is set, the way to set it, and the one press that ends it. */
function RechargeBlock({ data }: { data: OwnRecharge }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [own, setOwn] = useState(data);
  const [isOpen, open] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A card that is kept or forgotten meanwhile, and an end by a declined card, reach this page as pushes.
  const signal = `${useGuestValue('isOneClickChargeable')} ${useGuestValue('autoRechargeAmount')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the pushes say something else
  useEffect(() => {
    void api.call(getRecharge, {}).then((answer) => {
      if (answer.ok) setOwn(answer.data);
    });
  }, [api, signal]);
  const stop = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call(stopRecharge, { body: {} });
    setBusy(false);
    if (answer.ok) setOwn(answer.data);
    setProblem(answer.ok ? null : answer.problem.title);
  };
  const isOn = own.setup?.isOn ?? false;
  return (
    <Card
      id="auto-recharge"
      className="mt-8 scroll-mt-20"
      title={
        <span className="flex items-center gap-2 [&>svg]:size-5 [&>svg]:text-accent-ink">
          <Zap aria-hidden />
          {t('auto-recharge.title')}
        </span>
      }
      description={t('auto-recharge.lead')}
      actions={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'auto-recharge.on' : 'auto-recharge.off')}</Badge>}
    >
      <div className="grid gap-4">
        {isOn ? <Standing own={own} /> : <Ended own={own} />}
        {problem ? (
          <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger">
            {problem}
          </p>
        ) : null}
        {isOpen ? (
          <RechargeForm
            own={own}
            onSaved={(now) => {
              setOwn(now);
              open(false);
            }}
            onLeave={() => open(false)}
          />
        ) : own.hasCard || isOn ? (
          <div className="flex flex-wrap gap-3">
            {own.hasCard ? (
              <Button onClick={() => open(true)}>{t(isOn ? 'auto-recharge.change' : 'auto-recharge.setUp')}</Button>
            ) : null}
            {isOn ? (
              <Button variant="danger" loading={busy} onClick={() => void stop()}>
                {t('auto-recharge.stopNow')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Card>
  );
}

/** What is set, and what of today is used. */
function Standing({ own }: { own: OwnRecharge }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { setup, amounts, chargedTodayCents } = own;
  if (!setup) return null;
  const money = (cents: number): string => formatAmount(cents, euros, language);
  const price = amounts.find(({ coins }) => coins === setup.amount)?.euroCents;
  return (
    <div translate="no" className="grid gap-1">
      <p className="font-semibold">
        {t('auto-recharge.standing', {
          threshold: formatCoins(setup.threshold, language),
          coins: formatCoins(setup.amount, language),
          price: price === undefined ? '' : money(price),
        })}
      </p>
      <p className="text-muted text-sm">
        {t('auto-recharge.today', { used: money(chargedTodayCents), most: money(setup.dailyCents) })}
      </p>
    </div>
  );
}

/** Why it does not run: it was never switched on, or ended for a reason. */
function Ended({ own: { setup, hasCard } }: { own: OwnRecharge }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const stopped = setup?.stopped;
  return (
    <div className="grid gap-1 text-sm">
      {stopped && stopped.reason !== 'guest' ? (
        <p className="font-semibold" suppressHydrationWarning>
          {t(`auto-recharge.ended.${stopped.reason}`, { at: format.dateTime(stopped.at) })}
        </p>
      ) : null}
      <p className="text-muted">{t(hasCard ? 'auto-recharge.howIt' : 'auto-recharge.needsCard')}</p>
    </div>
  );
}

/** Nothing for visitors, and nothing where the provider charges no card without its customer. */
export const rechargeBlock: FillingOf<typeof topUpParts> = defineBlock<OwnRecharge>({
  async load({ api }) {
    const answer = await api.call(getRecharge, {});
    return answer.ok && answer.data.isOffered ? answer.data : null;
  },
  View: RechargeBlock,
});
