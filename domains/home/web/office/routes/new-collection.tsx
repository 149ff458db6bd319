import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { modelCategories } from '#domains/performers/contract/index.ts';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { CollectionForm } from '../collection-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const themes = await context.get(web).api.query(modelCategories, {});
  if (!themes.ok) throw refused(themes.problem.status);
  return { themes: themes.data.map(({ slug, name }) => ({ slug, name })) };
}

export const meta = pageMeta(({ t }) => ({ title: t('home.office.newCollection') }));

/** A collection that is made. */
export default function NewCollection(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { themes } = useLoaderData<typeof loader>();
  const title = t('home.office.newCollection');
  return (
    <WorkPage
      title={title}
      lead={t('home.office.whoText')}
      breadcrumb={
        <Breadcrumb
          label={title}
          items={[{ label: t('home.office.collections'), href: to('home.officeCollections') }, { label: title }]}
        />
      }
    >
      <CollectionForm collection={null} themes={themes} />
    </WorkPage>
  );
}
