import { useEffect } from 'react';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { takeWish } from '../state/pin-wish.ts';
import { sendPin } from './send-pin.ts';

/** Does what a visitor wanted before signing up: pins what they gave a heart on this device, once. */
export const KeepPin: FillingOf<typeof memberParts> = () => {
  const t = useMessages();
  const channel = useChannel();
  const toast = useToast();
  useEffect(() => {
    const pin = takeWish();
    if (pin === null) return;
    void sendPin(channel, pin, true).then((result) => {
      if (result.ok) toast.show({ title: t('favourites.kept'), tone: 'success' });
      else toast.show({ title: result.problem.title, tone: 'danger' });
    });
  }, [channel, toast, t]);
  return null;
};
