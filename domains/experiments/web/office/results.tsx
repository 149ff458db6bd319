import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Experiment, VariantResult } from '../../contract/definition.ts';

/** What came of it: in a sentence for each variant first, then in figures. */
export function Results({ experiment, results }: { experiment: Experiment; results: VariantResult[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const points = (value: number): string =>
    format.number(value * 100, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const early = results.some(({ verdict }) => verdict === 'tooEarly');
  const fewest = Math.min(...results.map(({ exposures }) => exposures));
  return (
    <Card flush title={t('experiments.office.results')}>
      <div className="grid gap-1.5 px-(--card-pad) pb-4">
        {early ? (
          <>
            <p className="font-semibold">{t('experiments.office.verdict.tooEarly')}</p>
            <p className="text-muted">
              {t('experiments.office.patience', { fewest, planned: experiment.plannedPerVariant })}
            </p>
          </>
        ) : (
          results
            .filter(({ verdict }) => verdict !== 'control')
            .map(({ value, verdict, difference }) => (
              <p key={value} className="font-semibold">
                {t(`experiments.office.verdict.${verdict as 'better'}`, {
                  variant: value,
                  low: points(difference?.low ?? 0),
                  high: points(difference?.high ?? 0),
                })}
              </p>
            ))
        )}
      </div>
      <Table
        caption={t('experiments.office.results')}
        rows={results}
        rowKey={({ value }) => value}
        columns={[
          {
            key: 'variant',
            header: t('experiments.office.variantName'),
            primary: true,
            cell: ({ value, verdict }) => (
              <>
                <code>{value}</code>
                {verdict === 'control' ? (
                  <span className="text-subtle"> · {t('experiments.office.before')}</span>
                ) : null}
                {experiment.winner === value ? (
                  <span className="text-success"> · {t('experiments.office.won')}</span>
                ) : null}
              </>
            ),
          },
          {
            key: 'exposures',
            header: t('experiments.office.exposures'),
            align: 'end',
            cell: ({ exposures }) => format.number(exposures),
          },
          {
            key: 'conversions',
            header: t('experiments.office.conversions'),
            align: 'end',
            cell: ({ conversions }) => format.number(conversions),
          },
          {
            key: 'rate',
            header: t('experiments.office.rate'),
            align: 'end',
            cell: ({ exposures, rate, low, high }) =>
              exposures === 0
                ? '–'
                : `${format.percent(rate)} (${t('experiments.office.interval', { low: format.percent(low), high: format.percent(high) })})`,
          },
          {
            key: 'difference',
            header: t('experiments.office.difference'),
            align: 'end',
            cell: ({ exposures, difference }) =>
              difference === null || exposures === 0
                ? '–'
                : `${points(difference.value)} (${t('experiments.office.interval', { low: points(difference.low), high: points(difference.high) })})`,
          },
        ]}
      />
      <p className="border-line border-t px-(--card-pad) py-3 text-sm text-subtle">{t('experiments.office.method')}</p>
    </Card>
  );
}
