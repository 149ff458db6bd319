import { filled } from 'virtual:slots/device.stored';
import type { ReactNode } from 'react';
import { ConsentDialog } from '#domains/legal/web/parts/consent-dialog.tsx';
import { storedItems } from '#kit/web/frame-slots.ts';
import { fillingsOf } from '#kit/web/slots.ts';

const stored = fillingsOf(storedItems, filled).flatMap(({ value }) => value);

/** The privacy settings with everything this site declares to store. Fetched when they are opened. */
export function PrivacySettings(): ReactNode {
  return <ConsentDialog stored={stored} />;
}
