import type { ReactNode } from 'react';
import { useState } from 'react';
import { amount } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnLimit, OwnLimits } from '../../contract/limits.ts';
import { limitRules, setLimit } from '../../contract/limits.ts';

const entry = amount(euros, { least: limitRules.least, most: limitRules.most });

interface LimitsCardProps {
  readonly limits: readonly OwnLimit[];
  readonly onChange: (own: OwnLimits) => void;
}

/** The three limits with what is used of each. */
export function LimitsCard({ limits, onChange }: LimitsCardProps): ReactNode {
  const t = useMessages();
  return (
    <Card title={t('spending-limits.spend')} description={t('spending-limits.spendLead')}>
      <ul className="grid gap-6">
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} onChange={onChange} />
        ))}
      </ul>
    </Card>
  );
}

function LimitRow({ limit, onChange }: { limit: OwnLimit; onChange: LimitsCardProps['onChange'] }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const api = useApi();
  const toast = useToast();
  const { period, euroCents, usedCents, endsAt, pending } = limit;
  const typedOf = (cents: number | null): string => (cents === null ? '' : String(cents / 100));
  const [typed, setTyped] = useState(typedOf(euroCents));
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const money = (cents: number | null): string =>
    cents === null ? t('spending-limits.none') : formatAmount(cents, euros, language);

  const set = async (wanted: number | null): Promise<void> => {
    setBusy(true);
    const answer = await api.call(setLimit, { body: { period, euroCents: wanted } });
    setBusy(false);
    if (!answer.ok) return setRefused(answer.problem.title);
    const now = answer.data.limits.find((one) => one.period === period);
    toast.show({ title: t(now?.pending ? 'spending-limits.waits' : 'spending-limits.saved'), tone: 'success' });
    return onChange(answer.data);
  };
  const save = (): void => {
    const reading = readEntry(typed, entry);
    setRefused('refused' in reading ? entryWords(reading.refused, entry, language) : undefined);
    if (!('refused' in reading)) void set('value' in reading ? reading.value : null);
  };
  const share = euroCents === null ? 0 : Math.min(1, usedCents / euroCents);
  return (
    <li className="grid gap-2">
      <form
        className="flex items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="min-w-0 grow">
          <EntryField
            entry={entry}
            label={t(`spending-limits.period.${period}`)}
            hint={t('spending-limits.euros')}
            error={refused}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setRefused(undefined);
            }}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={busy}
          aria-label={`${t('spending-limits.save')}: ${t(`spending-limits.period.${period}`)}`}
          className="mt-7"
        >
          {t('spending-limits.save')}
        </Button>
      </form>
      {euroCents === null ? null : (
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-field">
          <div className="h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
        </div>
      )}
      <p translate="no" className="flex flex-wrap gap-x-4 text-muted text-sm" suppressHydrationWarning>
        <span>
          {euroCents === null
            ? t('spending-limits.usedOnly', { used: money(usedCents) })
            : t('spending-limits.used', { used: money(usedCents), limit: money(euroCents) })}
        </span>
        <span>{t('spending-limits.resets', { at: format.dateTime(endsAt) })}</span>
      </p>
      {pending ? (
        <p className="flex flex-wrap items-center gap-3 text-sm" suppressHydrationWarning>
          <span translate="no" className="font-semibold">
            {t('spending-limits.pending', { at: format.dateTime(pending.from), limit: money(pending.euroCents) })}
          </span>
          <Button
            size="sm"
            disabled={busy}
            onClick={() => {
              setTyped(typedOf(euroCents));
              void set(euroCents);
            }}
          >
            {t('spending-limits.keep')}
          </Button>
        </p>
      ) : null}
    </li>
  );
}
