import { ArrowDownUp, ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilterBar, filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { HeaderMenu, menuLineClass } from '#kit/ui/shell/header-menu.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Choice, Groups } from './list-choices.ts';
import { useGroups } from './list-choices.ts';
import type { Themes } from './list-themes.tsx';
import { useThemeChips } from './list-themes.tsx';

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
  return (
    <HeaderMenu
      label={[label, ...active.map((choice) => choice.label)].join(': ')}
      className={filterChipClass(!icon && active.length > 0)}
      trigger={
        <>
          {icon}
          {active[0] && (icon || active.length === 1) ? active[0].label : label}
          {!icon && active.length > 1 ? (
            <span translate="no" className="tabular">
              {active.length}
            </span>
          ) : null}
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
function FilterSheet({ groups, total }: { groups: Groups; total: number }): ReactNode {
  const t = useMessages();
  const label = t('performers.filter.label');
  const parts = [
    { title: t('performers.filter.now'), choices: groups.now },
    { title: t('performers.filter.gender'), choices: groups.gender },
    { title: t('performers.filter.language'), choices: groups.language },
    { title: t('performers.filter.price'), choices: groups.price },
    { title: t('performers.order.label'), choices: groups.order },
  ].filter(({ choices }) => choices.length > 0);
  return (
    <HeaderMenu
      label={groups.active > 0 ? `${label}: ${groups.active}` : label}
      stays
      className={filterChipClass(groups.active > 0)}
      panelClassName="p-4"
      trigger={
        <>
          <SlidersHorizontal aria-hidden />
          <CountBadge count={groups.active} />
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
          {groups.active > 0 ? (
            <Anchor href="?" className="inline-flex min-h-11 items-center text-muted underline">
              {t('performers.filter.clear')}
            </Anchor>
          ) : null}
          <Button variant="primary" data-closes-menu className="flex-1">
            {t('performers.filter.show', { count: total })}
          </Button>
        </div>
      </div>
    </HeaderMenu>
  );
}

/**
 * What narrows a list: a bar on a desktop; on a phone the theme one is in, the three quick ones and the themes in one row,
 * so that the pictures begin high, and the rest in a sheet under the thumb.
 */
export function ListFilters({
  total,
  is,
  themes = { categories: [] },
}: {
  total: number;
  is: readonly string[];
  themes?: Themes | undefined;
}): ReactNode {
  const t = useMessages();
  const groups = useGroups(is);
  const chips = useThemeChips(themes);
  const current = chips.filter(({ active }) => active);
  const others = themes.categories.length > 0 ? chips.filter(({ active }) => !active) : [];
  const label = t('performers.filter.label');
  return (
    <>
      <FilterBar
        className="menu:hidden"
        label={label}
        filters={[...current, ...groups.now, ...others]}
        end={<FilterSheet groups={groups} total={total} />}
      />
      <FilterBar
        className="max-menu:hidden"
        label={label}
        filters={[...groups.now, ...groups.gender]}
        clear={groups.active > 0 ? { label: t('performers.filter.clear'), href: '?' } : undefined}
        end={
          <>
            <GroupMenu label={t('performers.filter.language')} choices={groups.language} />
            <GroupMenu label={t('performers.filter.price')} choices={groups.price} />
            <GroupMenu label={t('performers.order.label')} choices={groups.order} icon={<ArrowDownUp aria-hidden />} />
          </>
        }
      />
    </>
  );
}
