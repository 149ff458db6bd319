import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { FilterBar } from '#kit/ui/live/filter-bar.tsx';
import { web } from '#kit/web/context.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { modelCategories, models } from '../../../contract/index.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { listRequest, pageSize } from '../../parts/list-request.ts';
import { cardsOf, dataOr404 } from '../../parts/load.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, order, page } = listRequest(request.url);
  const { api } = context.get(web);
  const [list, categories] = await Promise.all([
    api.query(models, { first: pageSize, offset: (page - 1) * pageSize, filter, order }),
    api.query(modelCategories, {}),
  ]);
  return { list: cardsOf(list), categories: dataOr404(categories), page };
}

export const meta = pageMeta<typeof loader>(({ t }) => ({
  title: t('performers.cams.title'),
  description: t('performers.cams.intro'),
}));

export default function Cams(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { list, categories, page } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t('performers.cams.title')}
      intro={t('performers.cams.intro')}
      list={list}
      page={page}
      above={
        <FilterBar
          label={t('performers.categories.label')}
          filters={categories.map(({ slug, name, online }) => ({
            key: slug,
            label: name,
            active: false,
            count: online || undefined,
            href: to('performers.category', { categorySlug: slug }),
          }))}
        />
      }
    />
  );
}
