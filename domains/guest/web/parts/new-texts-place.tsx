import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { loadDeferred } from '#kit/web/words/catalogues.ts';
import { useGuestValue } from '../state/provider.tsx';

const Line = lazy(async () => {
  const module = await import('./notice-line.tsx');
  await loadDeferred();
  return { default: module.NewTextsLine };
});

/**
 * Where a member is asked to accept what changed in the legal texts (spec 1 §4): a line at the start of the page, rendered on
 * the server, so that it covers nothing and nothing moves. What changes meanwhile is asked with the next document.
 */
export function NewTextsPlace(): ReactNode {
  const shown = useGuestValue('showDataProtection');
  const isLoggedIn = useGuestValue('isLoggedIn');
  const asks = shown && isLoggedIn;
  const [asked] = useState(asks);
  if (!asked || !asks) return null;
  return (
    <Suspense>
      <Line />
    </Suspense>
  );
}
