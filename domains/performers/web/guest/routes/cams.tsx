import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageText } from '#kit/web/page/page-text.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { modelCategories } from '../../../contract/index.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { listTitle } from '../../parts/list-title.ts';
import { dataOr404 } from '../../parts/load.ts';
import { loadList } from '../../parts/load-list.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const [list, categories] = await Promise.all([
    loadList(values, request.url, 'cams'),
    values.api.query(modelCategories, {}),
  ]);
  return { ...list, categories: dataOr404(categories) };
}

export const meta = pageMeta<typeof loader>(({ t, data, language }) => ({
  ...data.head,
  title: listTitle(t, data.head.title, data.page),
  image: `/og/${language}/list/cams.jpg`,
}));

export default function Cams(): ReactNode {
  const t = useMessages();
  const { list, categories, page, head, breadcrumb } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t('performers.cams.title')}
      intro={t('performers.cams.intro')}
      list={list}
      page={page}
      breadcrumb={breadcrumb}
      below={<PageText blocks={head.blocks} />}
      themes={{ categories }}
    />
  );
}
