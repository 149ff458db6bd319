import * as RadixPopover from 'radix-ui/popover';
import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { floatClass } from './menu.tsx';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** A small surface beside what opened it: volume, quick settings, a profile at a glance. */
export function Popover({
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'center',
  open,
  onOpenChange,
  className,
}: {
  trigger: ReactNode;
  /** Names the surface for screen readers. */
  label: string;
  children: ReactNode;
  side?: Side | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}): ReactNode {
  return (
    <RadixPopover.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          data-edge
          className={cx(
            floatClass,
            'max-w-[calc(100vw-1rem)] origin-(--radix-popover-content-transform-origin) p-4 outline-none',
            className,
          )}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** Explains a thing on hover and focus. Never the only place of a word: a finger cannot hover. */
export function Tooltip({
  label,
  children,
  side = 'top',
}: {
  label: ReactNode;
  /** One focusable element. */
  children: ReactNode;
  side?: Side | undefined;
}): ReactNode {
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            data-edge
            className="z-60 max-w-70 animate-fade-in rounded-lg bg-ink px-2.5 py-1.5 font-medium text-canvas text-xs shadow-e2"
          >
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
