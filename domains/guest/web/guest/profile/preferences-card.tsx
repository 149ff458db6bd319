import type { ReactNode } from 'react';
import { useState } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GuestPreferences } from '../../../contract/preferences.ts';
import { savePreferences } from '../../../contract/routes.ts';
import { useGuestSession, useGuestValue } from '../../state/provider.tsx';

/** Preferences take effect with the press; a refusal puts the switch back. */
export function PreferencesCard(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { changeGuest } = useGuestSession();
  const preferences = useGuestValue('preferences');
  const [refusal, setRefusal] = useState<string | null>(null);
  const show = (preferences: GuestPreferences) => changeGuest({ preferences });

  const save = async (change: Partial<GuestPreferences>): Promise<void> => {
    setRefusal(null);
    show({ ...preferences, ...change });
    const result = await api.call(savePreferences, { body: { data: change } });
    if (result.ok) return;
    show(preferences);
    setRefusal(result.problem.title);
  };

  return (
    <Card title={t('guest.profile.preferences')} description={t('guest.profile.preferencesHint')}>
      <div className="grid gap-2">
        <Switch
          label={t('guest.profile.autoplay')}
          hint={t('guest.profile.autoplayHint')}
          checked={preferences.autoplayPreviews}
          onChange={({ currentTarget }) => void save({ autoplayPreviews: currentTarget.checked })}
        />
        <Switch
          label={t('guest.profile.euro')}
          hint={t('guest.profile.euroHint')}
          checked={preferences.showEuroPrices}
          onChange={({ currentTarget }) => void save({ showEuroPrices: currentTarget.checked })}
        />
        <Switch
          label={t('guest.profile.online')}
          hint={t('guest.profile.onlineHint')}
          checked={preferences.showOnline}
          onChange={({ currentTarget }) => void save({ showOnline: currentTarget.checked })}
        />
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
