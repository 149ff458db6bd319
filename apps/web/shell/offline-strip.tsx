import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '#kit/web/hooks/use-online.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Says that the line is gone, and that it will be taken up again. */
export function OfflineStrip(): ReactNode {
  const t = useMessages();
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center text-sm">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
