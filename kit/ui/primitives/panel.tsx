import * as Radix from 'radix-ui/dialog';
import type { CSSProperties, ReactNode } from 'react';
import { createContext, use, useRef } from 'react';
import { cx } from './cx.ts';
import type { DialogProps } from './dialog.tsx';
import { DialogFrame, hold, scrim, useReturningFocus } from './dialog.tsx';

/**
 * A picture runs on behind whatever is opened here and has to stay in sight: panels stand beside it then. `hiddenBelow`: what a
 * keyboard takes of the window, px. Null: they stand over the page.
 */
export const BesidePicture = createContext<{ readonly hiddenBelow: number } | null>(null);

/**
 * One task or choice that fits the hand and the desk: a sheet under the thumb on a phone, a dialog in the middle from the `sm`
 * breakpoint on. It is one element, so turning the phone or the window loses nothing of it.
 */
export function Panel(props: DialogProps): ReactNode {
  const beside = use(BesidePicture);
  return beside ? <BesidePanel {...beside} {...props} /> : <OverPanel {...props} />;
}

function OverPanel({ open, onOpenChange, trigger, ...frame }: DialogProps): ReactNode {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={cx(scrim, 'grid items-end justify-items-center sm:items-center sm:p-4')}>
          <Radix.Content
            {...hold(frame.blocking)}
            {...useReturningFocus()}
            {...(frame.description ? {} : { 'aria-describedby': undefined })}
            data-edge
            className={cx(
              'flex max-h-[88dvh] w-full flex-col rounded-t-3xl border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] shadow-e3',
              'sm:max-h-[calc(100dvh-2rem)] sm:max-w-130 sm:rounded-card sm:border sm:pb-0',
              'data-[state=open]:animate-rise sm:data-[state=open]:animate-enter',
              'data-[state=closed]:animate-sink sm:data-[state=closed]:animate-leave',
            )}
          >
            <span aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-control sm:hidden" />
            <DialogFrame {...frame} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * The same while a picture runs: half of the screen at most, below on an upright phone, on the right otherwise. Nothing darkens
 * or catches presses on the rest, so what stands there (price, clock, the way out) stays in sight and works.
 */
function BesidePanel({
  hiddenBelow,
  open,
  onOpenChange,
  trigger,
  ...frame
}: DialogProps & { hiddenBelow: number }): ReactNode {
  const focus = useReturningFocus();
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root modal={false} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Content
          {...hold(frame.blocking)}
          {...focus}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            focus.onOpenAutoFocus();
          }}
          // What happens in the room may take the focus, as a chat that begins does: nobody meant to close this by it.
          onFocusOutside={(event) => event.preventDefault()}
          // The button that opened it closes it by itself.
          onPointerDownOutside={(event) => {
            const { current } = opener;
            const isOpener = current !== document.body && current?.contains(event.target as Node);
            if (frame.blocking || isOpener) event.preventDefault();
          }}
          {...(frame.description ? {} : { 'aria-describedby': undefined })}
          data-edge
          data-beside
          style={{ '--seen-bottom': `${hiddenBelow}px` } as CSSProperties}
          className={cx(
            'group/panel fixed z-50 flex flex-col border-line bg-raised shadow-e3 [--card-pad:1rem]',
            'inset-x-0 bottom-(--seen-bottom) max-h-[min(max(50dvh,23rem),calc(100dvh-7rem-var(--seen-bottom)))] rounded-t-3xl border-t pb-[env(safe-area-inset-bottom)]',
            'max-lg:landscape:inset-y-0 max-lg:landscape:right-0 max-lg:landscape:left-auto max-lg:landscape:max-h-none max-lg:landscape:w-1/2 max-lg:landscape:rounded-t-none max-lg:landscape:rounded-l-3xl max-lg:landscape:border-t-0 max-lg:landscape:border-l',
            'lg:right-0 lg:left-auto lg:max-h-[min(80dvh,46rem)] lg:w-100 lg:rounded-tr-none lg:border-l',
            'data-[state=open]:animate-rise data-[state=closed]:animate-sink',
          )}
        >
          <span
            aria-hidden
            className="mx-auto mt-1.5 h-1 w-10 shrink-0 rounded-full bg-control lg:hidden max-lg:landscape:hidden"
          />
          <DialogFrame {...frame} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
