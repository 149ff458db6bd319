import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ActorSections } from '#domains/performers/web/parts/actor-sections.tsx';
import { cardFacts, shownFields } from '#domains/performers/web/parts/card-facts.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { collections, mostOfCollection } from '../../../contract/collections.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const slug = params.collectionSlug ?? '';
  const answer = await values.api.query(collections, { first: 1, actors: mostOfCollection, slug }, shownFields);
  // A slug that cannot be one is no address of a collection either.
  if (!answer.ok && answer.problem.status !== 400) throw refused(answer.problem.status);
  const [found] = answer.ok ? answer.data : [];
  if (!found) throw notFound();
  const { title, text, actors } = found;
  const breadcrumb = await loadBreadcrumb(values, 'collection', { collectionSlug: slug });
  return { title, text, actors: actors.map(cardFacts), breadcrumb };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: data.title,
  description: data.text || t('home.collection.text', { title: data.title }),
}));

/** Everybody in a collection, the live ones first. */
export default function CollectionPage(): ReactNode {
  const t = useMessages();
  const { title, text, actors, breadcrumb } = useLoaderData<typeof loader>();
  return (
    <div className="evening">
      <div className="page grid gap-3 py-3 sm:gap-4 sm:py-5">
        <PageBreadcrumb items={breadcrumb} />
        <header className="grid gap-1">
          <h1 className="font-extrabold text-2xl leading-tight tracking-tight sm:text-3xl">{title}</h1>
          <p className="max-w-180 text-muted">{text || t('home.collection.text', { title })}</p>
        </header>
        <ActorSections actors={actors} label={title} />
      </div>
    </div>
  );
}
