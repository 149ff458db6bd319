import { filled } from 'virtual:slots/videos.refusedVideo';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Slot } from '#kit/web/slots/slot.tsx';
import type { VideoDetail } from '../../contract/index.ts';
import type { refusedVideo } from '../slots.ts';

const BuySheet = lazy(async () => ({ default: (await import('./buy-sheet.tsx')).BuySheet }));

/** What a guest is asked on the way to a video: to prove their age, to buy it (a voucher may pay), or to get coins for it first. */
export type Asks = 'age' | 'price' | 'voucher' | 'coins';

/** The question a guest is asked on the way to a video; nothing while none is. */
export function Asked({
  asks,
  video,
  onOpened,
  onDone,
}: {
  asks: Asks | null;
  video: VideoDetail;
  /** Something was done that may have opened it; `plays` when it is meant to begin. */
  onOpened: (plays: boolean) => void;
  onDone: () => void;
}): ReactNode {
  return (
    <Suspense>
      {asks === 'age' ? (
        <Slot<typeof refusedVideo>
          filled={filled}
          props={{
            onClose: () => {
              onDone();
              onOpened(false);
            },
          }}
        />
      ) : null}
      {asks && asks !== 'age' ? (
        <BuySheet
          video={video}
          isCovered={asks === 'voucher'}
          beginsWithCoins={asks === 'coins'}
          onBought={() => onOpened(true)}
          onChanged={() => onOpened(false)}
          onClose={onDone}
        />
      ) : null}
    </Suspense>
  );
}
