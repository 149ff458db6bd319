import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { toneClass } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';

/** One sentence about what just happened, announced at once: a refusal or that it worked. */
export function Notice({ tone, children }: { tone: 'danger' | 'success'; children: ReactNode }): ReactNode {
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(
        'flex scroll-my-20 items-start gap-2.5 rounded-control px-3.5 py-3 font-medium text-sm',
        toneClass[tone],
      )}
    >
      {tone === 'danger' ? (
        <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0" />
      ) : (
        <CircleCheck aria-hidden className="mt-px size-4.5 shrink-0" />
      )}
      <span>{children}</span>
    </p>
  );
}
