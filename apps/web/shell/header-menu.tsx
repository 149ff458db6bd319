import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';

/**
 * A menu of the top bar as a native popover: opens before any script, closes on Escape, on a press outside and when
 * another menu opens (spec 1 section 2). Following a link inside closes it.
 */
export function HeaderMenu({
  label,
  trigger,
  children,
}: {
  label: string;
  trigger: ReactNode;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={buttonClass({ variant: 'ghost' })}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices that a link inside was followed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside are followed by keyboard as clicks */}
      <div
        id={id}
        popover="auto"
        data-shell-menu
        onClick={closeOnLink}
        className="menu:w-64 rounded-card border border-line bg-raised p-2 text-ink shadow-e3"
      >
        {children}
      </div>
    </>
  );
}

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}

/** The class of a line in a {@link HeaderMenu}. */
export function menuLineClass(current = false): string {
  return cx(
    'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium no-underline transition-colors [&>svg]:size-5',
    current ? 'bg-accent-soft text-accent-ink' : 'text-ink hover:bg-hover',
  );
}
