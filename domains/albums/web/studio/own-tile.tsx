import { Eye, Heart, Images, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnAlbum } from '../../contract/index.ts';
import { StateMark } from '../parts/state-mark.tsx';
import { titleIn } from './title-in.ts';

/** One of her albums in the studio's list: cover, where it stands, what it brought. */
export function OwnTile({ album }: { album: OwnAlbum }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const title = titleIn(album.title, language) || t('albums.studio.untitled');
  const price =
    album.price === 0
      ? album.vip
        ? t('albums.studio.vip')
        : t('albums.studio.free')
      : formatCoins(album.price, language);
  return (
    <article
      className="grid min-w-0 grid-cols-1 content-start gap-2 rounded-card border border-line bg-surface p-2"
      data-edge
    >
      <LocalLink
        to="albums.studioAlbum"
        params={{ albumId: album.id }}
        className="grid min-w-0 grid-cols-1 gap-2 rounded-control text-ink no-underline"
      >
        <span className="relative grid aspect-3/2 min-w-0 grid-cols-1 place-items-center overflow-clip rounded-control bg-hover">
          {album.cover ? (
            <img
              data-picture
              src={album.cover.src}
              srcSet={album.cover.srcSet}
              sizes="(max-width: 639px) 100vw, 320px"
              alt=""
              loading="lazy"
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            <Images aria-hidden className="size-8 text-subtle" />
          )}
          <span className="absolute right-1.5 bottom-1.5 rounded bg-black/75 px-1.5 text-sm text-white">
            {t('albums.pictures', { count: album.total })}
          </span>
        </span>
        <span className="line-clamp-2 px-1 font-semibold leading-snug [overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
        </span>
      </LocalLink>
      <div className="flex flex-wrap items-center gap-2 px-1">
        <StateMark state={album.state}>{t(`albums.studio.state.${album.state}`)}</StateMark>
        <span className="text-sm">{price}</span>
      </div>
      <div className="px-1">{album.reason ? <p className="text-danger text-sm">{album.reason}</p> : null}</div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 px-1 pb-1 text-sm text-subtle">
        {[
          { name: t('albums.studio.views'), icon: <Eye aria-hidden />, value: album.views },
          { name: t('albums.studio.likes'), icon: <Heart aria-hidden />, value: album.likes },
          { name: t('albums.studio.sold'), icon: <ShoppingBag aria-hidden />, value: album.sold },
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
          <dt className="sr-only">{t('albums.studio.earned')}</dt>
          <dd translate="no" className="tabular font-semibold text-ink">
            {formatCoins(album.earned, language)}
          </dd>
        </div>
      </dl>
    </article>
  );
}
