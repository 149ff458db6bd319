import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { CountBadge } from './badge.tsx';
import { cx } from './cx.ts';
import { tab } from './tab-links.tsx';

/** One tab with its panel. */
export type TabItem = { value: string; label: ReactNode; content: ReactNode; count?: number };

const strip = 'no-scrollbar flex gap-1 overflow-x-auto border-line border-b';

/** Views of the same thing, one at a time; arrow keys move between them. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
}: {
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}): ReactNode {
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? items[0]?.value ?? '' } : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Radix.List aria-label={label} className={strip}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={cx(tab, 'data-[state=active]:text-ink data-[state=active]:after:bg-accent')}
          >
            {item.label}
            {item.count ? <CountBadge count={item.count} /> : null}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-4">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
