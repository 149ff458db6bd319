import type { ReactNode } from 'react';
import type { EarningsOfHour, EarningsOfKind } from '#domains/ledger/contract/index.ts';
import { statisticsDays } from '#domains/ledger/contract/index.ts';
import { statementKind } from '#domains/ledger/web/parts/statement-kind.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Chart } from '#kit/ui/measure/chart.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

interface Figures {
  readonly days: string;
  readonly total: number;
  readonly kinds: readonly EarningsOfKind[];
  readonly hours: readonly EarningsOfHour[];
}

/** An hour of the day as clocks write it. */
const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** What the last days brought: by what it came from, and by the hour of the day. */
export function Statistics({ days, total, kinds, hours }: Figures): ReactNode {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const format = (hundredths: number): string => price(hundredths).amount;
  const labelOf = (kind: string): string => t.maybe(statementKind(kind)?.facts.label ?? '') ?? kind;
  const labels = {
    table: t('studio.studio.statistics.table'),
    unknown: '\u2013',
    empty: t('studio.studio.months.none'),
  };
  // What went back is told in the list; a part of a ring is never below nothing.
  const brought = kinds.filter(({ amount }) => amount > 0);
  const gone = kinds.filter(({ amount }) => amount < 0);
  const isQuiet = hours.every(({ count }) => count === 0);
  return (
    <Card
      title={t('studio.studio.statistics')}
      description={t('studio.studio.statistics.text', { amount: format(total), days })}
    >
      <div className="grid gap-5">
        <nav aria-label={t('studio.studio.statistics.days')} className="flex flex-wrap gap-2">
          {statisticsDays.map((count) => (
            <ButtonLink
              key={count}
              size="sm"
              variant={count === days ? 'primary' : 'secondary'}
              aria-current={count === days ? 'page' : undefined}
              href={`${to('studio.earnings')}?days=${count}`}
            >
              {t('studio.studio.statistics.last', { count: Number(count) })}
            </ButtonLink>
          ))}
        </nav>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <div className="grid content-start gap-3">
            <Chart
              kind="shares"
              label={t('studio.studio.statistics.kinds')}
              categories={brought.map(({ kind }) => labelOf(kind))}
              series={[
                { key: 'earned', label: t('studio.studio.months.coins'), values: brought.map(({ amount }) => amount) },
              ]}
              format={format}
              labels={{ ...labels, category: t('studio.studio.months.kind') }}
            />
            {gone.length === 0 ? null : (
              <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm" translate="no">
                {gone.map(({ kind, amount }) => (
                  <div key={kind} className="contents">
                    <dt className="text-muted">{labelOf(kind)}</dt>
                    <dd translate="no" className="tabular text-right font-semibold">
                      {format(amount)}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <Chart
            kind="bars"
            label={t('studio.studio.statistics.hours')}
            categories={hours.map(({ hour }) => clockOf(hour))}
            series={[
              {
                key: 'earned',
                label: t('studio.studio.months.coins'),
                values: hours.map(({ amount }) => (isQuiet ? null : amount)),
              },
            ]}
            format={format}
            labels={{ ...labels, category: t('studio.studio.statistics.hour') }}
          />
        </div>
      </div>
    </Card>
  );
}
