import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { LibraryPage } from '../library-page.tsx';
import { loadLibrary } from '../load-library.ts';

export const loader = (args: LoaderFunctionArgs) => loadLibrary(args, 'video');

export const meta = pageMeta(({ t }) => ({ title: t('library.title.video') }));

/** The videos of a guest's library. */
export default function VideosPage(): ReactNode {
  const t = useMessages();
  return <LibraryPage before={<AccountBreadcrumb title={t('library.title.video')} />} />;
}
