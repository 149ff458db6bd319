import type { ReactNode } from 'react';
import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { VisibleToast } from './toast-viewer.tsx';

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

const ToastContext = /* @__PURE__ */ createContext<Toasts | null>(null);
/** Older ones leave when more than this many would stand. */
const MOST = 3;
/** How long the closing motion may take before a toast is dropped (ms). */
const LEAVE_MS = 250;

// Most visits never see a toast: what draws it is fetched with the first one.
const ToastViewer = /* @__PURE__ */ lazy(() =>
  import('./toast-viewer.tsx').then((module) => ({ default: module.ToastViewer })),
);

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
  const [held, setHeld] = useState<readonly VisibleToast[]>([]);
  const [used, setUsed] = useState(false);
  const nextId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    nextId.current += 1;
    const id = nextId.current;
    setUsed(true);
    setHeld((before) => [...before, { ...message, id, open: true }].slice(-MOST));
  }, []);
  const close = useCallback((id: number) => {
    setHeld((before) => before.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => setHeld((before) => before.filter((toast) => toast.id !== id)), LEAVE_MS);
  }, []);
  const value = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={value}>
      {children}
      {used ? (
        <Suspense>
          <ToastViewer held={held} onClose={close} regionLabel={regionLabel} closeLabel={closeLabel} />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}

/** `show(message)` from anywhere below a `ToastProvider`; throws without one. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it: put one into the shell.');
  return toasts;
}
