import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EarningsOfMonth } from '#domains/ledger/contract/index.ts';
import { getEarningsOfMonth } from '#domains/ledger/contract/index.ts';
import { statementKind } from '#domains/ledger/web/parts/statement-kind.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { monthName } from '#kit/i18n/days.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { monthFile } from './month-file.ts';

/** What each month brought, with a file of its days. */
export function Months(list: {
  months: readonly EarningsOfMonth[];
  before: string | null;
  isFirst: boolean;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <Card title={t('studio.studio.months')} flush>
      <p className="px-(--card-pad) pb-3 text-muted text-sm">
        {t(list.months.length === 0 ? 'studio.studio.months.none' : 'studio.studio.months.text')}
      </p>
      <ul className="divide-y divide-line border-line border-t">
        {list.months.map((month) => (
          <Month key={month.month} {...month} />
        ))}
      </ul>
      {list.isFirst && list.before === null ? null : (
        <p className="flex justify-between gap-3 border-line border-t px-(--card-pad) py-3">
          {list.isFirst ? (
            <span />
          ) : (
            <ButtonLink size="sm" href={to('studio.earnings')}>
              {t('studio.studio.months.newest')}
            </ButtonLink>
          )}
          {list.before === null ? null : (
            <ButtonLink size="sm" href={`${to('studio.earnings')}?monthsBefore=${list.before}`}>
              {t('studio.studio.months.older')}
            </ButtonLink>
          )}
        </p>
      )}
    </Card>
  );
}

function Month({ month, amount }: EarningsOfMonth): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const price = usePrice();
  const { busy, save } = useMonthFile(month);
  const { amount: coins, money } = price(amount);
  const name = monthName(month, language);
  return (
    <li className="flex items-center gap-3 px-(--card-pad) py-2">
      <span translate="no" className="min-w-0 flex-1 truncate font-semibold">
        {name}
      </span>
      <span translate="no" className="tabular grid text-right leading-tight">
        <b>{coins}</b>
        {money ? <span className="text-muted text-sm">{money}</span> : null}
      </span>
      <Button
        size="sm"
        disabled={busy}
        icon={<Download aria-hidden />}
        aria-label={t('studio.studio.months.fileOf', { month: name })}
        onClick={() => void save()}
      >
        {t('studio.studio.months.file')}
      </Button>
    </li>
  );
}

/** Saves a month's days as a file that spreadsheets open, in the reader's words. */
function useMonthFile(month: string): { busy: boolean; save: () => Promise<void> } {
  const t = useMessages();
  const language = useLanguage();
  const { busy, run } = useCall();
  const save = async (): Promise<void> => {
    const answer = await run((api) => api.call(getEarningsOfMonth, { query: { month } }));
    if (!answer.ok) return;
    const text = monthFile(answer.data.days, {
      language,
      word: t,
      nameOf: (kind) => t.maybe(statementKind(kind)?.facts.label ?? '') ?? kind,
    });
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), {
      href: url,
      download: `${t('studio.studio.months.fileName')}-${month}.csv`,
    });
    link.click();
    URL.revokeObjectURL(url);
  };
  return { busy, save };
}
