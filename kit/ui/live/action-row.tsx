import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/**
 * Where round buttons stand that do something with a person: heart, message, gift. A row that keeps its height while they are
 * fetched; over a picture a column at its edge, where a thumb reaches it.
 */
export function ActionRow({
  overPicture = false,
  isEmpty = false,
  children,
}: {
  overPicture?: boolean;
  /** Nobody brings a button: no room is kept. */
  isEmpty?: boolean;
  children: ReactNode;
}): ReactNode {
  if (isEmpty) return null;
  return (
    <div
      data-theme={overPicture ? 'dark' : undefined}
      className={cx(
        'flex gap-2',
        overPicture
          ? 'absolute right-3 bottom-16 z-2 laid:z-4 flex-col items-center md:bottom-20 [&_button]:bg-black/45 group-data-keyboard/room:hidden laid-tall:bottom-44 laid-wide:bottom-3 laid-wide:right-auto laid-wide:left-3 laid-wide:flex-row md:laid-wide:bottom-16'
          : 'min-h-11 flex-wrap items-center max-sm:justify-center',
      )}
    >
      {children}
    </div>
  );
}
