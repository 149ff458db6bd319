import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageMeta } from '#kit/web/page/meta.ts';
import { loadTopList } from '../../parts/load-top-list.ts';
import { TopListPage } from '../../parts/top-list-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadTopList(context, 'videoCall', 'topCamsVideoCall');

export const meta = pageMeta<typeof loader>(({ t }) => ({
  title: t('home.top.title.videoCall'),
  description: t('home.top.text.videoCall'),
}));

/** A list of top cams: videoCall. */
export default function TopList(): ReactNode {
  return <TopListPage list="videoCall" {...useLoaderData<typeof loader>()} />;
}
