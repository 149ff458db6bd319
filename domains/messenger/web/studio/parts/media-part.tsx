import type { ReactNode } from 'react';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import { useOwnShares } from '#domains/sales/web/parts/use-own-shares.ts';
import { messageMedia } from '../../../contract/sale-kinds.ts';

const soldAs = [messageMedia.name];

/** What of the price of a picture is the performer's (hundredths of a coin; null while there is none). */
export function MediaPart({ asked }: { asked: number | null }): ReactNode {
  return <OwnPartLine shares={useOwnShares()} sold={soldAs} asked={asked} />;
}
