import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageText } from '#kit/web/page/page-text.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { listTitle } from '../../parts/list-title.ts';
import { loadList } from '../../parts/load-list.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadList(context.get(web), request.url, 'newGirls', { newGirls: true });
}

export const meta = pageMeta<typeof loader>(({ t, data, language }) => ({
  ...data.head,
  title: listTitle(t, data.head.title, data.page),
  image: `/og/${language}/list/new-girls.jpg`,
}));

export default function NewGirls(): ReactNode {
  const t = useMessages();
  const { list, page, head, breadcrumb } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t('performers.newGirls.title')}
      intro={t('performers.newGirls.intro')}
      list={list}
      page={page}
      breadcrumb={breadcrumb}
      below={<PageText blocks={head.blocks} />}
    />
  );
}
