import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { cx } from './cx.ts';

/** A short message that comes and goes. */
export type ToastMessage = {
  title: ReactNode;
  text?: ReactNode;
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined;
  /** One thing to do about it; `altText` says how to do it without the toast. */
  action?: { label: string; altText: string; onAction: () => void } | undefined;
  /** Milliseconds in sight; 6000 unless said. Hovering and focus stop the time. */
  duration?: number | undefined;
};

type Toasts = { show: (message: ToastMessage) => void };
type Held = ToastMessage & { id: number; open: boolean };

const ToastContext = /* @__PURE__ */ createContext<Toasts | null>(null);
/** Older ones leave when more than this many would stand. */
const MOST = 3;
/** How long the closing motion may take before a toast is dropped (ms). */
const LEAVE_MS = 250;

const icons = {
  neutral: <Info aria-hidden className="text-info" />,
  success: <CircleCheck aria-hidden className="text-success" />,
  warning: <TriangleAlert aria-hidden className="text-warning" />,
  danger: <CircleAlert aria-hidden className="text-danger" />,
};

/** Holds the toasts of a side; F8 jumps to them. `regionLabel` may contain "{hotkey}". */
export function ToastProvider({
  children,
  regionLabel,
  closeLabel,
}: {
  children: ReactNode;
  regionLabel: string;
  closeLabel: string;
}): ReactNode {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const nextId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    nextId.current += 1;
    const id = nextId.current;
    setHeld((before) => [...before, { ...message, id, open: true }].slice(-MOST));
  }, []);
  const close = (id: number) => {
    setHeld((before) => before.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => setHeld((before) => before.filter((toast) => toast.id !== id)), LEAVE_MS);
  };
  const value = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={value}>
      <Radix.Provider label={regionLabel} swipeDirection="right">
        {children}
        {held.map(({ id, open, title, text, tone = 'neutral', action, duration = 6000 }) => (
          <Radix.Root
            key={id}
            open={open}
            duration={duration}
            type={tone === 'danger' ? 'foreground' : 'background'}
            onOpenChange={(next) => {
              if (!next) close(id);
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
                  className={cx('hit-44 mt-1 justify-self-start rounded-sm font-semibold text-accent-ink text-sm')}
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
          className="pointer-events-none fixed inset-x-3 top-[calc(4.25rem+env(safe-area-inset-top,0px))] z-70 grid gap-2 outline-none *:pointer-events-auto sm:left-auto sm:right-5 sm:w-95"
        />
      </Radix.Provider>
    </ToastContext>
  );
}

/** `show(message)` from anywhere below a `ToastProvider`; throws without one. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it: put one into the shell.');
  return toasts;
}
