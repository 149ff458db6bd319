import { menu as help } from 'virtual:menus/help';
import { menu as legal } from 'virtual:menus/legal';
import { menu as top } from 'virtual:menus/top';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { modelCategories } from '#domains/performers/contract/categories.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Skeleton } from '#kit/ui/primitives/state.tsx';
import type { NavItem } from '#kit/ui/shell/bars.tsx';
import { menuLineClass } from '#kit/ui/shell/header-menu.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { InstallLine } from '../pwa/install-line.tsx';
import { Appearance } from './appearance.tsx';
import { LanguageLine } from './language-menu.tsx';
import { useMenu } from './menu.tsx';
import { useRootFacts } from './root-facts.ts';
import { useEntryHref } from './use-entry-href.ts';

type Category = { readonly slug: string; readonly name: string; readonly online: number };

/** Every theme with how many are live. */
export function CategoryLinks(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const to = useHref();
  const [themes, setThemes] = useState<readonly Category[]>();
  useEffect(() => {
    let current = true;
    void api.query(modelCategories, {}).then((answer) => {
      if (current) setThemes(answer.ok ? answer.data : []);
    });
    return () => {
      current = false;
    };
  }, [api]);
  if (!themes) return <Skeleton className="h-56" />;
  return (
    <nav aria-label={t('performers.categories.label')}>
      <ul className="grid grid-cols-2 gap-x-2">
        {themes.map(({ slug, name, online }) => (
          <li key={slug} className="min-w-0">
            <Anchor href={to('performers.category', { categorySlug: slug })} className={menuLineClass()}>
              <span className="min-w-0 flex-1 hyphens-auto leading-tight">{name}</span>
              {online > 0 ? (
                <span translate="no" className="tabular text-muted text-sm">
                  {online}
                </span>
              ) : null}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The places of a menu, as many in a line as fit or in two columns. */
export function NavigationLinks({ items, columns }: { items: readonly NavItem[]; columns?: boolean }): ReactNode {
  return (
    <ul className={columns ? 'grid grid-cols-2 gap-x-2' : 'flex flex-wrap gap-x-1'}>
      {items.map(({ key, href, label, icon, current }) => (
        <li key={key} className="min-w-0">
          <Anchor href={href} aria-current={current ? 'page' : undefined} className={menuLineClass(current)}>
            {icon}
            <span className="truncate">{label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** Everything that has no place in the phone's bars: all places, the themes, language, look, help and the law. */
export function GuestPanel(): ReactNode {
  const t = useMessages();
  const entry = useEntryHref();
  const caller = useRootFacts()?.caller;
  const roles = caller?.roles ?? [];
  const places = useMenu(top, roles);
  const small = [...useMenu(help, roles), ...useMenu(legal, roles)];
  return (
    <div className="grid gap-4 p-2">
      <nav aria-label={t('shell.nav.main')}>
        <NavigationLinks items={places} columns />
      </nav>
      <section className="grid gap-1">
        <h2 className="px-3 font-bold text-2xs text-subtle uppercase tracking-wider">
          {t('performers.categories.label')}
        </h2>
        <CategoryLinks />
      </section>
      {caller ? null : (
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink href={entry('identity.login')}>{t('shell.account.login')}</ButtonLink>
          <ButtonLink href={entry('identity.signUp')} variant="primary">
            {t('shell.account.signUp')}
          </ButtonLink>
        </div>
      )}
      <div className="grid gap-3 border-line border-t px-1 pt-4">
        <LanguageLine inMenu />
        <Appearance />
        <InstallLine className={cx(menuLineClass(), 'w-full')} />
      </div>
      <div className="-mx-1 border-line border-t pt-2 text-sm">
        <NavigationLinks items={small} />
      </div>
    </div>
  );
}
