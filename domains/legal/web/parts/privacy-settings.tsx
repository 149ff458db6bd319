import { filled } from 'virtual:slots/device.stored';
import type { ReactNode } from 'react';
import type { storedItems } from '#kit/web/slots/frame-slots.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { ConsentDialog } from './consent-dialog.tsx';

const stored = fillingsOf<typeof storedItems>(filled).flatMap(({ value }) => value);

/** The privacy settings with everything this site declares to store. */
export function PrivacySettings(): ReactNode {
  return <ConsentDialog stored={stored} />;
}
