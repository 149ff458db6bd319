import { CircleCheck, CircleSlash, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** One change: what was done, by whom, when. */
export type AuditTrailEntry = {
  key: string;
  result: 'done' | 'refused' | 'failed';
  /** The result in words, for those who do not see the icon. */
  resultLabel: string;
  what: ReactNode;
  detail?: string | undefined;
  who: string;
  /** ISO 8601. */
  at: string;
  /** `at`, for people. */
  when: string;
};

const icons = {
  done: <CircleCheck aria-hidden className="text-success" />,
  refused: <CircleSlash aria-hidden className="text-warning" />,
  failed: <CircleX aria-hidden className="text-danger" />,
} as const;

/** The line under a change, and those before it; nothing when there are none. */
export function AuditTrail({
  label,
  entries,
  className,
}: {
  label: string;
  entries: readonly AuditTrailEntry[];
  className?: string | undefined;
}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className={cx('grid gap-1.5 text-sm', className)}>
      {entries.map(({ key, result, resultLabel, what, detail, who, at, when }) => (
        <li key={key} className="flex gap-x-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
          {icons[result]}
          <span className="min-w-0 text-muted [overflow-wrap:anywhere]">
            <span className="sr-only">{resultLabel}: </span>
            <span className="font-semibold text-ink">{what}</span>
            {detail ? ` · ${detail}` : ''} · {who} ·{' '}
            <time dateTime={at} translate="no" className="whitespace-nowrap tabular">
              {when}
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}
