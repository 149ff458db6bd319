import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { CardProps } from './general-card.tsx';

const usual = { quietFrom: 22 * 60, quietTo: 7 * 60 };

/** The choice of hours and half hours, as clocks write them: `22:30`. */
const halfHours = Array.from({ length: 48 }, (_, at) => {
  const minutes = at * 30;
  const label = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { value: String(minutes), label };
});

/** The hours in which nothing rings; what comes meanwhile comes together afterwards. */
export function QuietCard({ shown, save }: CardProps): ReactNode {
  const t = useMessages();
  const isOn = shown.quietFrom !== null && shown.quietTo !== null;
  return (
    <Card title={t('notifications.quiet')} description={t('notifications.quietHint')}>
      <div className="grid gap-3">
        <Switch
          label={t('notifications.quietOn')}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => save(checked ? usual : { quietFrom: null, quietTo: null })}
        />
        {isOn ? (
          <div className="flex flex-wrap gap-3">
            <Select
              label={t('notifications.quietFrom')}
              value={String(shown.quietFrom)}
              options={halfHours}
              onChange={({ currentTarget: { value } }) => save({ quietFrom: Number(value), quietTo: shown.quietTo })}
            />
            <Select
              label={t('notifications.quietTo')}
              value={String(shown.quietTo)}
              options={halfHours}
              onChange={({ currentTarget: { value } }) => save({ quietFrom: shown.quietFrom, quietTo: Number(value) })}
            />
          </div>
        ) : null}
        {isOn ? <p className="text-sm text-subtle">{t('notifications.zone', { zone: shown.timeZone })}</p> : null}
      </div>
    </Card>
  );
}
