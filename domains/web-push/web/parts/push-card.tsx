import { useEffect, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { preferenceCards } from '#domains/notifications/web/slots.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { isSubscribed, isSupported, permission, subscribe, unsubscribe } from '../state/push.ts';

/** Whether this browser is pushed to; the press asks for its permission. */
export const PushCard: FillingOf<typeof preferenceCards> = () => {
  const t = useMessages();
  const api = useApi();
  const guestId = useGuestValue('id');
  /** Null until it is known. */
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [state, setState] = useState<'free' | 'unsupported' | 'blocked'>('free');
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    setState(isSupported() ? (permission() === 'denied' ? 'blocked' : 'free') : 'unsupported');
    isSubscribed(api).then(setIsOn, () => setIsOn(false));
  }, [api]);

  const change = async (wanted: boolean): Promise<void> => {
    setRefusal('');
    setIsOn(wanted);
    try {
      if (wanted && guestId !== null) await subscribe(api, guestId);
      else await unsubscribe(api);
    } catch {
      setIsOn(!wanted);
      setState(permission() === 'denied' ? 'blocked' : 'free');
      setRefusal(t('web-push.failed'));
    }
  };
  return (
    <Card title={t('web-push.title')} description={t('web-push.lead')}>
      <Switch
        label={t('web-push.here')}
        hint={state === 'free' ? undefined : t(`web-push.${state}`)}
        checked={isOn ?? false}
        disabled={isOn === null || state !== 'free'}
        onChange={({ currentTarget: { checked } }) => void change(checked)}
      />
      <p role="alert" className="mt-2 font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </Card>
  );
};
