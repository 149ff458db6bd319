import type { ReactNode } from 'react';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useGuestName } from './guest-name.ts';

/** A guest in the office, leading to their page: the name or address, and the number below it. */
export function GuestLink({ id, children }: { id: number; children?: ReactNode }): ReactNode {
  const nameOf = useGuestName();
  return (
    <span className="grid gap-0.5 [overflow-wrap:anywhere]">
      <LocalLink
        to="guest.officeGuest"
        params={{ guestId: id }}
        className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline max-sm:justify-end"
      >
        {typeof children === 'string' ? <bdi>{nameOf(children)}</bdi> : (children ?? <span translate="no">{id}</span>)}
      </LocalLink>
      {children === undefined ? null : (
        <span translate="no" className="font-normal text-sm text-subtle">
          {id}
        </span>
      )}
    </span>
  );
}
