import { Clapperboard, Eye, Heart, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnVideo } from '../../contract/index.ts';
import { StateMark } from '../parts/state-mark.tsx';
import { FilmLine, useFilm } from './film-line.tsx';
import { titleIn } from './title-in.ts';

/** One of her videos in the studio's list: cover, where it stands, what it brought. */
export function OwnTile({ video }: { video: OwnVideo }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const film = useFilm(video.film);
  const title = titleIn(video.title, language) || t('videos.studio.untitled');
  const price =
    video.price === 0
      ? video.vip
        ? t('videos.studio.vip')
        : t('videos.studio.free')
      : formatCoins(video.price, language);
  return (
    <article className="grid content-start gap-2 rounded-card border border-line bg-surface p-2" data-edge>
      <LocalLink
        to="videos.studioVideo"
        params={{ videoId: video.id }}
        className="grid gap-2 rounded-control text-ink no-underline"
      >
        <span className="relative grid aspect-video place-items-center overflow-clip rounded-control bg-hover">
          {video.images ? (
            <img
              src={video.images.w640}
              srcSet={`${video.images.w320} 320w, ${video.images.w640} 640w`}
              sizes="(max-width: 639px) 100vw, 320px"
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          ) : (
            <Clapperboard aria-hidden className="size-8 text-subtle" />
          )}
          {film && film.milliseconds > 0 ? (
            <span
              translate="no"
              className="tabular absolute right-1.5 bottom-1.5 rounded bg-black/75 px-1.5 text-sm text-white"
            >
              {format.duration(film.milliseconds / 1000)}
            </span>
          ) : null}
        </span>
        <span className="line-clamp-2 px-1 font-semibold leading-snug [overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
        </span>
      </LocalLink>
      <div className="flex flex-wrap items-center gap-2 px-1">
        <StateMark state={video.state}>{t(`videos.studio.state.${video.state}`)}</StateMark>
        <span className="text-sm">{price}</span>
      </div>
      <div className="px-1">
        <FilmLine film={film} />
        {video.reason ? <p className="text-danger text-sm">{video.reason}</p> : null}
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 px-1 pb-1 text-sm text-subtle">
        {[
          { name: t('videos.studio.views'), icon: <Eye aria-hidden />, value: video.views },
          { name: t('videos.studio.likes'), icon: <Heart aria-hidden />, value: video.likes },
          { name: t('videos.studio.sold'), icon: <ShoppingBag aria-hidden />, value: video.sold },
        ].map(({ name, icon, value }) => (
          <div key={name} className="inline-flex items-center gap-1 [&_svg]:size-4">
            <dt title={name}>
              {icon}
              <span className="sr-only">{name}</span>
            </dt>
            <dd>
              <Figure>{format.number(value)}</Figure>
            </dd>
          </div>
        ))}
        <div className="ml-auto">
          <dt className="sr-only">{t('videos.studio.earned')}</dt>
          <dd translate="no" className="tabular font-semibold text-ink">
            {formatCoins(video.earned, language)}
          </dd>
        </div>
      </dl>
    </article>
  );
}
