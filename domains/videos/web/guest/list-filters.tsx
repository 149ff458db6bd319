import { ArrowDownUp, ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilterBar, filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { HeaderMenu, menuLineClass } from '#kit/ui/shell/header-menu.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Choice, Groups } from './list-choices.ts';

/** A menu of the bar with one group of choices. */
function GroupMenu({
  label,
  choices,
  icon,
}: {
  label: string;
  choices: readonly Choice[];
  icon?: ReactNode;
}): ReactNode {
  const active = choices.filter((choice) => choice.active);
  if (choices.length === 0) return null;
  return (
    <HeaderMenu
      label={[label, ...active.map((choice) => choice.label)].join(': ')}
      className={filterChipClass(!icon && active.length > 0)}
      trigger={
        <>
          {icon}
          <span>{icon && active[0] ? active[0].label : label}</span>
          <ChevronDown aria-hidden />
        </>
      }
      panelClassName="p-2 menu:w-max menu:min-w-48 menu:max-w-96"
    >
      <ul aria-label={label} className="grid gap-1">
        {choices.map((choice) => (
          <li key={choice.key}>
            <Anchor
              href={choice.href}
              aria-current={choice.active ? 'true' : undefined}
              className={menuLineClass(choice.active)}
            >
              {choice.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}

/** All groups under one button, as a sheet: it stays while one chooses. */
function FilterSheet({ groups, total }: { groups: Groups; total: string }): ReactNode {
  const t = useMessages();
  const label = t('videos.filter.label');
  const count = groups.on.length;
  const parts = [
    { title: t('videos.filter.price'), choices: groups.price },
    { title: t('videos.filter.length'), choices: groups.length },
    { title: t('videos.filter.gender'), choices: groups.gender },
    { title: t('videos.filter.tags'), choices: groups.tags },
    { title: t('videos.order.label'), choices: groups.order },
  ].filter(({ choices }) => choices.length > 0);
  return (
    <HeaderMenu
      label={count > 0 ? `${label}: ${count}` : label}
      stays
      className={filterChipClass(count > 0)}
      panelClassName="p-4"
      trigger={
        <>
          <SlidersHorizontal aria-hidden />
          <CountBadge count={count} />
        </>
      }
    >
      <div className="grid gap-4">
        {parts.map(({ title, choices }) => (
          <section key={title} className="grid gap-2">
            <h2 className="font-bold text-2xs text-subtle uppercase tracking-wider">{title}</h2>
            <ul className="flex flex-wrap gap-2">
              {choices.map((choice) => (
                <li key={choice.key}>
                  <Anchor
                    href={choice.href}
                    aria-current={choice.active ? 'true' : undefined}
                    className={filterChipClass(choice.active)}
                  >
                    {choice.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex items-center gap-3 border-line border-t bg-raised px-4 py-3">
          <Button variant="primary" data-closes-menu className="flex-1">
            {t('videos.filter.show', { total })}
          </Button>
        </div>
      </div>
    </HeaderMenu>
  );
}

/** What narrows a list: what is on comes first, each with a way off; then what can be asked by one press, and the rest in menus. */
export function ListFilters({ groups, total }: { groups: Groups; total: string }): ReactNode {
  const t = useMessages();
  const label = t('videos.filter.label');
  const on = groups.on.map((choice) => ({
    ...choice,
    label: choice.label,
    icon: (
      <>
        <X aria-hidden />
        <span className="sr-only">{t('videos.filter.off')}</span>
      </>
    ),
  }));
  const clear = groups.on.length > 1 ? { label: t('videos.filter.clear'), href: '?' } : undefined;
  const filters = [...on, ...groups.price.filter(({ active }) => !active)];
  return (
    <>
      <FilterBar
        className="menu:hidden"
        label={label}
        filters={filters}
        clear={clear}
        end={<FilterSheet groups={groups} total={total} />}
      />
      <FilterBar
        className="max-menu:hidden"
        label={label}
        filters={filters}
        clear={clear}
        end={
          <>
            <GroupMenu label={t('videos.filter.length')} choices={groups.length} />
            <GroupMenu label={t('videos.filter.gender')} choices={groups.gender} />
            <GroupMenu label={t('videos.filter.tags')} choices={groups.tags} />
            <GroupMenu label={t('videos.order.label')} choices={groups.order} icon={<ArrowDownUp aria-hidden />} />
          </>
        }
      />
    </>
  );
}
