import { CalendarClock, CircleCheck, Hourglass, Landmark, TriangleAlert, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnMoney } from '../../contract/index.ts';
import { useEuros } from './use-euros.ts';

/** What is paid next and when, or what keeps it and the way out; and where the rest of the money is. */
export function NextPayout({
  money,
  hasPayee,
  payeeHref,
}: {
  money: OwnMoney;
  hasPayee: boolean;
  /** Where tax data and account are entered. */
  payeeHref: string;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const euros = useEuros();
  const isPaid = money.withheld.length === 0;
  return (
    <>
      <Card>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <p className="flex items-center gap-2 text-sm text-subtle">
            <CalendarClock aria-hidden className="size-4 shrink-0" />
            {t('payouts.money.next', { day: format.date(money.nextRun, 'long') })}
          </p>
          <p translate="no" className="tabular font-extrabold text-[clamp(2rem,9vw,3rem)] leading-none tracking-tight">
            {euros(isPaid ? money.payable : 0)}
          </p>
          {isPaid ? (
            <p className="flex items-start gap-2 font-semibold text-success text-sm">
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
              {t('payouts.money.nextPaid')}
            </p>
          ) : (
            <Withheld money={money} hasPayee={hasPayee} payeeHref={payeeHref} />
          )}
          {money.shares.map(({ studioId, studio, basisPoints, from }) => (
            <p key={studioId} translate="no" className="text-muted text-sm [overflow-wrap:anywhere]">
              {t('payouts.money.share', {
                studio,
                percent: format.percent(basisPoints / 10_000),
                day: format.date(from),
              })}
            </p>
          ))}
        </div>
      </Card>
      <CardRow min="9rem">
        <Stat icon={<Wallet aria-hidden />} label={t('payouts.money.earned')} value={euros(money.earned)} />
        <Stat icon={<Hourglass aria-hidden />} label={t('payouts.money.held')} value={euros(money.held)} />
        <Stat icon={<Landmark aria-hidden />} label={t('payouts.money.onTheWay')} value={euros(money.onTheWay)} />
        <Stat
          icon={<CircleCheck aria-hidden />}
          label={t('payouts.money.paidThisYear')}
          value={euros(money.paidThisYear)}
        />
      </CardRow>
    </>
  );
}

function Withheld({ money, hasPayee, payeeHref }: Parameters<typeof NextPayout>[0]): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const euros = useEuros();
  const values = {
    minimum: euros(money.minimum),
    payable: euros(money.payable),
    owed: euros(Math.max(0, -money.carriedOver)),
    days: money.holdDays,
    day: money.accountRestsUntil === null ? '' : format.date(money.accountRestsUntil),
  };
  return (
    <div className="grid gap-3 rounded-card bg-warning-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-warning">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t('payouts.money.withheld')}
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-sm leading-relaxed">
        {money.withheld.map((reason) => (
          <li key={reason}>{t(`payouts.money.withheld.${reason}`, values)}</li>
        ))}
      </ul>
      {hasPayee ? null : (
        <ButtonLink variant="primary" href={payeeHref} className="justify-self-start">
          {t('payouts.money.fillIn')}
        </ButtonLink>
      )}
    </div>
  );
}
