import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { CannotSend } from './use-cannot-send.ts';

/** What this browser does not send, said before anybody is on air; nothing when it sends all. */
export function CannotSendNote({ picture, sound }: CannotSend): ReactNode {
  const t = useMessages();
  if (!picture && !sound) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-control bg-warning-soft p-4 text-sm">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
      <div className="grid gap-1">
        <p className="font-bold">{t(picture ? 'live.camera.cannotSend' : 'live.camera.cannotSpeak')}</p>
        <p>{t(picture ? 'live.camera.cannotSend.text' : 'live.camera.cannotSpeak.text')}</p>
      </div>
    </div>
  );
}
