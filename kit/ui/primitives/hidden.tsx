import type { ReactNode } from 'react';

/** Heard, not seen: words for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactNode {
  return <span className="sr-only">{children}</span>;
}

/** The first stop of the Tab key: jumps over the navigation to the element with `targetId`. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }): ReactNode {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-2 left-2 z-100 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent no-underline focus:translate-y-0"
    >
      {children}
    </a>
  );
}
