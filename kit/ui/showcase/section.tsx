import type { ReactNode } from 'react';

/** One group of parts under its name. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-labelledby={`showcase-${id}`} className="grid min-w-0 scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={`showcase-${id}`} className="font-bold text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A row of variants that wraps. */
export function Row({ children }: { children: ReactNode }): ReactNode {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
