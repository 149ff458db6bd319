import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import type { ReactNode } from 'react';
import type { VisibleToast } from './toast.ts';

const icons = {
  neutral: <Info aria-hidden className="text-info" />,
  success: <CircleCheck aria-hidden className="text-success" />,
  warning: <TriangleAlert aria-hidden className="text-warning" />,
  danger: <CircleAlert aria-hidden className="text-danger" />,
};

/** How long a toast stands unless it says so, in ms: one that asks to be pressed has to be read, decided and reached (WCAG 2.2.1). */
const standing = (action: unknown): number => (action ? 20_000 : 6_000);

/** Draws and announces the toasts of a document. */
export function ToastViewer({
  held,
  onClose,
  regionLabel,
  closeLabel,
}: {
  held: readonly VisibleToast[];
  onClose: (id: number) => void;
  regionLabel: string;
  closeLabel: string;
}): ReactNode {
  return (
    // Said before each of them; the key stands in the name of the region alone.
    <Radix.Provider label={regionLabel.replace(/\s*\(?\{hotkey\}\)?/, '')} swipeDirection="right">
      {held.map(({ id, open, title, text, tone = 'neutral', action, duration = standing(action) }) => (
        <Radix.Root
          key={id}
          open={open}
          duration={duration}
          type={tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={(next) => {
            if (!next) onClose(id);
          }}
          data-edge
          className="flex items-start gap-3 rounded-card border border-line bg-raised p-3.5 pr-2 shadow-e3 data-[state=closed]:animate-leave data-[state=open]:animate-enter data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0"
        >
          {icons[tone]}
          <div className="grid min-w-0 flex-1 gap-0.5">
            <Radix.Title className="font-semibold text-sm">{title}</Radix.Title>
            {text ? <Radix.Description className="text-muted text-sm">{text}</Radix.Description> : null}
            {action ? (
              <Radix.Action
                altText={action.altText}
                onClick={action.onAction}
                className="hit-44 mt-1 justify-self-start rounded-sm font-semibold text-accent-ink text-sm"
              >
                {action.label}
              </Radix.Action>
            ) : null}
          </div>
          <Radix.Close
            aria-label={closeLabel}
            className="hit-44 grid size-8 shrink-0 place-items-center rounded-control text-subtle hover:bg-hover hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={regionLabel}
        className="pointer-events-none fixed inset-x-3 top-[calc(var(--toast-top,4.25rem)+env(safe-area-inset-top,0px))] z-70 grid gap-2 outline-none *:pointer-events-auto sm:right-5 sm:left-auto sm:w-95"
      />
    </Radix.Provider>
  );
}
