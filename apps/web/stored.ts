import { experimentsStores } from '#domains/experiments/web/state/stored.ts';
import { guestStores } from '#domains/guest/web/state/stored.ts';
import { identityStores } from '#domains/identity/web/parts/stored.ts';
import { legalStores } from '#domains/legal/web/parts/stored.ts';
import { liveStores } from '#domains/live/web/parts/stored.ts';
import { noticesStores } from '#domains/notices/web/state/stored.ts';
import { searchStores } from '#domains/search/web/state/last-requests.ts';
import type { Declared } from '#kit/web/storage.ts';
import { appStores } from './pwa/stored.ts';
import { shellStores } from './shell/saved-filters-item.ts';

/**
 * Everything this site keeps on a visitor's device. The consent dialog and the data protection page are made from it,
 * so what is not here may not be stored; stored.test.ts reads the sources for it.
 */
export const stored: readonly Declared[] = [
  ...identityStores,
  ...legalStores,
  ...guestStores,
  ...liveStores,
  ...noticesStores,
  ...searchStores,
  ...experimentsStores,
  ...appStores,
  ...shellStores,
];
