import type { ReactNode } from 'react';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { RadioGroup, Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { ticketSale } from '../../contract/sale-kind.ts';
import type { TypedPlan } from './typed-plan.ts';
import { entries } from './typed-plan.ts';

/** Minutes that may be chosen, of a show and of the time before it in which a ticket costs more. */
const lengths = [10, 20, 30, 45, 60, 90, 120, 180, 240];
const lateTimes = [15, 30, 60, 120, 360, 1440];

/** When a show is, what it costs, who may come late, and for whom it is cheaper. */
export function PlanFields(props: {
  typed: TypedPlan;
  shares: OwnShares | null;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<TypedPlan>) => void;
}): ReactNode {
  const { typed, shares, errorOf, onChange } = props;
  const t = useMessages();
  const field = (name: keyof typeof entries) => ({
    entry: entries[name],
    value: typed.entries[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ entries: { ...typed.entries, [name]: currentTarget.value } }),
  });
  const minutesOf = (choices: readonly number[]) =>
    choices.map((count) => ({ value: String(count), label: t('tickets.studio.minutes', { count }) }));
  const asked = readEntry(typed.entries.price, entries.price);
  const optional = t('tickets.studio.optional');
  return (
    <>
      <RadioGroup
        name="ticket-show-by"
        legend={t('tickets.studio.when')}
        value={typed.by}
        onValueChange={(by) => onChange({ by: by === 'goal' ? 'goal' : 'time' })}
        options={[
          { value: 'time', label: t('tickets.studio.byTime') },
          { value: 'goal', label: t('tickets.studio.byGoal') },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        {typed.by === 'time' ? (
          <EntryField {...field('start')} label={t('tickets.studio.start')} hint={t('tickets.studio.startText')} />
        ) : (
          <EntryField {...field('goal')} label={t('tickets.studio.goalTickets')} hint={t('tickets.studio.goalText')} />
        )}
        <Select
          label={t('tickets.studio.length')}
          options={minutesOf(lengths)}
          value={typed.minutes}
          error={errorOf('minutes')}
          onChange={({ currentTarget }) => onChange({ minutes: currentTarget.value })}
        />
      </div>
      <EntryField
        {...field('price')}
        label={t('tickets.studio.priceCoins')}
        hint={
          <>
            {t('tickets.studio.priceText')}
            <OwnPartLine shares={shares} sold={[ticketSale.name]} asked={'value' in asked ? asked.value : null} />
          </>
        }
      />
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <EntryField {...field('latePrice')} label={t('tickets.studio.latePrice')} aside={optional} />
        {typed.entries.latePrice === '' ? null : (
          <Select
            label={t('tickets.studio.lateFrom')}
            options={minutesOf(lateTimes)}
            value={typed.lateMinutes}
            error={errorOf('lateMinutes')}
            onChange={({ currentTarget }) => onChange({ lateMinutes: currentTarget.value })}
          />
        )}
      </div>
      <Switch
        label={t('tickets.studio.late')}
        hint={t('tickets.studio.lateText')}
        checked={typed.letsLateIn}
        onChange={({ currentTarget }) => onChange({ letsLateIn: currentTarget.checked })}
      />
      <TextField
        label={t('tickets.studio.promoCode')}
        hint={t('tickets.studio.promoText')}
        aside={optional}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={typed.promoCode}
        error={errorOf('promoCode')}
        onChange={({ currentTarget }) => onChange({ promoCode: currentTarget.value })}
      />
      {typed.promoCode.trim() === '' ? null : (
        <div className="grid grid-cols-2 gap-4">
          <EntryField {...field('promoPercent')} label={t('tickets.studio.promoPercent')} />
          <EntryField {...field('promoMost')} label={t('tickets.studio.promoMost')} />
        </div>
      )}
    </>
  );
}
