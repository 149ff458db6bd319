import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { routeUrl } from '#kit/contract/client.ts';
import { dayOf, monthName } from '#kit/i18n/days.ts';
import { FilterBar } from '#kit/ui/live/filter-bar.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getGuestStatementFile } from '../../contract/routes.ts';
import type { StatementChoice } from '../../contract/transfers.ts';
import { statementFormats } from '../../contract/transfers.ts';
import { addressOf } from './statement-address.ts';

/** So many months are offered; older lines are reached by reading on. */
const monthsOffered = 24;

/** The months up to the one of a day, `2026-11-20`, the latest first. */
function monthsUpTo(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 'yyyy-mm'.length),
  );
}

/** Narrows the statement, by links and a form that also work before any script, and gives what is chosen as a file. */
export function StatementControls({ choice, now }: { choice: StatementChoice; now: number }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const submit = useSubmit();
  const base = useHref()('ledger.statement');
  const { direction, month } = choice;
  const directions = [
    { key: 'all', label: t('ledger.statement.all'), direction: undefined },
    { key: 'in', label: t('ledger.statement.in'), direction: 'in' },
    { key: 'out', label: t('ledger.statement.out'), direction: 'out' },
  ] as const;
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-end sm:justify-between">
      <FilterBar
        label={t('ledger.statement.show')}
        filters={directions.map(({ key, label, direction: of }) => ({
          key,
          label,
          active: of === direction,
          href: addressOf(base, { month, direction: of }),
        }))}
      />
      <form method="get" action={base} className="flex items-end gap-2">
        {direction ? <input type="hidden" name="direction" value={direction} /> : null}
        <Select
          key={month}
          label={t('ledger.statement.month')}
          name="month"
          defaultValue={month ?? ''}
          options={[
            { value: '', label: t('ledger.statement.months.all') },
            ...monthsUpTo(dayOf(now)).map((value) => ({ value, label: monthName(value, language) })),
          ]}
          onChange={({ currentTarget: { form } }) => void (form && submit(form, { preventScrollReset: true }))}
        />
        <noscript>
          <button type="submit" className="min-h-11 px-3 font-semibold text-accent-ink">
            {t('ledger.statement.show')}
          </button>
        </noscript>
      </form>
      <p className="flex flex-wrap gap-x-5 sm:basis-full">
        {statementFormats.map((format) => (
          <Link
            key={format}
            download
            href={routeUrl(getGuestStatementFile, { query: { ...choice, format } }, language)}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm [&>svg]:size-4"
          >
            <Download aria-hidden />
            {t(`ledger.statement.${format}`)}
          </Link>
        ))}
      </p>
    </div>
  );
}
