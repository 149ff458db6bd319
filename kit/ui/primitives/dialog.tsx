import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { closeMenus } from './close-menus.ts';
import { cx } from './cx.ts';

/** What a dialog and a sheet share. */
export type DialogProps = {
  /** Controlled by the screen, or left to `trigger`. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A button that opens it. */
  trigger?: ReactNode;
  title: ReactNode;
  /** One sentence under the title, read aloud on opening. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; the primary one last. */
  footer?: ReactNode;
  closeLabel: string;
  /** Blocking: no close button, no way out by Escape or a press outside (age question, consent). */
  blocking?: boolean | undefined;
};

/** What lies over the page behind a dialog. */
export const scrim =
  'fixed inset-0 z-50 bg-scrim backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** Title, content and buttons of a dialog, whatever holds them. */
export function DialogFrame({
  title,
  description,
  children,
  footer,
  closeLabel,
  blocking,
}: Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange'>): ReactNode {
  // A menu stands above everything: it would cover what is asked here.
  useEffect(closeMenus, []);
  return (
    <>
      <header className="flex items-start gap-4 px-(--card-pad) pt-(--card-pad) group-data-beside/panel:py-1.5 group-data-beside/panel:items-center">
        <div className="grid min-w-0 flex-1 gap-1 group-data-beside/panel:gap-0">
          <Radix.Title className="font-bold text-xl group-data-beside/panel:text-base">{title}</Radix.Title>
          {description ? <Radix.Description className="text-muted text-sm">{description}</Radix.Description> : null}
        </div>
        {blocking ? null : (
          <Radix.Close asChild>
            <IconButton
              label={closeLabel}
              icon={<X aria-hidden />}
              size="sm"
              className="-mt-1 -mr-2 group-data-beside/panel:mt-0"
            />
          </Radix.Close>
        )}
      </header>
      {children ? (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-(--card-pad) py-4 group-data-beside/panel:py-2">
          {children}
        </div>
      ) : (
        <div className="h-4" />
      )}
      {footer ? (
        <footer className="flex flex-col-reverse gap-2 border-line border-t px-(--card-pad) py-4 group-data-beside/panel:py-2.5 xs:flex-row xs:justify-end">
          {footer}
        </footer>
      ) : null}
    </>
  );
}

/** No way out by Escape or a press outside, where a dialog blocks. */
export const hold = (blocking: boolean | undefined) =>
  blocking
    ? {
        onEscapeKeyDown: (event: Event) => event.preventDefault(),
        onInteractOutside: (event: Event) => event.preventDefault(),
      }
    : {};

/** Gives the focus back to what had it, also where a screen opens the dialog itself and there is no trigger. */
export function useReturningFocus(): { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void } {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}

/** Interrupts for one question or task: focus is held inside, the page behind waits. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  size = 'md',
  ...frame
}: DialogProps & { size?: 'sm' | 'md' | 'lg' | undefined }): ReactNode {
  const widths = { sm: 'max-w-100', md: 'max-w-130', lg: 'max-w-200' };
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={cx(scrim, 'grid place-items-center overflow-y-auto p-4')}>
          <Radix.Content
            {...hold(frame.blocking)}
            {...useReturningFocus()}
            {...(frame.description ? {} : { 'aria-describedby': undefined })}
            data-edge
            className={cx(
              'flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-card border border-line bg-raised shadow-e3',
              'data-[state=closed]:animate-leave data-[state=open]:animate-enter',
              widths[size],
            )}
          >
            <DialogFrame {...frame} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A panel for more room: from the bottom on a phone, from the side from the `sm` breakpoint on. */
export function Sheet({ open, onOpenChange, trigger, ...frame }: DialogProps): ReactNode {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...hold(frame.blocking)}
          {...useReturningFocus()}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
          data-edge
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-3xl border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] shadow-e3',
            'sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-105 sm:rounded-none sm:rounded-l-3xl sm:border-t-0 sm:border-l',
            'data-[state=open]:animate-rise sm:data-[state=open]:animate-slide-in',
            'data-[state=closed]:animate-sink sm:data-[state=closed]:animate-slide-out',
          )}
        >
          <span aria-hidden className="mx-auto mt-2.5 h-1 w-10 rounded-full bg-control sm:hidden" />
          <DialogFrame {...frame} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog or sheet around it: wrap a `Button`. */
export function DialogClose({ children }: { children: ReactNode }): ReactNode {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
