import type { ReactNode } from 'react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { VisibleToast } from './toast.ts';
import { heldToasts } from './toast.ts';

// Most visits never see a toast: what draws it is fetched with the first one.
const ToastViewer = /* @__PURE__ */ lazy(() =>
  import('./toast-viewer.tsx').then((module) => ({ default: module.ToastViewer })),
);
const none: readonly VisibleToast[] = [];

/** Where the messages of `useToast` stand, once in a document; F8 jumps to them. `regionLabel` may contain "{hotkey}". */
export function ToastRegion({ regionLabel, closeLabel }: { regionLabel: string; closeLabel: string }): ReactNode {
  const held = useSyncExternalStore(heldToasts.subscribe, heldToasts.get, () => none);
  const [used, setUsed] = useState(false);
  if (held.length > 0 && !used) setUsed(true);
  return used ? (
    <Suspense fallback={null}>
      <ToastViewer held={held} onClose={heldToasts.close} regionLabel={regionLabel} closeLabel={closeLabel} />
    </Suspense>
  ) : null;
}
