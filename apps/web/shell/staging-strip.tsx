import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/i18n.tsx';
import { useRootFacts } from './root-facts.ts';

/** Says on every page of a staging system that it is one. Lies above rooms that fill the window, and lets clicks through. */
export function StagingStrip(): ReactNode {
  const t = useMessages();
  if (!useRootFacts()?.settings.isStaging) return null;
  return (
    <aside data-shell-staging className="pointer-events-none fixed inset-x-0 top-0 z-70 font-bold text-2xs">
      {t('shell.staging')}
    </aside>
  );
}
