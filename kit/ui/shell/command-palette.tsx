import { Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';
import type { Command } from './command-rank.ts';
import { rankCommands } from './command-rank.ts';

/** A command with its picture and what it does. */
export type PaletteCommand = Command & {
  icon?: ReactNode;
  /** A second line, in small. */
  detail?: ReactNode;
  /** Keys that do the same, or a short mark. */
  hint?: ReactNode;
  onSelect: () => void;
};

/**
 * Everything by name: arrows choose, Enter does it, Escape leaves. A native modal dialog, so opening it closes every menu
 * and focus goes back where it was. Below the menu breakpoint it takes the whole screen.
 */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  emptyLabel,
  closeLabel,
  commands,
  query,
  onQueryChange,
  status,
  footer,
  maxLength = 80,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placeholder: string;
  /** When nothing fits. */
  emptyLabel: ReactNode;
  closeLabel: string;
  commands: readonly PaletteCommand[];
  /** Give both to bring commands from a search on the server. */
  query?: string | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
  /** Told to screen readers when it changes: how much was found. */
  status?: string | undefined;
  /** Below the list: which keys do what. */
  footer?: ReactNode;
  maxLength?: number | undefined;
}): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState('');
  const [chosen, setChosen] = useState(0);
  const text = query ?? own;
  const groups = Map.groupBy(rankCommands(text, commands), ({ group }) => group ?? '');
  const shown = [...groups.values()].flat();
  const at = Math.min(chosen, Math.max(0, shown.length - 1));

  useEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const write = (value: string) => {
    setOwn(value);
    setChosen(0);
    onQueryChange?.(value);
  };
  const select = (command: PaletteCommand | undefined) => {
    if (!command) return;
    onOpenChange(false);
    write('');
    command.onSelect();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length > 0) {
      event.preventDefault();
      setChosen((at + step + shown.length) % shown.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) select(shown[at]);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; Escape does the same
    <dialog
      ref={dialog}
      aria-label={label}
      data-edge
      onClose={() => onOpenChange(false)}
      onClick={(event) => {
        if (event.target === dialog.current) onOpenChange(false);
      }}
      className={cx(
        'm-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-raised text-ink backdrop:bg-scrim open:flex open:animate-fade-in',
        'menu:mx-auto menu:mt-[min(12vh,7rem)] menu:h-fit menu:max-h-[min(72dvh,36rem)] menu:max-w-160 menu:rounded-card menu:border menu:border-line menu:shadow-e3 menu:open:animate-enter menu:backdrop:backdrop-blur-[2px]',
      )}
    >
      <div className="safe-t flex shrink-0 items-center gap-3 border-line border-b pr-2 pl-4">
        <Search aria-hidden className="size-5 shrink-0 text-subtle" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxLength}
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[at] ? `${id}-${shown[at].key}` : undefined}
          placeholder={placeholder}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          className="h-14 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-subtle"
        />
        <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={() => onOpenChange(false)} />
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {shown.length === 0 ? <div className="px-4 py-8 text-center text-muted text-sm">{emptyLabel}</div> : null}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="safe-b min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5"
      >
        {[...groups].map(([group, items]) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox is grouped by role
          <div key={group} role="group" aria-label={group || label}>
            {group ? (
              <p aria-hidden className="px-3 pt-3 pb-1 font-bold text-2xs text-subtle uppercase tracking-wider">
                {group}
              </p>
            ) : null}
            {items.map((command) => {
              const current = command === shown[at];
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box above.
                <div
                  key={command.key}
                  id={`${id}-${command.key}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={current}
                  onPointerMove={() => setChosen(shown.indexOf(command))}
                  onClick={() => select(command)}
                  ref={current ? (node) => node?.scrollIntoView({ block: 'nearest' }) : undefined}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-sm [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-subtle',
                    current && 'bg-hover',
                  )}
                >
                  {command.icon}
                  <span className="grid min-w-0 flex-1">
                    <span className="truncate font-medium">{command.label}</span>
                    {command.detail ? <span className="truncate text-muted text-xs">{command.detail}</span> : null}
                  </span>
                  {command.hint}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {footer ? (
        <div className="shrink-0 border-line border-t px-4 py-2 text-subtle text-xs max-menu:hidden">{footer}</div>
      ) : null}
    </dialog>
  );
}
