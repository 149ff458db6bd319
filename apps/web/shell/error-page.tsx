import { Compass, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** The page for an address that leads nowhere. */
export function NotFound(): ReactNode {
  const t = useMessages();
  const home = `/${useLanguage()}/`;
  return (
    <EmptyState
      isPage
      icon={<Compass />}
      title={t('shell.notFound.title')}
      action={<ButtonLink href={home}>{t('shell.notFound.home')}</ButtonLink>}
    >
      {t('shell.notFound.text')}
    </EmptyState>
  );
}

/** The page for what a loader refused or what broke. It never shows technical words. */
export function ErrorPage(): ReactNode {
  const error = useRouteError();
  const t = useMessages();
  const home = `/${useLanguage()}/`;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  if (status === 401 || status === 403) {
    return (
      <EmptyState
        isPage
        icon={<Lock />}
        title={t('shell.forbidden.title')}
        action={<ButtonLink href={home}>{t('shell.notFound.home')}</ButtonLink>}
      >
        {t('shell.forbidden.text')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      isPage
      title={t('shell.error.title')}
      action={<Button onClick={() => location.reload()}>{t('shell.error.retry')}</Button>}
    >
      {t('shell.error.text')}
    </ErrorState>
  );
}

/** The page of the address, shown again where it breaks. What stands beside it, or around it inside of the frame, continues. */
export function SafePage(): ReactNode {
  const { pathname } = useLocation();
  return (
    <SafePart of={pathname} orElse={ErrorPage}>
      <Outlet />
    </SafePart>
  );
}
