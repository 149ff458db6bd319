import { filled } from 'virtual:slots/live.softwarePicture';
import { CircleStop } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { VideoStage } from '#kit/ui/live/video-stage.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioRoom } from '../../../contract/index.ts';
import { Picture } from '../../parts/picture.tsx';
import type { softwarePicture } from '../../slots.ts';
import { LiveMark, useGuestPicture } from './studio-stage.tsx';

const StopDialog = lazy(() => import('./stop-dialog.tsx').then((module) => ({ default: module.StopDialog })));

/** The picture that the performer's own software sends, as it arrives; in a call the guest's picture beside it. */
export function SoftwareStage({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const guest = useGuestPicture();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <VideoStage
        label={t('live.studio.preview')}
        className="max-h-[64dvh]"
        topLeft={<LiveMark room={room} soundOn pictureOn />}
        centre={
          room.sending ? null : (
            <p role="status" className="glass rounded-full px-5 py-2.5 font-semibold text-sm">
              {t('live.studio.software.waits')}
            </p>
          )
        }
        inset={guest ? <Picture viewer={guest} className="size-full object-contain" /> : null}
        controls={
          <Button
            variant="danger"
            className="ml-auto whitespace-nowrap"
            icon={<CircleStop aria-hidden />}
            onClick={() => setAsked(true)}
          >
            {t('live.studio.stop')}
          </Button>
        }
      >
        <Slot<typeof softwarePicture> filled={filled} props={{}} />
      </VideoStage>
      <Suspense>{isAsked ? <StopDialog onClose={() => setAsked(false)} /> : null}</Suspense>
    </>
  );
}
