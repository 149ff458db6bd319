import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '#kit/web/page/meta.ts';
import { loadTopList } from '../../parts/load-top-list.ts';
import { TopListPage } from '../../parts/top-list-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadTopList(context, 'top100', 'topCamsTop100');

export const meta = pageMeta<typeof loader>(({ t }) => ({
  title: t('home.top.title.top100'),
  description: t('home.top.text.top100'),
}));

/** A list of top cams: top100. */
export default function TopList(): ReactNode {
  return <TopListPage list="top100" {...useLoaderData<typeof loader>()} />;
}
