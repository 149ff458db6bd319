import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';

/** One line of a `DropdownMenu`: goes somewhere, does something, ticks something, or divides. */
export type MenuItem =
  | { kind: 'link'; key: string; label: ReactNode; href: string; icon?: ReactNode; current?: boolean; lang?: string }
  | {
      kind: 'action';
      key: string;
      label: ReactNode;
      onSelect: () => void;
      icon?: ReactNode;
      danger?: boolean;
      disabled?: boolean;
      /** The keys that do the same, as shown. */
      keys?: string;
    }
  | { kind: 'check'; key: string; label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }
  | { kind: 'heading'; key: string; label: ReactNode }
  | { kind: 'divider'; key: string };

/** The surface of everything that floats above the page. */
export const floatClass =
  'z-50 rounded-card border border-line bg-raised text-ink shadow-e3 data-[state=open]:animate-enter data-[state=closed]:animate-leave';

const line =
  'flex min-h-9 cursor-default select-none items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm no-underline outline-none data-highlighted:bg-hover data-disabled:opacity-45 pointer-coarse:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-subtle';

function Line({ item }: { item: MenuItem }): ReactNode {
  switch (item.kind) {
    case 'divider':
      return <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />;
    case 'heading':
      return <Radix.Label className="px-2.5 pt-2 pb-1 font-bold text-subtle text-xs">{item.label}</Radix.Label>;
    case 'link':
      return (
        <Radix.Item asChild className={line}>
          <Anchor
            href={item.href}
            lang={item.lang}
            hrefLang={item.lang}
            aria-current={item.current ? 'true' : undefined}
          >
            {item.icon}
            <span className="flex-1 text-ink">{item.label}</span>
            {item.current ? <Check aria-hidden className="text-accent-ink!" /> : null}
          </Anchor>
        </Radix.Item>
      );
    case 'check':
      return (
        <Radix.CheckboxItem checked={item.checked} onCheckedChange={item.onChange} className={line}>
          <span className="grid size-4.5 place-items-center">
            <Radix.ItemIndicator>
              <Check aria-hidden className="size-4 text-accent-ink" />
            </Radix.ItemIndicator>
          </span>
          {item.label}
        </Radix.CheckboxItem>
      );
    case 'action':
      return (
        <Radix.Item
          {...(item.disabled ? { disabled: true } : {})}
          onSelect={item.onSelect}
          className={cx(line, item.danger && 'text-danger [&>svg]:text-danger')}
        >
          {item.icon}
          <span className="flex-1">{item.label}</span>
          {item.keys ? <kbd className="text-subtle text-xs">{item.keys}</kbd> : null}
        </Radix.Item>
      );
  }
}

/** What can be done here, behind one button. `trigger` is a `Button` or `IconButton`. */
export function DropdownMenu({
  trigger,
  items,
  align = 'end',
  onOpenChange,
}: {
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end' | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}): ReactNode {
  return (
    <Radix.Root modal={false} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          data-edge
          className={cx(
            floatClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto p-1.5',
          )}
        >
          {items.map((item) => (
            <Line key={item.key} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
