import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Refusal } from './use-giving.ts';

/** Why something was not given, with the way to more coins where that helps. */
export function RefusalLine({ refusal, onTopUp }: { refusal: Refusal | null; onTopUp: () => void }): ReactNode {
  const t = useMessages();
  if (!refusal) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 font-medium text-danger text-sm">
      <span className="min-w-0 flex-1">{refusal.title}</span>
      {refusal.needsCoins ? (
        <Button size="sm" variant="primary" onClick={onTopUp}>
          {t('gifts.topUp')}
        </Button>
      ) : null}
    </div>
  );
}
