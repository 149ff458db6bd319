import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect, useLoaderData, useNavigate } from 'react-router';
import { ListPages } from '#domains/performers/web/parts/list-pages.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { web } from '#kit/web/context.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { useResource } from '#kit/web/use-resource.ts';
import { getFavouriteActors, ownFavourites } from '../../../contract/index.ts';
import { FavouriteRow } from '../../parts/favourite-row.tsx';

/** Favourites of a page (spec 1 §9, "Mobile"). */
const pageSize = 10;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = Math.min(50, Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('page'))) || 1));
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  const answer = await context.get(web).api.call(getFavouriteActors, { query });
  if (!answer.ok) throw new Response(null, { status: answer.problem.status });
  // The last one of a page was taken away, or an old address: the first page is there.
  if (page > 1 && answer.data.favourites.length === 0) throw redirect(new URL(request.url).pathname);
  return { list: answer.data, page };
}

export const meta = pageMeta(({ t }) => ({ title: t('favourites.title') }));

/** A guest's favourites, who is live first, each with how to hear of them. */
export default function Favourites(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { list, page } = useLoaderData<typeof loader>();
  const { favourites, total } = useResource(ownFavourites, { limit: pageSize, offset: (page - 1) * pageSize }, list);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const isPast = page > 1 && favourites.length === 0;
  useEffect(() => {
    if (isPast) void navigate('?', { replace: true });
  }, [isPast, navigate]);
  return (
    <div className="page max-w-220 py-[clamp(1.5rem,4vw,3rem)]">
      <header className="mb-6 grid gap-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="outline-none font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight"
        >
          {t('favourites.title')}
        </h1>
        <p className="text-muted">{t('favourites.lead', { count: total })}</p>
      </header>
      {total === 0 ? (
        <EmptyState
          icon={<Heart />}
          title={t('favourites.none')}
          action={
            <ButtonLink variant="primary" href={to('performers.cams')}>
              {t('favourites.find')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-(--grid-gap)">
          {favourites.map((favourite) => (
            <FavouriteRow
              key={favourite.actor.id}
              favourite={favourite}
              // The button that was pressed goes with its row: whoever uses the keyboard goes on from the top.
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <ListPages page={page} total={total} size={pageSize} />
      </div>
    </div>
  );
}
