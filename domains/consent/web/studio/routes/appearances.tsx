import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { Appearances } from '../../parts/appearances.tsx';
import { loadAppearances } from '../../parts/load-appearances.ts';

export const loader = loadAppearances;

export const meta = pageMeta(({ t }) => ({ title: t('consent.title') }));

/** What the performer is in, of her own and of others. */
export default function StudioAppearances(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <WorkPage title={t('consent.title')} lead={t('consent.lead')}>
      <Appearances data={useLoaderData<typeof loader>()} here={to('consent.studio')} isStudio />
      <p className="text-muted text-sm">
        <LocalLink to="consent.own" className="font-medium text-accent-ink underline underline-offset-4">
          {t('consent.studio.account')}
        </LocalLink>
      </p>
    </WorkPage>
  );
}
