import { ArrowDownLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import type { IncomeLine } from '#domains/ledger/contract/index.ts';
import { statementKind } from '#domains/ledger/web/parts/statement-kind.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { IncomeRow } from './income-rows.ts';
import { incomeRows } from './income-rows.ts';

/** Everything that came in and went back, line by line: what it was, from whom, and the performer's part of it. */
export function Income(list: { lines: readonly IncomeLine[]; next: number | null; isFirst: boolean }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const isWhole = list.isFirst && list.next === null;
  return (
    <Card title={t('studio.studio.income')} flush>
      <p className="px-(--card-pad) pb-3 text-muted text-sm">
        {t(list.lines.length === 0 ? 'studio.studio.months.none' : 'studio.studio.income.text')}
      </p>
      <ul className="divide-y divide-line border-line border-t">
        {incomeRows(list.lines).map((row) => (
          <Row key={row.line.transferId} row={row} />
        ))}
      </ul>
      {isWhole ? null : (
        <nav
          aria-label={t('studio.studio.income')}
          className="flex justify-between gap-3 border-line border-t px-(--card-pad) py-3"
        >
          {list.isFirst ? (
            <span />
          ) : (
            <ButtonLink size="sm" href={to('studio.earnings')}>
              {t('studio.studio.income.newest')}
            </ButtonLink>
          )}
          {list.next === null ? null : (
            <ButtonLink size="sm" href={`${to('studio.earnings')}?incomeBefore=${list.next}`}>
              {t('studio.studio.income.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </Card>
  );
}

function Row({ row: { line, count, amount } }: { row: IncomeRow }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const kind = statementKind(line.kind);
  // The words of a kind name the performer to guests; here it is she who reads them.
  const { actorName: _, ...memo } = line.memo;
  const detail = count === 1 ? kind?.value.words(t, { ...line, memo }).detail || (memo.text ?? '') : '';
  const times = count === 1 ? '' : t('studio.studio.income.times', { count });
  return (
    <li className="flex items-start gap-3 px-(--card-pad) py-2.5">
      <span
        aria-hidden
        className={cx(
          'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full [&>svg]:size-4.5',
          amount > 0 ? 'bg-success-soft text-success' : 'bg-hover text-muted',
        )}
      >
        {kind?.value.icon ?? <ArrowDownLeft />}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold [overflow-wrap:anywhere]">
          {t.maybe(kind?.facts.label ?? '') ?? line.kind}
          {times ? <span className="font-normal text-muted"> {times}</span> : null}
        </span>
        <Guest line={line} />
        <span translate="no" className="tabular text-sm text-subtle [overflow-wrap:anywhere]">
          {[format.dateTime(line.at), detail].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Amount amount={amount} />
    </li>
  );
}

/** Whom it came from, with the way to their card. */
function Guest({ line: { memo, guestName } }: { line: IncomeLine }): ReactNode {
  const nameOf = useGuestName();
  if (guestName === null || memo.guestId === undefined) return null;
  return (
    <LocalLink
      to="messenger.inbox"
      search={new URLSearchParams({ guest: String(memo.guestId) }).toString()}
      className="hit-44 justify-self-start text-sm underline [overflow-wrap:anywhere]"
    >
      <bdi>{nameOf(guestName)}</bdi>
    </LocalLink>
  );
}

function Amount({ amount }: { amount: number }): ReactNode {
  const { amount: coins, money } = usePrice()(Math.abs(amount));
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return (
    <span translate="no" className="tabular grid shrink-0 text-right leading-tight">
      <b className={cx(amount > 0 && 'text-success')}>
        {sign}
        {coins}
      </b>
      {money ? (
        <span className="text-muted text-sm">
          {sign}
          {money}
        </span>
      ) : null}
    </span>
  );
}
