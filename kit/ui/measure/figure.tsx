import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/** An amount, a time, a count: its digits keep their width, and no translator of a browser touches it. */
export function Figure({ children, className }: { children: ReactNode; className?: string | undefined }): ReactNode {
  return (
    <span translate="no" className={cx('tabular', className)}>
      {children}
    </span>
  );
}
