import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { Appearances } from '../../parts/appearances.tsx';
import { loadAppearances } from '../../parts/load-appearances.ts';

export const loader = loadAppearances;

export const meta = pageMeta(({ t }) => ({ title: t('consent.title') }));

/** What somebody is in, whether they are a performer still or not. */
export default function OwnAppearances(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <div className="page grid max-w-190 grid-cols-1 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('consent.title')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('consent.title')}</h1>
        <p className="text-muted">{t('consent.lead')}</p>
      </header>
      <Appearances data={useLoaderData<typeof loader>()} here={to('consent.own')} />
    </div>
  );
}
