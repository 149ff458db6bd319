import type { ReactNode } from 'react';
import { moment } from '#kit/entries/entry.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Audience, SlideDetails } from '../../contract/slide.ts';
import { audiences, standing } from '../../contract/slide.ts';
import type { CardProps } from './slide-form.tsx';

/** From when until when, as it was typed. */
export interface TypedTimes {
  readonly validFrom: string;
  readonly validUntil: string;
}

/** When a slide stands, for how long, and for whom. */
export function TimesCard({
  details,
  change,
  saving,
  times,
  type,
  isUnreadable,
}: CardProps & {
  times: TypedTimes;
  type: (part: Partial<TypedTimes>) => void;
  isUnreadable: Readonly<Record<keyof TypedTimes, boolean>>;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card title={t('jumbotrons.office.when')} description={t('jumbotrons.office.whenText')}>
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {(['validFrom', 'validUntil'] as const).map((field) => (
            <EntryField
              key={field}
              entry={moment}
              label={t(`jumbotrons.office.${field}`)}
              hint={t(`jumbotrons.office.${field}Text`)}
              value={times[field]}
              error={isUnreadable[field] ? t('jumbotrons.office.timeWrong') : saving.errorOf(field)}
              onChange={({ currentTarget }) => type({ [field]: currentTarget.value })}
            />
          ))}
        </div>
        <Slider
          label={t('jumbotrons.office.seconds')}
          value={[details.seconds]}
          onValueChange={([seconds = standing.usual]) => change({ seconds })}
          min={standing.least}
          max={standing.most}
          format={(seconds) => t('jumbotrons.office.secondsIs', { count: seconds })}
        />
        <Select
          label={t('jumbotrons.office.audience')}
          value={details.audience}
          options={audiences.map((value) => ({ value, label: t(`jumbotrons.office.audience.${value}`) }))}
          onChange={({ currentTarget }) => change({ audience: currentTarget.value as Audience })}
        />
        <RadioGroup
          name="ageRating"
          legend={t('jumbotrons.office.ageRating')}
          hint={t('jumbotrons.office.ageRatingText', { age: format.number(18) })}
          value={String(details.ageRating)}
          onValueChange={(value) => change({ ageRating: Number(value) as SlideDetails['ageRating'] })}
          options={([12, 16, 18] as const).map((age) => ({
            value: String(age),
            label: t('jumbotrons.office.fromAge', { age }),
          }))}
        />
      </div>
    </Card>
  );
}
