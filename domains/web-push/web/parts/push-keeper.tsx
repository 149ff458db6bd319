import { useEffect } from 'react';
import { favouritePinned } from '#domains/favourites/contract/messages.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { usePush } from '#kit/web/live/channel.tsx';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { askedItem, subscribedItem } from '../state/stored.ts';

/** What talks to the browser's push service, for anyone who has it or wants it. */
const push = () => import('../state/push.ts');

const isUndecided = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && window.Notification?.permission === 'default';

/** How long a guest is not asked again, ms. */
const restMs = 30 * 24 * 3_600_000;

/** Takes the browser up again after a login, and asks who has just pinned somebody. Never on arrival. */
export const PushKeeper: FillingOf<typeof memberParts> = () => {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const guestId = useGuestValue('id');
  useEffect(() => {
    if (guestId === null || readStored(subscribedItem)?.guestId !== guestId) return;
    void push()
      .then(({ resume }) => resume(api, guestId))
      .catch(() => undefined);
  }, [api, guestId]);

  usePush(favouritePinned, ({ type }) => {
    // A pinned picture is nobody to hear of.
    if (type !== 'actor') return;
    const asked = readStored(askedItem);
    const isRested = asked === null || Date.now() - asked.at > restMs;
    if (guestId === null || !isUndecided() || !isRested || document.visibilityState !== 'visible') return;
    writeStored(askedItem, { at: Date.now() });
    // Fetched before the press: a browser asks for nothing long after one.
    const ready = push();
    const say = (title: string, tone: 'success' | 'danger') => toast.show({ title, tone });
    toast.show({
      title: t('web-push.ask'),
      text: t('web-push.askText'),
      duration: 15_000,
      action: {
        label: t('web-push.yes'),
        altText: t('web-push.askElsewhere'),
        onAction: () =>
          void ready
            .then(({ subscribe }) => subscribe(api, guestId))
            .then(
              () => say(t('web-push.on'), 'success'),
              () => say(t('web-push.failed'), 'danger'),
            ),
      },
    });
  });
  return null;
};
