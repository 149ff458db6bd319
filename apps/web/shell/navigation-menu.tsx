import { ChevronDown, Menu } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useEffect } from 'react';
import { bottomNavItemClass, topNavItemClass } from '#kit/ui/shell/bars.tsx';
import { HeaderMenu } from '#kit/ui/shell/header-menu.tsx';
import { whenIdle } from '#kit/web/navigation/when-idle.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

const panels = () => import('./navigation-panels.tsx');
const Categories = lazy(async () => ({ default: (await panels()).CategoryLinks }));
const Guest = lazy(async () => ({ default: (await panels()).GuestPanel }));
const Work = lazy(async () => ({ default: (await import('./work-panel.tsx')).WorkPanel }));

/** What is behind a button is fetched when the browser rests, so that it is there when somebody presses. */
function panel(Panel: ComponentType): () => ReactNode {
  return () => (
    <Suspense fallback={<div className="h-60" />}>
      <Panel />
    </Suspense>
  );
}

/** The themes of the platform behind one place of the top bar. */
export function CategoryMenu(): ReactNode {
  const label = useMessages()('performers.categories.label');
  return (
    <HeaderMenu
      label={label}
      align="start"
      className={topNavItemClass()}
      panelClassName="p-2 menu:w-104"
      trigger={
        <>
          {label}
          <ChevronDown aria-hidden data-mark />
        </>
      }
      lazyPanel={panel(Categories)}
    />
  );
}

/** The last place of the phone's navigation: everything that has no place in its bars. */
export function NavigationMenu({ isWork = false }: { isWork?: boolean }): ReactNode {
  const label = useMessages()('shell.nav.menu');
  useEffect(
    () =>
      whenIdle(() => {
        // A failure shows where the menu is opened.
        panels().catch(() => undefined);
        return undefined;
      }),
    [],
  );
  return (
    <HeaderMenu
      label={label}
      className={bottomNavItemClass()}
      trigger={
        <>
          <Menu aria-hidden />
          <span>{label}</span>
        </>
      }
      lazyPanel={panel(isWork ? Work : Guest)}
    />
  );
}
