import { Search, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';

/** What a palette's content needs of its frame. */
export interface PaletteParts {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** For a button that opens or closes a dialog by itself, before any script (invoker commands). */
export const dialogCommand = (command: 'show-modal' | 'close', dialogId: string): object => ({
  command,
  commandfor: dialogId,
});

/**
 * A dialog with one field: what it finds is drawn by a {@link CommandList} inside it, which may come later. It opens and
 * takes what is written before any script, and with a `form` Enter leads on even then; nothing that was written is lost.
 * A native modal dialog, so opening it closes every menu and focus goes back where it was. Below the menu breakpoint it
 * takes the whole screen.
 */
export function PaletteFrame({
  id,
  parts,
  label,
  placeholder,
  closeLabel,
  form,
  maxLength = 80,
  onClose,
  children,
}: {
  id: string;
  parts: PaletteParts;
  label: string;
  placeholder: string;
  closeLabel: string;
  /** Where the browser itself leads with what was written, and from how many characters on. */
  form?: { readonly action: string; readonly name: string; readonly minLength: number } | undefined;
  maxLength?: number | undefined;
  onClose?: (() => void) | undefined;
  children?: ReactNode;
}): ReactNode {
  const close = () => parts.dialog.current?.close();
  const field = (
    <input
      ref={parts.field}
      type="text"
      name={form?.name}
      required
      minLength={form?.minLength}
      maxLength={maxLength}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label={label}
      placeholder={placeholder}
      className="h-14 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-subtle"
    />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; Escape does the same
    <dialog
      ref={parts.dialog}
      id={id}
      aria-label={label}
      data-edge
      // It may be open before React looks.
      suppressHydrationWarning
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
      className={cx(
        'm-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-raised text-ink backdrop:bg-scrim open:flex open:animate-fade-in',
        'menu:mx-auto menu:mt-[min(12vh,7rem)] menu:h-fit menu:max-h-[min(72dvh,36rem)] menu:max-w-160 menu:rounded-card menu:border menu:border-line menu:shadow-e3 menu:open:animate-enter menu:backdrop:backdrop-blur-[2px]',
      )}
    >
      <div className="safe-t flex shrink-0 items-center gap-3 border-line border-b pr-2 pl-4">
        <Search aria-hidden className="size-5 shrink-0 text-subtle" />
        {form ? (
          <form action={form.action} className="contents">
            {field}
          </form>
        ) : (
          field
        )}
        <IconButton {...dialogCommand('close', id)} label={closeLabel} icon={<X aria-hidden />} onClick={close} />
      </div>
      {children}
    </dialog>
  );
}
