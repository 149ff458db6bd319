import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { modelCategories } from '../../../contract/index.ts';
import { dataOr404 } from '../../parts/load.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const values = context.get(web);
  const [categories, breadcrumb] = await Promise.all([
    values.api.query(modelCategories, {}),
    loadBreadcrumb(values, 'categoryOverview'),
  ]);
  // A visitor who looks for somebody finds them: categories with people first, in their order.
  const all = dataOr404(categories);
  return {
    categories: [...all.filter(({ actors }) => actors > 0), ...all.filter(({ actors }) => actors === 0)],
    breadcrumb,
  };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: t('performers.themes.title'),
  description: `${t('performers.themes.intro')} ${data.categories.map(({ name }) => name).join(', ')}.`,
}));

/** Every category, with how many are in it and how many of them are live. */
export default function Categories(): ReactNode {
  const t = useMessages();
  const { categories, breadcrumb } = useLoaderData<typeof loader>();
  return (
    <div className="evening">
      <div className="page grid gap-4 py-4 sm:gap-6 sm:py-8">
        <PageBreadcrumb items={breadcrumb} />
        <header className="grid gap-1.5">
          <h1 className="font-extrabold text-2xl tracking-tight sm:text-3xl">{t('performers.themes.title')}</h1>
          <p className="max-w-180 text-muted">{t('performers.themes.intro')}</p>
        </header>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
          {categories.map(({ slug, name, actors, online }) => (
            <li key={slug} className="grid">
              <LocalLink
                to="performers.category"
                params={{ categorySlug: slug }}
                className="grid min-h-20 content-center gap-1 rounded-card border border-line bg-surface px-4 py-3 text-ink no-underline shadow-e1 transition-colors hover:border-accent hover:bg-accent-soft"
              >
                <span className="truncate font-bold">{name}</span>
                <span className="text-muted text-sm">
                  <Figure>{t('performers.themes.actors', { count: actors })}</Figure>
                  {online > 0 ? (
                    <>
                      {' · '}
                      <span className="font-semibold text-success">
                        <Figure>{t('performers.themes.online', { count: online })}</Figure>
                      </span>
                    </>
                  ) : null}
                </span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
