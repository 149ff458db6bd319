import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { KindPreference, NotificationPreferences, PreferencesChange } from '../../contract/preferences.ts';

/** How often one may hear of a performer, in minutes. */
const pauses = [0, 60, 360, 720, 1440, 10_080];

/** One kind of thing: by which ways, and how often about the same performer. */
export function KindCard({
  kind,
  reachable,
  save,
}: {
  kind: KindPreference;
  reachable: NotificationPreferences['reachable'];
  save: (change: PreferencesChange) => void;
}): ReactNode {
  const t = useMessages();
  const set = (choice: NonNullable<PreferencesChange['kinds']>[string]) => save({ kinds: { [kind.kind]: choice } });
  const options = pauses.includes(kind.everyMinutes) ? pauses : [...pauses, kind.everyMinutes];
  return (
    <Card title={kind.label} description={kind.hint}>
      <div className="grid gap-2">
        <Switch
          label={t('notifications.way.site')}
          checked={kind.site}
          onChange={({ currentTarget: { checked } }) => set({ site: checked })}
        />
        {reachable.map((channel) => (
          <Switch
            key={channel}
            label={t(`notifications.way.${channel}`)}
            checked={kind[channel]}
            onChange={({ currentTarget: { checked } }) => set({ [channel]: checked })}
          />
        ))}
        {kind.isAboutActors ? (
          <Select
            label={t('notifications.every')}
            value={String(kind.everyMinutes)}
            options={options.map((minutes) => ({
              value: String(minutes),
              label: t('notifications.everyHours', { minutes, hours: Math.round(minutes / 60) }),
            }))}
            onChange={({ currentTarget: { value } }) => set({ everyMinutes: Number(value) })}
          />
        ) : null}
      </div>
    </Card>
  );
}
