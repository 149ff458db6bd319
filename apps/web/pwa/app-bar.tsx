import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';

/** A quiet line at the foot of the page with one thing to do; it covers no control and waits. */
export function AppBar(props: {
  label: string;
  closeLabel: string;
  onClose: () => void;
  action?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { label, closeLabel, onClose, action, children } = props;
  return (
    <section
      aria-label={label}
      className="glass fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom,0px)+4.25rem)] z-30 mx-auto flex max-w-130 flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-card border border-line py-2 ps-4 pe-2 text-sm shadow-e3 menu:bottom-4"
    >
      <div className="min-w-44 flex-1" role="status">
        {children}
      </div>
      {action}
      <IconButton label={closeLabel} icon={<X aria-hidden />} variant="ghost" onClick={onClose} />
    </section>
  );
}
