import { Undo2 } from 'lucide-react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { amount } from '#kit/entries/entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { readEntries } from '#kit/forms/read-entries.ts';
import type { Unit } from '#kit/money/amounts.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { formatCoins } from '../../contract/coins.ts';

/** What can go back to a guest, as its domain knows it. Amounts in hundredths of the unit. */
export interface PayBack<Row> {
  readonly unit: Unit;
  /** Always all of it: nobody is asked how much. */
  readonly isWhole?: true;
  /** What can still go back; at zero nothing is offered. */
  left(row: Row): number;
  /** Who gets it, as the operator reads people. */
  who(row: Row): string;
  /** What happens with it, in one sentence. */
  effect(row: Row): string;
  run(api: ApiClient, row: Row, back: { readonly amount: number; readonly reason: string }): Promise<Result<unknown>>;
}

/** The one dialog in which operators pay back, whatever it is: how much of what is left, and why. */
export function usePayBack<Row>({ unit, isWhole, left, who, effect, run }: PayBack<Row>): ListAction<Row> {
  const t = useMessages();
  const language = useLanguage();
  const write = (hundredths: number): string =>
    unit === euros
      ? formatAmount(hundredths, euros, language)
      : t('ledger.office.payBackCoins', { coins: formatCoins(hundredths, language) });
  return {
    key: 'payBack',
    label: t('ledger.office.payBack'),
    icon: <Undo2 aria-hidden />,
    isDanger: true,
    applies: (row) => left(row) > 0,
    title: ([row]) => (row === undefined ? '' : t('ledger.office.payBackTitle', { who: who(row) })),
    text: ([row]) =>
      row === undefined
        ? ''
        : t(isWhole ? 'ledger.office.payBackWhole' : 'ledger.office.payBackText', {
            effect: effect(row),
            left: write(left(row)),
          }),
    needsReason: true,
    ...(isWhole
      ? {}
      : {
          fields: ([row]: readonly Row[], errorOf: (field: string) => string | undefined) => (
            <EntryField
              name="amount"
              entry={amount(unit)}
              label={t(unit === euros ? 'ledger.office.payBackEuros' : 'ledger.office.payBackField')}
              defaultValue={row === undefined ? '' : writeEntry(left(row), amount(unit), language)}
              error={
                ['amount', 'euroCents', 'coins'].every((field) => errorOf(field) === undefined)
                  ? undefined
                  : t('ledger.office.payBackWrong', { left: row === undefined ? '' : write(left(row)) })
              }
            />
          ),
        }),
    run: async (api, row, form) => {
      const reason = String(form.get('reason') ?? '');
      if (isWhole) return run(api, row, { amount: left(row), reason });
      const read = readEntries(form, { amount: amount(unit) }, language);
      return read.ok ? run(api, row, { ...read.data, reason }) : read;
    },
  };
}
