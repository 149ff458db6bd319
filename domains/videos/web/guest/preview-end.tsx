import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getVideoPreviewEndIncentives } from '#domains/conversion/contract/index.ts';
import type { PressedWay } from '#domains/conversion/web/parts/incentive-panel.tsx';
import { IncentivePanel } from '#domains/conversion/web/parts/incentive-panel.tsx';
import { useIncentives } from '#domains/conversion/web/state/use-incentives.ts';
import type { VideoDetail } from '../../contract/index.ts';
import type { Asks } from './asked.tsx';
import { Asked } from './asked.tsx';

const asksOf: Record<PressedWay, Asks> = { ageCheck: 'age', voucher: 'voucher', buy: 'price', topUp: 'coins' };

/** What a guest can do once the preview is over, asked of the server then: what is true is what it says now. */
export function PreviewEnd({
  video,
  onOpened,
  onAgain,
  onClose,
}: {
  video: VideoDetail;
  onOpened: (plays: boolean) => void;
  onAgain: () => void;
  /** It is closed, or there is nothing to say. */
  onClose: () => void;
}): ReactNode {
  const { pathname } = useLocation();
  const incentives = useIncentives(getVideoPreviewEndIncentives, video.id);
  const [asks, setAsks] = useState<Asks | null>(null);
  const isNothing = incentives?.length === 0;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (!incentives || isNothing) return null;
  return (
    <>
      <IncentivePanel
        incentives={incentives}
        next={pathname}
        onWay={(way) => setAsks(asksOf[way])}
        onAgain={onAgain}
        onClose={onClose}
      />
      <Asked asks={asks} video={video} onOpened={onOpened} onDone={() => setAsks(null)} />
    </>
  );
}
