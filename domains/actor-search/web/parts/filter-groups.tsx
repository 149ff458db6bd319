import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat } from '#kit/web/words/i18n.tsx';
import type { AvailableFilter, FilterOption } from '../../contract/index.ts';
import type { SearchAddress } from './address.ts';
import { toggled, writeAddress } from './address.ts';

/** One option as a link with how many one gets by it; one that finds nobody is none. */
function Option({ option, href, isSwitch }: { option: FilterOption; href: string; isSwitch: boolean }): ReactNode {
  const format = useFormat();
  const isEmpty = option.hits === 0 && !option.isOn;
  const inner = (
    <>
      <span
        aria-hidden
        className={cx(
          'grid size-5 shrink-0 place-items-center border [&>svg]:size-3.5',
          isSwitch ? 'rounded-full' : 'rounded-md',
          option.isOn ? 'border-accent bg-accent text-on-accent' : 'border-control bg-field',
        )}
      >
        {option.isOn ? <Check strokeWidth={3} /> : null}
      </span>
      <span className="min-w-0 flex-1">{option.label}</span>
      <span translate="no" className="tabular text-subtle text-sm">
        {format.number(option.hits)}
      </span>
    </>
  );
  const look = 'flex min-h-9 items-center gap-3 rounded-control px-2 py-1 no-underline pointer-coarse:min-h-11';
  if (isEmpty) return <span className={cx(look, 'text-subtle opacity-60')}>{inner}</span>;
  return (
    <Anchor
      href={href}
      aria-current={option.isOn ? 'true' : undefined}
      className={cx(look, 'text-ink transition-colors hover:bg-hover', option.isOn && 'font-semibold text-accent-ink')}
    >
      {inner}
    </Anchor>
  );
}

/** Filters of one option each, under each other. */
export function Switches({
  filters,
  address,
}: {
  filters: readonly AvailableFilter[];
  address: SearchAddress;
}): ReactNode {
  return (
    <ul className="grid gap-0.5">
      {filters.flatMap(({ filter, label, options: [only] }) =>
        only ? (
          <li key={filter}>
            <Option isSwitch option={{ ...only, label }} href={writeAddress(toggled(address, filter, only.value))} />
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}

/** A stretch of the filters that opens and closes, before any script too; `on`: how many of it are chosen. */
export function Group({
  label,
  on,
  open,
  children,
}: {
  label: string;
  on: number;
  open: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <details open={open} className="border-line border-t pt-1 first:border-t-0">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-bold text-sm">
        <span className="flex-1">{label}</span>
        {on > 0 ? (
          <span translate="no" className="tabular rounded-full bg-accent-soft px-2 text-accent-ink text-xs">
            {on}
          </span>
        ) : null}
        <ChevronDown aria-hidden className="size-4 text-subtle" />
      </summary>
      {children}
    </details>
  );
}

/** So many groups are open before anybody chose something. */
const openAtFirst = 3;

/** Every filter there is, as links: it works before any script, and the address says what is shown. */
export function FilterGroups({
  filters,
  address,
  children,
}: {
  filters: readonly AvailableFilter[];
  address: SearchAddress;
  /** What stands between the switches and the groups. */
  children?: ReactNode;
}): ReactNode {
  const switches = filters.filter(({ kind }) => kind === 'switch');
  const groups = filters.filter(({ kind }) => kind === 'many');
  return (
    <div className="grid gap-1">
      {switches.length > 0 ? <Switches filters={switches} address={address} /> : null}
      {children}
      {groups.map(({ filter, label, options }, at) => {
        const on = options.filter(({ isOn }) => isOn).length;
        return (
          <Group key={filter} label={label} on={on} open={on > 0 || at < openAtFirst}>
            <ul aria-label={label} className="grid gap-0.5 pb-2">
              {options.map((option) => (
                <li key={option.value}>
                  <Option
                    isSwitch={false}
                    option={option}
                    href={writeAddress(toggled(address, filter, option.value))}
                  />
                </li>
              ))}
            </ul>
          </Group>
        );
      })}
    </div>
  );
}
