import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';

/** The heading of a row, with the way to all of it. */
export function RowHead({
  title,
  href,
  all,
}: {
  title: string;
  href?: string | undefined;
  all?: string | undefined;
}): ReactNode {
  return (
    <header className="flex min-w-0 items-center justify-between gap-3">
      <h2 className="min-w-0 font-bold text-lg tracking-tight sm:text-xl">{title}</h2>
      {href ? (
        <Anchor
          href={href}
          aria-label={all ? `${all}: ${title}` : undefined}
          className="inline-flex min-h-9 shrink-0 items-center gap-0.5 font-semibold text-accent-ink text-sm no-underline hover:underline pointer-coarse:min-h-11 [&>svg]:size-4"
        >
          <span>{all}</span>
          <ChevronRight aria-hidden />
        </Anchor>
      ) : null}
    </header>
  );
}
