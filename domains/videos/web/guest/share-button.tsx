import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoDetail } from '../../contract/index.ts';

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

/** Shares the page of a video: its link, or a mail to somebody. */
export function ShareButton({ video }: { video: VideoDetail }): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Share2 aria-hidden />} className="pointer-coarse:min-h-11" onClick={() => setOpen(true)}>
        {t('videos.share.button')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareSheet video={video} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
