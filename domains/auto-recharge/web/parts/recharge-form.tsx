import type { ReactNode } from 'react';
import { useState } from 'react';
import { coins, formatCoins } from '#domains/ledger/contract/coins.ts';
import { ExtraLines } from '#domains/payments/web/parts/extra-lines.tsx';
import { OrderTerms } from '#domains/payments/web/parts/order-terms.tsx';
import { amount } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnRecharge } from '../../contract/recharge.ts';
import { rechargeRules, setRecharge } from '../../contract/recharge.ts';

const thresholdEntry = amount(coins, rechargeRules.threshold);
const dailyEntry = amount(euros, rechargeRules.daily);

/** What stands there before anybody has typed: hundredths of a coin, euro cents. */
const usual = { threshold: 20_00, daily: 50_00 } as const;

interface Refusals {
  readonly threshold?: string | undefined;
  readonly dailyCents?: string | undefined;
  readonly whole?: string | undefined;
}

/** How much is bought, when, and how much in a day at most. */
export function RechargeForm({
  own,
  onSaved,
  onLeave,
}: {
  own: OwnRecharge;
  onSaved: (own: OwnRecharge) => void;
  onLeave: () => void;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const { setup, amounts } = own;
  const [chosen, choose] = useState(setup?.amount ?? amounts[1]?.coins ?? amounts[0]?.coins ?? 0);
  const [threshold, setThreshold] = useState(String((setup?.threshold ?? usual.threshold) / 100));
  const [daily, setDaily] = useState(String((setup?.dailyCents ?? usual.daily) / 100));
  const [refused, setRefused] = useState<Refusals>({});
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const [kept, most] = [readEntry(threshold, thresholdEntry), readEntry(daily, dailyEntry)];
    if (!('value' in kept) || !('value' in most)) {
      setRefused({
        threshold:
          'value' in kept
            ? undefined
            : entryWords('refused' in kept ? kept.refused : 'unreadable', thresholdEntry, language),
        dailyCents:
          'value' in most
            ? undefined
            : entryWords('refused' in most ? most.refused : 'unreadable', dailyEntry, language),
      });
      return;
    }
    setBusy(true);
    const answer = await api.call(setRecharge, {
      body: { amount: chosen, threshold: kept.value, dailyCents: most.value },
    });
    setBusy(false);
    if (answer.ok) return onSaved(answer.data);
    const { title, errors = [] } = answer.problem;
    const of = (name: string): string | undefined => errors.find(({ field }) => field === `body.${name}`)?.message;
    const fields = { threshold: of('threshold'), dailyCents: of('dailyCents') };
    setRefused({ ...fields, whole: fields.threshold || fields.dailyCents ? undefined : title });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-sm">{t('auto-recharge.amount')}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {amounts.map((offered) => (
            <label
              key={offered.id}
              className="relative grid min-h-(--control-height) cursor-pointer place-content-center rounded-control border border-line bg-field px-3 py-2 text-center hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="amount"
                value={offered.coins}
                checked={offered.coins === chosen}
                onChange={() => choose(offered.coins)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <span translate="no" className="tabular font-semibold">
                {formatAmount(offered.euroCents, euros, language)}
              </span>
              <span translate="no" className="tabular text-muted text-sm">
                {t('auto-recharge.coins', { coins: formatCoins(offered.coins, language) })}
              </span>
              <ExtraLines extras={offered.extras} />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <EntryField
          entry={thresholdEntry}
          label={t('auto-recharge.threshold')}
          hint={t('auto-recharge.thresholdHint')}
          error={refused.threshold}
          value={threshold}
          onChange={({ currentTarget }) => {
            setThreshold(currentTarget.value);
            setRefused({});
          }}
        />
        <EntryField
          entry={dailyEntry}
          label={t('auto-recharge.daily')}
          hint={t('auto-recharge.dailyHint')}
          error={refused.dailyCents}
          value={daily}
          onChange={({ currentTarget }) => {
            setDaily(currentTarget.value);
            setRefused({});
          }}
        />
      </div>
      {refused.whole ? (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger">
          {refused.whole}
        </p>
      ) : null}
      <p className="text-muted text-sm">{t('auto-recharge.promise')}</p>
      <OrderTerms className="text-muted text-sm" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={busy}>
          {t(setup?.isOn ? 'auto-recharge.save' : 'auto-recharge.switchOn')}
        </Button>
        <Button onClick={onLeave}>{t('auto-recharge.leave')}</Button>
      </div>
    </form>
  );
}
