import { filled } from 'virtual:slots/frame.memberParts';
import type { ReactNode } from 'react';
import type { Area } from '#kit/web/page/pages.ts';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { SettledParts } from './deferred.tsx';

/** What a document needs once its page is settled, for those who are logged in. */
export const DeferredOfMembers = ({ area }: { area: Area }): ReactNode => (
  <SettledParts parts={fillingsOf<typeof memberParts>(filled)} area={area} />
);
