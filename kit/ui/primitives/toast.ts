import type { ReactNode } from 'react';

/** A short message that comes and goes. */
export type ToastMessage = {
  title: ReactNode;
  text?: ReactNode;
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined;
  /** One thing to do about it; `altText` says how to do it without the toast. */
  action?: { label: string; altText: string; onAction: () => void } | undefined;
  /** Milliseconds in sight; 6000 unless said, 20000 with an action. Hovering and focus stop the time. */
  duration?: number | undefined;
};

/** A message in sight, or on its way out. */
export type VisibleToast = ToastMessage & { id: number; open: boolean };

/** Older ones leave when more than this many would stand. */
const MOST = 3;
/** How long the closing motion may take before a toast is dropped (ms). */
const LEAVE_MS = 250;

// One document has one place for its messages, so they are held beside React: no page can stand outside of them.
let held: readonly VisibleToast[] = [];
let nextId = 0;
const listeners = /* @__PURE__ */ new Set<() => void>();

function hold(next: readonly VisibleToast[]): void {
  held = next;
  for (const listener of [...listeners]) listener();
}

/** The messages of this document, for `ToastRegion`; on the server there are none, because its module is everybody's. */
export const heldToasts = {
  show: (message: ToastMessage): void => {
    if (typeof document === 'undefined') return;
    nextId += 1;
    hold([...held, { ...message, id: nextId, open: true }].slice(-MOST));
  },
  get: (): readonly VisibleToast[] => held,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  close: (id: number): void => {
    hold(held.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => hold(held.filter((toast) => toast.id !== id)), LEAVE_MS);
  },
};

/** `show(message)` from any handler or effect of any page; it waits until the frame's `ToastRegion` is there to draw it. */
export const useToast = (): { show: (message: ToastMessage) => void } => heldToasts;
