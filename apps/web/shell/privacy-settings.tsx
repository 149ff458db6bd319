import type { ReactNode } from 'react';
import { ConsentDialog } from '#domains/legal/web/parts/consent-dialog.tsx';
import { stored } from '../stored.ts';

/** The privacy settings with everything this site declares to store. Fetched when they are opened. */
export function PrivacySettings(): ReactNode {
  return <ConsentDialog stored={stored} />;
}
