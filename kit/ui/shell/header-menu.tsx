import type { MouseEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { buttonClass } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';

/**
 * A menu of the frame as a native popover: it opens before any script; opening one closes the others; Escape, a press
 * outside, and following a link inside close it; focus goes back to its button; the page behind does not scroll meanwhile
 * (spec 1 section 2). Below the menu breakpoint it is a sheet under the thumb.
 *
 * A button inside that opens something else carries `data-closes-menu`.
 */
export function HeaderMenu({
  label,
  trigger,
  children,
  lazyPanel,
  className,
  panelClassName,
  as,
  align = 'end',
  stays = false,
  onOpen,
}: {
  /** Names the button and the menu. */
  label: string;
  /** The look of the button. */
  trigger: ReactNode;
  children?: ReactNode;
  /** What is asked for only once the menu is opened. */
  lazyPanel?: (() => ReactNode) | undefined;
  /** Instead of the look of a quiet button. */
  className?: string | undefined;
  /** Width and inner space; a narrow list of lines when not given. */
  panelClassName?: string | undefined;
  /** A menu of links is a navigation of its own. */
  as?: 'nav' | 'div' | undefined;
  /** Which edge of its button it keeps on a desktop. */
  align?: 'start' | 'end' | undefined;
  /** Links inside change what the page shows: following one leaves it open. */
  stays?: boolean | undefined;
  onOpen?: (() => void) | undefined;
}): ReactNode {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const Panel = as ?? 'div';
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={className ?? buttonClass({ variant: 'ghost' })}
      >
        {trigger}
      </button>
      <Panel
        id={id}
        popover="auto"
        data-shell-menu={align}
        data-edge
        aria-label={label}
        role={as === 'nav' ? undefined : 'group'}
        onClick={({ target, currentTarget }: MouseEvent<HTMLElement>) => {
          const leaving = stays ? '[data-closes-menu]' : 'a, [data-closes-menu]';
          if (target instanceof Element && target.closest(leaving)) currentTarget.hidePopover();
        }}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          setOpened(true);
          onOpen?.();
        }}
        className={cx(
          'rounded-card border border-line bg-raised text-ink shadow-e3',
          panelClassName ?? 'p-2 menu:w-64',
        )}
      >
        {children}
        {opened && lazyPanel ? lazyPanel() : null}
      </Panel>
    </>
  );
}

/** The class of a line in a {@link HeaderMenu}. */
export function menuLineClass(current = false): string {
  return cx(
    'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium no-underline transition-colors [&>svg]:size-5 [&>svg]:shrink-0',
    current ? 'bg-accent-soft text-accent-ink' : 'text-ink hover:bg-hover',
  );
}
