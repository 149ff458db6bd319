import type { ReactNode } from 'react';
import { useState } from 'react';
import { coins as coinUnit } from '#domains/ledger/contract/coins.ts';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { amount } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { useSave } from '#kit/forms/use-save.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { toyBounds } from '../../contract/controls.ts';
import { toySale } from '../../contract/sale-kind.ts';
import type { ToySetting, ToySetup } from '../../contract/studio.ts';
import { setToySetup } from '../../contract/studio.ts';
import { SettingCard } from './setting-card.tsx';

const priceEntry = amount(coinUnit, { least: toyBounds.leastPrice, most: toyBounds.mostPrice });
const soldAs = [toySale.name];

/** A setting as it is typed: its price is text until it is read. */
export type TypedSetting = Omit<ToySetting, 'price'> & { readonly typed: string };

/** What is read of a typed price; null: none. */
export function priceOf(typed: string): number | null {
  const read = readEntry(typed, priceEntry);
  return 'value' in read ? read.value : null;
}

/** Everything a performer sets about her toy: the bounds, what each gift does and costs, and direct control. */
export function SetupForm({ setup, shares }: { setup: ToySetup; shares: OwnShares | null }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const language = useLanguage();
  const format = useFormat();
  const toast = useToast();
  const saving = useSave();
  const write = (price: number): string => writeEntry(price, priceEntry, language);
  const [most, setMost] = useState({ strength: setup.mostStrength, seconds: setup.mostSeconds });
  const [isPrivateOnly, setPrivateOnly] = useState(setup.isPrivateOnly);
  const [direct, setDirect] = useState({ isOn: setup.directPrice !== null, typed: write(setup.directPrice ?? 2_000) });
  const [settings, setSettings] = useState<readonly TypedSetting[]>(
    setup.controls.map(({ price, ...rest }) => ({ ...rest, typed: write(price) })),
  );
  const change = (giftId: number, part: Partial<TypedSetting>): void =>
    setSettings(settings.map((one) => (one.giftId === giftId ? { ...one, ...part } : one)));
  const prices = settings.map(({ typed }) => priceOf(typed));
  const directPrice = direct.isOn ? priceOf(direct.typed) : null;
  const isWhole = prices.every((price) => price !== null) && (!direct.isOn || directPrice !== null);
  const save = async (): Promise<void> => {
    const controls = settings.map(({ typed: _, ...rest }, index) => ({ ...rest, price: prices[index] ?? 0 }));
    const body = { mostStrength: most.strength, mostSeconds: most.seconds, isPrivateOnly, directPrice, controls };
    if (await saving.save(() => api.call(setToySetup, { body })))
      toast.show({ title: t('toys.studio.saved'), tone: 'success' });
  };
  const percent = (value: number): string => format.number(value / 100, { style: 'percent' });
  return (
    <form
      noValidate
      className="grid items-start gap-(--grid-gap) lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void save();
      }}
    >
      <Card title={t('toys.studio.bounds')} description={t('toys.studio.boundsText')} className="lg:col-span-2">
        <div className="grid gap-4 lg:grid-cols-2">
          <Slider
            label={t('toys.studio.mostStrength')}
            value={[most.strength]}
            min={toyBounds.leastStrength}
            step={5}
            format={percent}
            onValueChange={([strength = most.strength]) => setMost({ ...most, strength })}
          />
          <Slider
            label={t('toys.studio.mostSeconds')}
            value={[most.seconds]}
            min={toyBounds.leastSeconds}
            max={toyBounds.mostSeconds}
            step={5}
            format={(count) => t('toys.seconds', { count })}
            onValueChange={([seconds = most.seconds]) => setMost({ ...most, seconds })}
          />
          <Switch
            label={t('toys.studio.privateOnly')}
            hint={t('toys.studio.privateOnlyText')}
            checked={isPrivateOnly}
            onChange={({ currentTarget }) => setPrivateOnly(currentTarget.checked)}
          />
          <div className="grid gap-2">
            <Switch
              label={t('toys.studio.direct')}
              hint={t('toys.studio.directText')}
              checked={direct.isOn}
              onChange={({ currentTarget }) => setDirect({ ...direct, isOn: currentTarget.checked })}
            />
            {direct.isOn ? (
              <EntryField
                entry={priceEntry}
                label={t('toys.studio.directPrice')}
                hint={<OwnPartLine shares={shares} sold={soldAs} asked={directPrice} />}
                value={direct.typed}
                onChange={({ currentTarget }) => setDirect({ ...direct, typed: currentTarget.value })}
              />
            ) : null}
          </div>
        </div>
      </Card>
      {settings.map((setting, index) => (
        <SettingCard
          key={setting.giftId}
          setting={setting}
          mostSeconds={most.seconds}
          error={saving.errorOf(`controls.${index}.displayName`)}
          entry={priceEntry}
          part={<OwnPartLine shares={shares} sold={soldAs} asked={prices[index] ?? null} />}
          percent={percent}
          onChange={(part) => change(setting.giftId, part)}
        />
      ))}
      <div className="grid gap-2 lg:col-span-2">
        {saving.refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {saving.refusal}
          </p>
        ) : null}
        <Button type="submit" variant="primary" loading={saving.busy} disabled={!isWhole} className="max-sm:w-full">
          {t('toys.studio.save')}
        </Button>
      </div>
    </form>
  );
}
