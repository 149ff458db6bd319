import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useRootFacts } from './root-facts.ts';

/** Says on every page of a staging system that it is one: a small tape above everything, which takes no room and no clicks. */
export function StagingStrip(): ReactNode {
  const t = useMessages();
  if (!useRootFacts()?.settings.isStaging) return null;
  return <aside data-shell-staging>{t('shell.staging')}</aside>;
}
