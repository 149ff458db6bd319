import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { web } from '#kit/web/context.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { filteredModels, modelCategories } from '../../../contract/index.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { listRequest, pageSize } from '../../parts/list-request.ts';
import { cardsOf, dataOr404 } from '../../parts/load.ts';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const { filter, page } = listRequest(request.url);
  const slug = params.categorySlug ?? '';
  const [list, categories] = await Promise.all([
    api.query(filteredModels, {
      first: pageSize,
      offset: (page - 1) * pageSize,
      filter: { ...filter, category: slug },
    }),
    api.query(modelCategories, {}),
  ]);
  const category = dataOr404(categories).find((one) => one.slug === slug);
  if (!category) throw new Response(null, { status: 404 });
  return { list: cardsOf(list), category, page };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: t('performers.category.title', { category: data.category.name }),
  description: t('performers.category.intro', { category: data.category.name }),
}));

export default function Category(): ReactNode {
  const t = useMessages();
  const { list, category, page } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t('performers.category.title', { category: category.name })}
      intro={t('performers.category.intro', { category: category.name })}
      list={list}
      page={page}
    />
  );
}
