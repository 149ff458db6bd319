import { CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** A line above the page, whatever page that is, until it is closed. */
export function FixedNotice({ title, text, onClose }: { title: string; text: string; onClose: () => void }): ReactNode {
  const t = useMessages();
  return (
    <div
      role="alert"
      className="fixed inset-x-3 top-[calc(4.25rem+env(safe-area-inset-top,0px))] z-70 mx-auto flex max-w-130 items-start gap-3 rounded-card border border-danger/60 bg-raised p-3.5 pr-2 text-sm shadow-e3"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      <IconButton label={t('shell.unsaved.close')} icon={<X aria-hidden />} variant="ghost" onClick={onClose} />
    </div>
  );
}
