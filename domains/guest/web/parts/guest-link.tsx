import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useGuestName } from './guest-name.ts';

/** A guest in the office, leading to their page: the name, and below it the number or what else tells who it is. */
export function GuestLink({
  id,
  isFact = false,
  note,
  children,
}: {
  id: number;
  /** Below a label, where nothing stands at the end of a phone's line. */
  isFact?: boolean;
  /** Below the name instead of the number: the mail address. */
  note?: string | null;
  children?: ReactNode;
}): ReactNode {
  const nameOf = useGuestName();
  return (
    <span
      className={cx(
        'grid gap-0.5 [overflow-wrap:anywhere]',
        isFact || children === undefined ? undefined : note ? 'sm:min-w-44' : 'sm:min-w-32',
      )}
    >
      <LocalLink
        to="guest.officeGuest"
        params={{ guestId: id }}
        className={cx(
          'inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline',
          isFact ? undefined : 'max-sm:justify-end',
        )}
      >
        {typeof children === 'string' ? <bdi>{nameOf(children)}</bdi> : (children ?? <span translate="no">{id}</span>)}
      </LocalLink>
      {children === undefined ? null : (
        <span translate="no" className="font-normal text-sm text-subtle">
          {note ?? id}
        </span>
      )}
    </span>
  );
}
