import { ArrowDownLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { euroCentsForCoins, formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { GuestLine } from '../../contract/transfers.ts';
import { statementKind } from '../parts/statement-kind.ts';
import type { StatementDayLines } from './lines-by-day.ts';

/** An amount of coins with its sign, in the language's digits. */
function signed(hundredths: number, language: string): string {
  const amount = formatCoins(Math.abs(hundredths), language);
  if (hundredths === 0) return amount;
  return hundredths < 0 ? `−${amount}` : `+${amount}`;
}

/** What happened on one day: each line with its amount in coins and euros and the balance after it. */
export function StatementDay({ day }: { day: StatementDayLines }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const sum = day.lines.reduce((total, { amount }) => total + amount, 0);
  return (
    <section data-edge className="overflow-clip rounded-card border border-line bg-surface">
      <header className="flex items-baseline justify-between gap-4 border-line border-b px-(--card-pad) py-3">
        <h2 className="font-bold">{format.date(day.at, 'full')}</h2>
        <p translate="no" className="tabular whitespace-nowrap text-sm text-subtle">
          {t('ledger.coins', { amount: signed(sum, language), count: Math.abs(sum) / 100 })}
        </p>
      </header>
      <ul className="divide-y divide-line">
        {day.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: GuestLine }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const kind = statementKind(line.kind)?.value;
  const { title, detail } = kind?.words(t, line) ?? { title: line.kind, detail: line.memo.text ?? '' };
  const page = kind?.href?.(line, language) ?? null;
  const gain = line.amount > 0;
  const cents = line.memo.euroCents ?? euroCentsForCoins(Math.abs(line.amount));
  return (
    <li className="flex items-center gap-3.5 px-(--card-pad) py-3">
      <span
        aria-hidden
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-full [&>svg]:size-4.5',
          gain ? 'bg-success-soft text-success' : 'bg-hover text-muted',
        )}
      >
        {kind?.icon ?? <ArrowDownLeft />}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        {page ? (
          <Anchor href={page} className="justify-self-start font-semibold underline [overflow-wrap:anywhere]">
            {title}
          </Anchor>
        ) : (
          <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
        )}
        <span translate="no" className="tabular text-sm text-subtle">
          {[format.time(line.at), detail].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span translate="no" className="tabular grid shrink-0 justify-items-end gap-0.5 text-right">
        <span className={cx('font-bold', gain && 'text-success')}>{signed(line.amount, language)}</span>
        <span className="text-sm text-subtle">{formatAmount(cents, euros, language)}</span>
      </span>
      <span translate="no" className="tabular hidden w-28 shrink-0 justify-items-end gap-0.5 text-right sm:grid">
        {line.balanceAfter === null ? null : (
          <>
            <span className="text-sm text-subtle">{t('ledger.statement.after')}</span>
            <span className="text-muted">{formatCoins(line.balanceAfter, language)}</span>
          </>
        )}
      </span>
    </li>
  );
}
