import { Search } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { cx } from '../primitives/cx.ts';
import type { Command } from './command-rank.ts';
import { rankCommands } from './command-rank.ts';

/** A command with its picture and what it does. */
export type PaletteCommand = Command & {
  icon?: ReactNode;
  /** Keys that do the same, or a short explanation. */
  hint?: ReactNode;
  onSelect: () => void;
};

/** Everything by name: Control or Command and K opens it, arrows choose, Enter does it. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  emptyLabel,
  commands,
  query,
  onQueryChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placeholder: string;
  emptyLabel: string;
  commands: readonly PaletteCommand[];
  /** Give both to bring commands from a search on the server. */
  query?: string | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
}): ReactNode {
  const id = useId();
  const [own, setOwn] = useState('');
  const [chosen, setChosen] = useState(0);
  const text = query ?? own;
  const shown = rankCommands(text, commands);
  const at = Math.min(chosen, Math.max(0, shown.length - 1));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      onOpenChange(!open);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, onOpenChange]);

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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 animate-fade-in bg-scrim backdrop-blur-[2px]" />
        <Radix.Content
          aria-describedby={undefined}
          data-edge
          className="fixed inset-x-3 top-[min(12vh,7rem)] z-60 mx-auto flex max-h-[min(70dvh,32rem)] max-w-150 animate-enter flex-col overflow-hidden rounded-card border border-line bg-raised shadow-e3"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <div className="flex items-center gap-3 border-line border-b px-4">
            <Search aria-hidden className="size-5 shrink-0 text-subtle" />
            <input
              role="combobox"
              aria-label={label}
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={shown[at] ? `${id}-${shown[at].key}` : undefined}
              placeholder={placeholder}
              value={text}
              onChange={(event) => write(event.target.value)}
              onKeyDown={(event) => {
                const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
                if (step && shown.length > 0) {
                  event.preventDefault();
                  setChosen((at + step + shown.length) % shown.length);
                }
                if (event.key === 'Enter') select(shown[at]);
              }}
              className="h-13 w-full bg-transparent text-base outline-none placeholder:text-subtle"
            />
          </div>
          <div id={`${id}-list`} role="listbox" aria-label={label} className="min-h-0 overflow-y-auto p-1.5">
            {shown.length === 0 ? <p className="px-3 py-6 text-center text-muted text-sm">{emptyLabel}</p> : null}
            {shown.map((command, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box above.
              <div
                key={command.key}
                id={`${id}-${command.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onPointerMove={() => setChosen(index)}
                onClick={() => select(command)}
                ref={index === at ? (node) => node?.scrollIntoView({ block: 'nearest' }) : undefined}
                className={cx(
                  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-sm [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-subtle',
                  index === at && 'bg-hover',
                )}
              >
                {command.icon}
                <span className="flex-1 truncate">{command.label}</span>
                {command.group ? <span className="text-subtle text-xs">{command.group}</span> : null}
                {command.hint}
              </div>
            ))}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
