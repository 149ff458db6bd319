import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { videoStates } from '#domains/videos/contract/index.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { officeAlbums } from '../../../contract/index.ts';
import { StateMark } from '../../parts/state-mark.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(officeAlbums, args);

export const meta = pageMeta(({ t }) => ({ title: t('albums.office.title') }));

/** Every album, in every state. */
export default function Catalogue(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  return (
    <ListPage
      list={officeAlbums}
      data={useLoaderData<typeof loader>()}
      title={t('albums.office.title')}
      lead={t('albums.office.lead')}
      headActions={<ButtonLink href={to('albums.officeQueue')}>{t('albums.office.queue')}</ButtonLink>}
      columns={{
        cover: {
          header: t('albums.office.cover'),
          cell: ({ cover }) =>
            cover ? (
              <img
                data-picture
                src={cover.src}
                alt=""
                loading="lazy"
                className="aspect-square w-16 rounded-control object-cover"
              />
            ) : (
              <Images aria-hidden className="size-6 text-subtle" />
            ),
        },
        title: {
          header: t('albums.office.name'),
          isName: true,
          cell: ({ id, title }) => (
            <LocalLink
              to="albums.officeAlbum"
              params={{ albumId: id }}
              className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
            >
              <bdi className="[overflow-wrap:anywhere]">{title || t('albums.office.untitled')}</bdi>
            </LocalLink>
          ),
        },
        actorName: {
          header: t('albums.office.performer'),
          cell: ({ actorId, actorName }) => (
            <LocalLink to="performers.officePerformer" params={{ actorId }}>
              <bdi>{actorName}</bdi>
            </LocalLink>
          ),
        },
        state: {
          header: t('albums.office.state'),
          cell: ({ state }) => <StateMark state={state}>{t(`albums.office.state.${state}`)}</StateMark>,
        },
        price: {
          header: t('albums.office.price'),
          cell: ({ price }) => <Figure>{price === 0 ? '–' : formatCoins(price, language)}</Figure>,
        },
        total: { header: t('albums.office.total') },
        views: { header: t('albums.office.views') },
        sold: { header: t('albums.office.sold') },
        createdAt: { header: t('albums.office.created') },
      }}
      filters={{
        search: { label: t('albums.office.search') },
        state: {
          label: t('albums.office.state'),
          options: videoStates.map((value) => ({ value, label: t(`albums.office.state.${value}`) })),
        },
      }}
      nameOf={({ title }) => title}
      empty={{ icon: <Images />, title: t('albums.office.none') }}
    />
  );
}
