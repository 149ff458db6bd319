import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPages } from '#domains/performers/web/parts/list-pages.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getFavouriteActors, ownFavourites } from '../../../contract/index.ts';
import { FavouriteRow } from '../../parts/favourite-row.tsx';
import { FavouritesHead } from '../../parts/favourites-head.tsx';
import { assertNotPast, pageOf, usePastPage } from '../../parts/use-past-page.ts';

/** Favourites of a page (spec 1 §9, "Mobile"). */
const pageSize = 10;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(request);
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  const answer = await context.get(web).api.call(getFavouriteActors, { query });
  if (!answer.ok) throw refused(answer.problem.status);
  assertNotPast(request, page, answer.data.favourites.length);
  return { list: answer.data, page };
}

export const meta = pageMeta(({ t }) => ({ title: t('favourites.title') }));

/** A guest's favourites, who is live first, each with how to hear of them. */
export default function Favourites(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { list, page } = useLoaderData<typeof loader>();
  const { favourites, total, canSms } = useResource(
    ownFavourites,
    { limit: pageSize, offset: (page - 1) * pageSize },
    list,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  usePastPage(page, favourites.length);
  return (
    <div className="page max-w-220 py-[clamp(1.5rem,4vw,3rem)]">
      <FavouritesHead current="favourites.cams" lead={t('favourites.lead', { count: total })} heading={heading} />
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
              canSms={canSms}
              // The button that was pressed goes with its row: whoever uses the keyboard continues from the top.
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
