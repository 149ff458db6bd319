import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Digest, NotificationPreferences, PreferencesChange } from '../../contract/preferences.ts';

/** What every card of the page is given. */
export interface CardProps {
  readonly shown: NotificationPreferences;
  save(change: PreferencesChange): void;
}

const digests: readonly Digest[] = ['none', 'hourly', 'daily'];

/** The ways as a whole, how mails come, and whether names may stand in them. */
export function GeneralCard({ shown, save }: CardProps): ReactNode {
  const t = useMessages();
  return (
    <Card title={t('notifications.ways')} description={t('notifications.waysHint')}>
      <div className="grid gap-2">
        {shown.reachable.map((channel) => (
          <Switch
            key={channel}
            label={t(`notifications.way.${channel}`)}
            checked={shown.channels[channel]}
            onChange={({ currentTarget: { checked } }) => save({ channels: { [channel]: checked } })}
          />
        ))}
        <Select
          label={t('notifications.digest')}
          value={shown.digest}
          options={digests.map((value) => ({ value, label: t(`notifications.digest.${value}`) }))}
          onChange={({ currentTarget: { value } }) => save({ digest: value as Digest })}
        />
        <Switch
          label={t('notifications.explicit')}
          hint={t('notifications.explicitHint')}
          checked={shown.isExplicit}
          onChange={({ currentTarget: { checked } }) => save({ isExplicit: checked })}
        />
      </div>
    </Card>
  );
}
