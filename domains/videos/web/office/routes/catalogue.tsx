import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { officeVideos, videoStates } from '../../../contract/index.ts';
import { StateMark } from '../../parts/state-mark.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(officeVideos, args);

export const meta = pageMeta(({ t }) => ({ title: t('videos.office.title') }));

/** Every video, in every state. */
export default function Catalogue(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const format = useFormat();
  return (
    <ListPage
      list={officeVideos}
      data={useLoaderData<typeof loader>()}
      title={t('videos.office.title')}
      lead={t('videos.office.lead')}
      headActions={
        <>
          <ButtonLink href={to('videos.officeTags')}>{t('videos.office.tagsTitle')}</ButtonLink>
          <ButtonLink href={to('videos.officeHeld')}>{t('videos.office.held')}</ButtonLink>
          <ButtonLink href={to('videos.officeQueue')}>{t('videos.office.queue')}</ButtonLink>
        </>
      }
      columns={{
        images: {
          header: t('videos.office.cover'),
          cell: ({ images }) =>
            images ? (
              <img src={images.w320} alt="" loading="lazy" className="aspect-video w-28 rounded-control object-cover" />
            ) : (
              <Clapperboard aria-hidden className="size-6 text-subtle" />
            ),
        },
        title: {
          header: t('videos.office.name'),
          isName: true,
          cell: ({ id, title }) => (
            <LocalLink
              to="videos.officeVideo"
              params={{ videoId: id }}
              className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
            >
              <bdi className="[overflow-wrap:anywhere]">{title || t('videos.office.untitled')}</bdi>
            </LocalLink>
          ),
        },
        actorName: {
          header: t('videos.office.performer'),
          cell: ({ actorId, actorName }) => (
            <LocalLink to="performers.officePerformer" params={{ actorId }}>
              <bdi>{actorName}</bdi>
            </LocalLink>
          ),
        },
        state: {
          header: t('videos.office.state'),
          cell: ({ state }) => <StateMark state={state}>{t(`videos.office.state.${state}`)}</StateMark>,
        },
        price: {
          header: t('videos.office.price'),
          cell: ({ price }) => <Figure>{price === 0 ? '–' : formatCoins(price, language)}</Figure>,
        },
        duration: {
          header: t('videos.office.length'),
          cell: ({ duration }) => <Figure>{format.duration(duration)}</Figure>,
        },
        views: { header: t('videos.office.views') },
        sold: { header: t('videos.office.sold') },
        createdAt: { header: t('videos.office.created') },
      }}
      filters={{
        search: { label: t('videos.office.search') },
        state: {
          label: t('videos.office.state'),
          options: videoStates.map((value) => ({ value, label: t(`videos.office.state.${value}`) })),
        },
      }}
      nameOf={({ title }) => title}
      empty={{ icon: <Clapperboard />, title: t('videos.office.none') }}
    />
  );
}
