import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { canonicalQuery, pageMeta } from '#kit/web/page/meta.ts';
import { listHead, loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { PageText } from '#kit/web/page/page-text.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { modelCategories, models } from '../../../contract/index.ts';
import { shownFields } from '../../parts/card-facts.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { listRequest, pageSize } from '../../parts/list-request.ts';
import { listTitle } from '../../parts/list-title.ts';
import { cardsOf, dataOr404, listedItems, pageOfList } from '../../parts/load.ts';
import { notFoundRedirect } from '../../parts/not-found-redirect.ts';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api, language } = values;
  const { filter, order, page } = listRequest(request.url);
  const slug = params.categorySlug ?? '';
  const [list, categories] = await Promise.all([
    api.query(
      models,
      { first: pageSize, offset: (page - 1) * pageSize, filter: { ...filter, category: slug }, order },
      shownFields,
    ),
    api.query(modelCategories, {}),
  ]);
  const themes = dataOr404(categories);
  const category = themes.find((one) => one.slug === slug);
  if (!category) throw notFoundRedirect('category', slug, language);
  const { items } = pageOfList(list, request.url, page);
  const [head, breadcrumb] = await Promise.all([
    listHead(values, `category-${slug}`, {
      page: {
        id: 'performers.category',
        params: { categorySlug: slug },
        query: canonicalQuery(new URL(request.url).search),
      },
      items: listedItems(items),
    }),
    loadBreadcrumb(values, 'categoryDetails', { categorySlug: slug }),
  ]);
  return { list: cardsOf(list), category, themes, page, head, breadcrumb };
}

export const meta = pageMeta<typeof loader>(({ t, data, language }) => ({
  ...data.head,
  title: listTitle(t, data.head.title, data.page),
  image: `/og/${language}/category/${data.category.slug}.jpg`,
}));

export default function Category(): ReactNode {
  const t = useMessages();
  const { list, category, themes, page, head, breadcrumb } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title={t('performers.category.title', { category: category.name })}
      intro={t('performers.category.intro', { category: category.name })}
      list={list}
      page={page}
      breadcrumb={breadcrumb}
      themes={{ categories: themes, current: category.slug }}
      below={<PageText blocks={head.blocks} />}
    />
  );
}
