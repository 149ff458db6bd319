import type { ReactNode } from 'react';
import type { AmountEntry } from '#kit/entries/entry.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { toyBounds } from '../../contract/controls.ts';
import type { ToyPattern } from '../../contract/patterns.ts';
import { toyPatterns } from '../../contract/patterns.ts';
import { giftKey } from '../parts/gift-words.ts';
import type { TypedSetting } from './setup-form.tsx';

/** What one gift does with the toy. */
export function SettingCard({
  setting,
  mostSeconds,
  error,
  entry,
  part,
  percent,
  onChange,
}: {
  setting: TypedSetting;
  /** The performer’s bound, which a longer play is cut to. */
  mostSeconds: number;
  error: string | undefined;
  entry: AmountEntry;
  part: ReactNode;
  percent: (value: number) => string;
  onChange: (part: Partial<TypedSetting>) => void;
}): ReactNode {
  const t = useMessages();
  const { giftId, isOn, displayName, pattern, strength, seconds, random, typed } = setting;
  const name = t(giftKey(giftId));
  return (
    <Card
      level={3}
      title={name}
      actions={
        <Switch
          label={t('toys.studio.isOn')}
          checked={isOn}
          onChange={(event) => onChange({ isOn: event.currentTarget.checked })}
        />
      }
    >
      <div className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t('toys.studio.displayName')}
            placeholder={name}
            maxLength={40}
            value={displayName}
            error={error}
            onChange={(event) => onChange({ displayName: event.currentTarget.value })}
          />
          <EntryField
            entry={entry}
            label={t('toys.studio.price')}
            hint={part}
            value={typed}
            onChange={(event) => onChange({ typed: event.currentTarget.value })}
          />
        </div>
        <Segmented
          name={`pattern-${giftId}`}
          legend={t('toys.studio.pattern')}
          value={random ? 'random' : pattern}
          onValueChange={(value) =>
            onChange(value === 'random' ? { random: true } : { random: false, pattern: value as ToyPattern })
          }
          options={[
            ...toyPatterns.map((value) => ({ value, label: t(`toys.studio.pattern.${value}`) })),
            { value: 'random', label: t('toys.studio.pattern.random') },
          ]}
          className="max-w-full flex-wrap"
        />
        <Slider
          label={t('toys.studio.strength')}
          value={[strength]}
          min={toyBounds.leastStrength}
          step={5}
          format={percent}
          onValueChange={([value = strength]) => onChange({ strength: value })}
        />
        <Slider
          label={t('toys.studio.seconds')}
          value={[Math.min(seconds, mostSeconds)]}
          min={toyBounds.leastSeconds}
          max={mostSeconds}
          step={5}
          format={(count) => t('toys.seconds', { count })}
          onValueChange={([value = seconds]) => onChange({ seconds: value })}
        />
      </div>
    </Card>
  );
}
