import { filled } from 'virtual:slots/studio.home';
import type { ReactNode } from 'react';
import { pageMeta } from '#kit/web/page/meta.ts';
import { Slot } from '#kit/web/slots/slot.tsx';
import type { studioHome } from '../../slots.ts';

export const meta = pageMeta(({ t }) => ({ title: t('studio.studio.home.title') }));

/** The front page of the studio: what performers come for, as the domains that bring it show it. */
export default function StudioHome(): ReactNode {
  return <Slot<typeof studioHome> filled={filled} props={{}} />;
}
