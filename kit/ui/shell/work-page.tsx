import type { ReactNode } from 'react';

/** A page of those who work here: what it is, what may be done with all of it, and its content below. */
export function WorkPage({
  title,
  mark,
  lead,
  breadcrumb,
  actions,
  children,
}: {
  title: string;
  /** Beside the title: a state. */
  mark?: ReactNode;
  lead: ReactNode;
  /** The breadcrumb of a page that stands below another. */
  breadcrumb?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="grid gap-(--grid-gap) p-[clamp(0.75rem,2vw,1.5rem)]">
      {breadcrumb}
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-0.5">
          <h1 className="flex flex-wrap items-center gap-3 font-extrabold text-2xl">
            {title}
            {mark ? <span className="inline-flex flex-wrap items-center gap-3 tracking-normal">{mark}</span> : null}
          </h1>
          <p className="max-w-[80ch] text-muted">{lead}</p>
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
