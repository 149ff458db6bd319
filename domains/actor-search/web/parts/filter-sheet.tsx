import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { HeaderMenu } from '#kit/ui/shell/header-menu.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** All filters as a sheet under the thumb; it stays while one chooses, and says how many one gets. */
export function FilterSheet({
  active,
  hits,
  children,
}: {
  active: number;
  hits: number;
  children: ReactNode;
}): ReactNode {
  const t = useMessages();
  const label = t('actor-search.filters');
  return (
    <HeaderMenu
      label={active > 0 ? `${label}: ${active}` : label}
      stays
      className={filterChipClass(active > 0)}
      panelClassName="p-4"
      trigger={
        <>
          <SlidersHorizontal aria-hidden />
          {label}
          <CountBadge count={active} />
        </>
      }
    >
      <div className="grid gap-5">
        {children}
        <div className="sticky -bottom-4 z-10 -mx-4 -mb-4 flex items-center gap-3 border-line border-t bg-raised px-4 py-3">
          {active > 0 ? (
            <Anchor href="?" className="inline-flex min-h-11 items-center text-muted underline">
              {t('actor-search.removeAll')}
            </Anchor>
          ) : null}
          <Button variant="primary" data-closes-menu className="flex-1">
            {t('actor-search.show', { count: hits })}
          </Button>
        </div>
      </div>
    </HeaderMenu>
  );
}
