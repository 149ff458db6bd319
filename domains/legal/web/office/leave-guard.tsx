import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Asks before words that were typed and not saved are left. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }): ReactNode {
  const t = useMessages();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isDone = (nextLocation.state as { isDone?: boolean } | null)?.isDone === true;
    return isDirty && !isDone && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || blocker.reset()}
      title={t('legal.office.leave.title')}
      description={t('legal.office.leave.text')}
      closeLabel={t('legal.office.leave.stay')}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{t('legal.office.leave.stay')}</Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {t('legal.office.leave.go')}
          </Button>
        </>
      }
    />
  );
}
