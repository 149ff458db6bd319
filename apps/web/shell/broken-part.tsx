import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** In the place of a part that keeps breaking: that the rest continues, and one more try. */
export function BrokenPart({ onAgain }: { onAgain: () => void }): ReactNode {
  const t = useMessages();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4 text-sm">
      <p>{t('shell.broken.text')}</p>
      <Button size="sm" onClick={onAgain}>
        {t('shell.error.retry')}
      </Button>
    </div>
  );
}
