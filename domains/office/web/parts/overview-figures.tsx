import type { ReactNode } from 'react';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OverviewFigure } from '../../contract/routes.ts';

/** Figures of the overview under a heading; `now`, in ms since the epoch, tells how long the oldest waits. */
export function Figures({
  title,
  figures,
  now,
  empty,
}: {
  title: string;
  figures: readonly OverviewFigure[];
  now: number;
  /** Where there are none; without it nothing stands there. */
  empty?: string;
}): ReactNode {
  if (figures.length === 0 && empty === undefined) return null;
  return (
    <Card title={title}>
      {figures.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <CardRow min="9rem">
          {figures.map((figure) => (
            <Figure key={figure.label} figure={figure} now={now} />
          ))}
        </CardRow>
      )}
    </Card>
  );
}

/** What a domain puts first; red when somebody has to act, and the way to where it is told in full. */
function Figure({
  figure: { label, value, unit, alarm, since, page },
  now,
}: {
  figure: OverviewFigure;
  now: number;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const written = useWritten();
  const isWord = typeof value !== 'number';
  const stat = (
    <Stat
      label={t.maybe(label) ?? label}
      value={
        // Words are longer than figures: one size down, they stand in one line or two.
        <span
          className={cx(alarm && 'text-danger', isWord && 'block text-balance text-base leading-snug tracking-normal')}
        >
          {isWord ? (t.maybe(value) ?? value) : written(value, unit)}
          {since === null ? null : (
            <span
              title={format.dateTime(since)}
              className="mt-0.5 block font-normal text-sm text-subtle tracking-normal"
            >
              {t('office.office.home.since', { when: format.relative(since, now) })}
            </span>
          )}
        </span>
      }
      className="h-full"
    />
  );
  if (page === null) return stat;
  return (
    <Anchor href={pageTable().href(page, language)} className="grid no-underline">
      {stat}
    </Anchor>
  );
}

/** A count in its unit: euros as money, minutes as hours and minutes. */
function useWritten(): (value: number, unit: OverviewFigure['unit']) => string {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  return (value, unit) => {
    if (unit === 'euroCents') return formatAmount(value, euros, language);
    if (unit === 'pieces') return format.number(value);
    return t('office.office.home.duration', { hours: format.number(Math.floor(value / 60)), minutes: value % 60 });
  };
}
