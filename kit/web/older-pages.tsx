import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';

/**
 * Pages of a list that grows at its head: on to what is older, or back to the newest. The address says from where on
 * (`before`) and keeps the filters.
 */
export function OlderPages({
  label,
  newest,
  older,
  next,
  here,
}: {
  /** Of the navigation, for screen readers. */
  label: string;
  newest: string;
  older: string;
  /** Where the next page begins; null when there is none. */
  next: number | null;
  /** The address of the list itself. */
  here: string;
}): ReactNode {
  const [params] = useSearchParams();
  const to = (before: number | null): string => {
    const wanted = new URLSearchParams(params);
    if (before === null) wanted.delete('before');
    else wanted.set('before', String(before));
    return wanted.size > 0 ? `${here}?${wanted}` : here;
  };
  return (
    <nav className="flex gap-3" aria-label={label}>
      {params.has('before') ? <ButtonLink href={to(null)}>{newest}</ButtonLink> : null}
      {next === null ? null : <ButtonLink href={to(next)}>{older}</ButtonLink>}
    </nav>
  );
}
