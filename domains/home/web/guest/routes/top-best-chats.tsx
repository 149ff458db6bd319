import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '#kit/web/page/meta.ts';
import { loadTopList } from '../../parts/load-top-list.ts';
import { TopListPage } from '../../parts/top-list-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadTopList(context, 'bestChats', 'topCamsBestChats');

export const meta = pageMeta<typeof loader>(({ t }) => ({
  title: t('home.top.title.bestChats'),
  description: t('home.top.text.bestChats'),
}));

/** A list of top cams: bestChats. */
export default function TopList(): ReactNode {
  return <TopListPage list="bestChats" {...useLoaderData<typeof loader>()} />;
}
