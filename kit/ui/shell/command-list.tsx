import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { cx } from '../primitives/cx.ts';
import { isComposing } from '../primitives/typed-keys.ts';
import type { Command } from './command-rank.ts';
import { rankCommands } from './command-rank.ts';
import type { PaletteParts } from './palette-frame.tsx';

/** A command with its picture and what it does. */
export type PaletteCommand = Command & {
  icon?: ReactNode;
  /** A second line, in small. */
  detail?: ReactNode;
  /** Keys that do the same, or a short mark. */
  hint?: ReactNode;
} & (
    | { onSelect: () => void }
    /** Choosing it writes this into the field, and one types on. */
    | { writes: string }
  );

/** Writes into the field as a hand does. */
function write(box: HTMLInputElement, text: string): void {
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What stands in the field of a palette: also what was written before anybody listened. */
export function useFieldText({ field }: PaletteParts): string {
  return useSyncExternalStore(
    (changed) => {
      const box = field.current;
      box?.addEventListener('input', changed);
      return () => box?.removeEventListener('input', changed);
    },
    () => field.current?.value ?? '',
    () => '',
  );
}

/** Makes the field of a palette a combobox over the list, and hears its keys. */
function useCombobox(
  { field }: PaletteParts,
  ids: { readonly list: string; readonly chosen: string | undefined },
  press: (event: KeyboardEvent) => void,
): void {
  const hear = useEffectEvent(press);
  useEffect(() => {
    const box = field.current;
    const heard = (event: KeyboardEvent): void => {
      if (!isComposing(event)) hear(event);
    };
    box?.addEventListener('keydown', heard);
    return () => box?.removeEventListener('keydown', heard);
  }, [field]);
  const { list, chosen } = ids;
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-controls', list);
    box.setAttribute('aria-expanded', String(chosen !== undefined));
    if (chosen === undefined) box.removeAttribute('aria-activedescendant');
    else box.setAttribute('aria-activedescendant', chosen);
  }, [field, list, chosen]);
}

/** Everything by name, for the field of a {@link PaletteFrame}: arrows choose, Enter does it. */
export function CommandList({
  parts,
  label,
  emptyLabel,
  commands,
  status,
  footer,
}: {
  parts: PaletteParts;
  label: string;
  /** When nothing fits. */
  emptyLabel: ReactNode;
  commands: readonly PaletteCommand[];
  /** Told to screen readers when it changes: how much was found. */
  status?: string | undefined;
  /** Below the list: which keys do what. */
  footer?: ReactNode;
}): ReactNode {
  const id = useId();
  const text = useFieldText(parts);
  // Another text begins at its first command again.
  const [chosen, setChosen] = useState({ text, at: 0 });
  // What is pressed stays where it is until it is let go: an answer that comes meanwhile would put another in its place.
  const [held, setHeld] = useState<readonly PaletteCommand[] | null>(null);
  const groups = Map.groupBy(held ?? rankCommands(text, commands), ({ group }) => group ?? '');
  const shown = [...groups.values()].flat();
  const at = Math.min(chosen.text === text ? chosen.at : 0, Math.max(0, shown.length - 1));
  const idOf = ({ key }: PaletteCommand): string => `${id}-${key}`;

  const select = (command: PaletteCommand | undefined): void => {
    const { dialog, field } = parts;
    if (!command || !dialog.current || !field.current) return;
    if ('writes' in command) {
      write(field.current, command.writes);
      field.current.focus();
      return;
    }
    dialog.current.close();
    write(field.current, '');
    command.onSelect();
  };
  useCombobox(parts, { list: `${id}-list`, chosen: shown[at] && idOf(shown[at]) }, (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length > 0) {
      event.preventDefault();
      setChosen({ text, at: (at + step + shown.length) % shown.length });
    }
    if (event.key !== 'Enter') return;
    // From here on Enter is the list's, not the form's.
    event.preventDefault();
    select(shown[at]);
  });
  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {shown.length === 0 ? <div className="px-4 py-8 text-center text-muted text-sm">{emptyLabel}</div> : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box above. */}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        onPointerDown={() => setHeld(shown)}
        onPointerCancel={() => setHeld(null)}
        onPointerLeave={({ pointerType }) => {
          // A finger leaves before its click.
          if (pointerType === 'mouse') setHeld(null);
        }}
        onClick={() => setHeld(null)}
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
                  id={idOf(command)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={current}
                  onPointerMove={() => setChosen({ text, at: shown.indexOf(command) })}
                  onClick={() => select(command)}
                  ref={current ? (node) => void node?.scrollIntoView({ block: 'nearest' }) : undefined}
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
    </>
  );
}
