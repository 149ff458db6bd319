import { filled } from 'virtual:slots/studio.frame';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { studioFrame } from '../../slots.ts';
import { EarningsProvider } from '../../state/earnings.tsx';

/** What all pages of the studio share: the performer's coins, and what other domains keep open while the pages change. */
export default function StudioFrame(): ReactNode {
  return (
    <EarningsProvider>
      {fillingsOf<typeof studioFrame>(filled).reduceRight<ReactNode>(
        (inner, { key, value: Frame }) => (
          <Frame key={key}>{inner}</Frame>
        ),
        <Outlet />,
      )}
    </EarningsProvider>
  );
}
