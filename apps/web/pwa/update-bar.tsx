import type { ReactNode } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useGuestSession } from '#domains/guest/web/state/provider.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { AppBar } from './app-bar.tsx';
import type { Updates } from './register.ts';
import { updateStep } from './update-rule.ts';

const seen = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Says that a new version is there, and lets it in when nothing is lost by it. `isQuiet`: something else stands at the
 * foot of the page and is asked first.
 */
export function UpdateBar({ updates, isQuiet }: { updates: Updates; isQuiet: boolean }): ReactNode {
  const t = useMessages();
  const { reloads } = useGuestSession();
  const updateState = useSyncExternalStore(updates.subscribe, () => updates.updateState);
  const isHidden = useSyncExternalStore(seen, () => document.visibilityState === 'hidden');
  const isHeld = useSyncExternalStore(reloads.subscribe, () => reloads.isHeld);
  const page = useCurrentPage()?.page;
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  const [dismissed, setDismissed] = useState(false);
  const isRoom = page?.id === 'live.room' || page?.area === 'studio';

  // Not a render's business: where the visitor was when the page was last at rest.
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    if (updateState === 'none') arrived.current = pathname;
    setHasMoved(arrived.current !== pathname);
  }, [updateState, pathname]);

  const step = updateStep({ updateState, isHeld, isRoom, isHidden, hasMoved });
  useEffect(() => {
    if (step === 'reload') updates.apply(() => reloads.request());
  }, [step, updates, reloads]);

  if (step !== 'offer' || dismissed || isQuiet) return null;
  return (
    <AppBar
      label={t('shell.app.update')}
      closeLabel={t('shell.app.later')}
      onClose={() => setDismissed(true)}
      action={
        <Button size="sm" variant="primary" onClick={() => updates.apply(() => reloads.request())}>
          {t('shell.app.reload')}
        </Button>
      }
    >
      <p>{t('shell.app.update')}</p>
    </AppBar>
  );
}
