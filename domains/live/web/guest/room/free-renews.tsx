import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { freeChatDurationChanged } from '../../../contract/pushes.ts';
import { freeChatDuration } from '../../../contract/routes.ts';
import { useRoomSession } from './room-context.tsx';

/**
 * When there is free chat again for who has used up that of the day. As soon as there is some before, because coins came or it was
 * counted anew, the guest is back in, and `otherwise` is shown.
 */
export function FreeRenews({ otherwise }: { otherwise: ReactNode }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const channel = useChannel();
  const session = useRoomSession();
  const latest = useLatest();
  const [renewsAt, setRenewsAt] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    const heard = (left: { readonly remaining: number | null; readonly renewsAt: number }): void => {
      if (!current) return;
      const isUsedUp = left.remaining === 0;
      setRenewsAt(isUsedUp ? left.renewsAt : null);
      if (!isUsedUp) void session.enterFree();
    };
    void latest(() => api.query(freeChatDuration, {})).then((answer) => {
      if (answer?.ok) heard(answer.data);
    });
    const stop = channel.on(freeChatDurationChanged, (left) => {
      // What was asked before is older than this.
      void latest(async () => left).then((now) => now && heard(now));
    });
    return () => {
      current = false;
      stop();
    };
  }, [api, channel, latest, session]);
  if (renewsAt === null) return otherwise;
  return (
    <p role="status" className="text-muted text-sm">
      <Figure>{t('live.money.freeRenews', { time: format.time(renewsAt) })}</Figure>
    </p>
  );
}
