import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { statementKind } from '#domains/ledger/web/parts/statement-kind.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { earningsPanel } from '#domains/studio/web/slots.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Show } from '../../../contract/shows.ts';
import { getStudioShows } from '../../../contract/shows.ts';

interface Shows {
  readonly shows: readonly Show[];
  readonly before: number | null;
  readonly isFirst: boolean;
}

/** The performer's shows with what each brought, a page at a time (`?showsBefore=`). */
export const pastShows: FillingOf<typeof earningsPanel> = defineBlock<Shows>({
  async load({ api }, search) {
    const before = Number(search.get('showsBefore')) || undefined;
    const answer = await api.call(getStudioShows, { query: before === undefined ? {} : { before: String(before) } });
    // It may be away; what was earned is still told.
    return answer.ok ? { ...answer.data, isFirst: before === undefined } : null;
  },
  View: ({ data }) => <ShowsCard {...data} />,
});

function ShowsCard({ shows, before, isFirst }: Shows): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <Card title={t('live.studio.shows')} description={t('live.studio.shows.text')} flush>
      {shows.length === 0 ? (
        <EmptyState icon={<Radio />} title={t('live.studio.shows.none')} />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {shows.map((show) => (
            <ShowRow key={show.showId} show={show} />
          ))}
        </ul>
      )}
      {isFirst && before === null ? null : (
        <nav
          aria-label={t('live.studio.shows')}
          className="flex justify-between gap-3 border-line border-t px-(--card-pad) py-3"
        >
          {isFirst ? (
            <span />
          ) : (
            <ButtonLink size="sm" href={to('studio.earnings')}>
              {t('live.studio.shows.newest')}
            </ButtonLink>
          )}
          {before === null ? null : (
            <ButtonLink size="sm" href={`${to('studio.earnings')}?showsBefore=${before}`}>
              {t('live.studio.shows.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </Card>
  );
}

function ShowRow({ show }: { show: Show }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const { startedAt, endedAt, seconds, viewers, chats, minutes, earned, kinds } = show;
  const { amount, money } = price(earned);
  const figures = [
    format.duration(seconds),
    t('live.studio.shows.viewers', { count: viewers }),
    t('live.studio.shows.chats', { count: chats }),
    ...(minutes > 0 ? [t('live.studio.shows.minutes', { count: minutes })] : []),
  ];
  return (
    <li className="flex items-start gap-3 px-(--card-pad) py-2.5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold" translate="no" suppressHydrationWarning>
          {format.dateTime(startedAt)}
          {endedAt === null ? <Badge tone="danger">{t('live.studio.shows.running')}</Badge> : null}
        </p>
        <p translate="no" className="tabular text-muted text-sm" suppressHydrationWarning>
          {figures.join(' · ')}
        </p>
        {kinds.length > 0 ? (
          <ul className="flex flex-wrap gap-x-3 text-sm text-subtle" translate="no">
            {kinds.map(({ kind, amount: coins, count }) => (
              <li key={kind}>
                {`${t.maybe(statementKind(kind)?.facts.label ?? '') ?? kind} × ${format.number(count)}: ${price(coins).amount}`}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <span translate="no" className="tabular grid shrink-0 text-right leading-tight">
        <b>{amount}</b>
        {money ? <span className="text-muted text-sm">{money}</span> : null}
      </span>
    </li>
  );
}
