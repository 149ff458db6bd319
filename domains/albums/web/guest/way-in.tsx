import { filled } from 'virtual:slots/albums.refusedAlbum';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumDetail } from '../../contract/index.ts';
import type { refusedAlbum } from '../slots.ts';

const BuySheet = lazy(async () => ({ default: (await import('./buy-sheet.tsx')).BuySheet }));

/** What stands between a guest and an album, and the one way past it. */
export function WayIn({
  album,
  gone,
}: {
  album: AlbumDetail;
  /** It was taken down: why, and whether what was paid went back. */
  gone: { readonly reason: string; readonly isPaidBack: boolean } | null;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [asks, setAsks] = useState<'age' | 'price' | null>(null);
  const next = `?next=${encodeURIComponent(pathname)}`;
  // Who is nobody yet has to be somebody first, whatever else it takes.
  const restriction = !isLoggedIn && album.restriction ? 'needLogin' : album.restriction;
  const way = {
    needLogin: (
      <>
        <ButtonLink variant="primary" href={to('identity.signUp') + next}>
          {t('albums.way.signUp')}
        </ButtonLink>
        <ButtonLink href={to('identity.login') + next}>{t('albums.way.logIn')}</ButtonLink>
      </>
    ),
    needAgeCheck: (
      <Button variant="primary" onClick={() => setAsks('age')}>
        {t('albums.way.age')}
      </Button>
    ),
    needAbo: (
      <ButtonLink variant="primary" href={to('vip.club')}>
        {t('albums.way.vip')}
      </ButtonLink>
    ),
    needPurchase: (
      <>
        <Button variant="primary" onClick={() => setAsks('price')}>
          <span translate="no">{t('albums.way.buy', { price: price(album.price.value).amount })}</span>
        </Button>
        {album.isVipContent ? <ButtonLink href={to('vip.club')}>{t('albums.way.orVip')}</ButtonLink> : null}
      </>
    ),
  };
  return (
    <section
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
      data-edge
    >
      <Lock aria-hidden className="size-6 shrink-0 text-accent-ink" />
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="text-balance font-semibold">
          {t(gone ? 'albums.way.gone' : restriction ? `albums.way.${restriction}` : 'albums.way.never')}
        </p>
        {gone?.reason ? <p className="text-muted text-sm">{t('albums.way.reason', { reason: gone.reason })}</p> : null}
        {gone?.isPaidBack ? <p className="text-muted text-sm">{t('albums.way.paidBack')}</p> : null}
        {!gone && album.previews.some(({ isBlurred }) => !isBlurred) ? (
          <p className="text-muted text-sm">{t('albums.album.previews')}</p>
        ) : null}
      </div>
      {gone || !restriction ? null : <div className="flex flex-wrap gap-2">{way[restriction]}</div>}
      <Suspense>
        {asks === 'age' ? (
          <Slot<typeof refusedAlbum>
            filled={filled}
            props={{
              onClose: () => {
                setAsks(null);
                void revalidate();
              },
            }}
          />
        ) : null}
        {asks === 'price' ? (
          <BuySheet
            album={album}
            onBought={() => void revalidate()}
            onChanged={() => void revalidate()}
            onClose={() => setAsks(null)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
