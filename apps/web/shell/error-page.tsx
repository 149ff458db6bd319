import { Compass, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** A page that is not for who asks, or not there, with the way home. */
function NoPage({ of, icon }: { of: 'notFound' | 'forbidden'; icon: ReactNode }): ReactNode {
  const t = useMessages();
  return (
    <EmptyState
      isPage
      icon={icon}
      title={t(`shell.${of}.title`)}
      action={<ButtonLink href={`/${useLanguage()}/`}>{t('shell.notFound.home')}</ButtonLink>}
    >
      {t(`shell.${of}.text`)}
    </EmptyState>
  );
}

/** The page for an address that leads nowhere. */
export const NotFound = (): ReactNode => <NoPage of="notFound" icon={<Compass />} />;

/** The page for what a loader refused or what broke. It never shows technical words. */
export function ErrorPage(): ReactNode {
  const error = useRouteError();
  const t = useMessages();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  if (status === 401 || status === 403) return <NoPage of="forbidden" icon={<Lock />} />;
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
