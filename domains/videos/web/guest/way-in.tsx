import { Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoDetail } from '../../contract/index.ts';
import type { Asks } from './asked.tsx';
import { Asked } from './asked.tsx';

/** What is known of a video that was taken down. */
export interface Gone {
  readonly reason: string;
  readonly isPaidBack: boolean;
}

/** What stands between a guest and a video, over its cover, and the one way past it. */
export function WayIn({
  video,
  gone,
  onOpened,
  onPreview,
}: {
  video: VideoDetail;
  gone: Gone | null;
  /** Something was done that may have opened it; `plays` when it is meant to begin. */
  onOpened: (plays: boolean) => void;
  /** Shows its first seconds; undefined where there are none to show. */
  onPreview?: (() => void) | undefined;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const { pathname } = useLocation();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [asks, setAsks] = useState<Asks | null>(null);
  const next = `?next=${encodeURIComponent(pathname)}`;
  // Who is nobody yet has to be somebody first, whatever else it takes.
  const restriction = !isLoggedIn && video.restriction ? 'needLogin' : video.restriction;
  const cost = price(video.price.value).amount;
  const way = {
    needLogin: (
      <>
        <ButtonLink variant="primary" href={to('identity.signUp') + next}>
          {t('videos.way.signUp')}
        </ButtonLink>
        <ButtonLink href={to('identity.login') + next}>{t('videos.way.logIn')}</ButtonLink>
      </>
    ),
    needAgeCheck: (
      <Button variant="primary" onClick={() => setAsks('age')}>
        {t('videos.way.age')}
      </Button>
    ),
    needAbo: (
      <ButtonLink variant="primary" href={to('vip.club')}>
        {t('videos.way.vip')}
      </ButtonLink>
    ),
    needPurchase: (
      <>
        <Button variant="primary" onClick={() => setAsks('price')}>
          <span translate="no">{t('videos.way.buy', { price: cost })}</span>
        </Button>
        {video.vip ? <ButtonLink href={to('vip.club')}>{t('videos.way.orVip')}</ButtonLink> : null}
      </>
    ),
  };
  return (
    <div
      data-theme="dark"
      className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-black/60 px-6 py-3 text-center text-white sm:gap-3"
    >
      <Lock aria-hidden className="size-6 sm:size-8" />
      <p className="max-w-100 text-balance font-semibold text-sm sm:text-lg">
        {t(gone ? 'videos.way.gone' : restriction ? `videos.way.why.${restriction}` : 'videos.way.never')}
      </p>
      {gone ? (
        <p className="max-w-100 text-balance text-sm sm:text-base">
          {gone.reason ? <span className="block">{t('videos.way.reason', { reason: gone.reason })}</span> : null}
          {gone.isPaidBack ? <span className="block">{t('videos.way.paidBack')}</span> : null}
        </p>
      ) : null}
      {gone || !restriction ? null : <div className="flex flex-wrap justify-center gap-2">{way[restriction]}</div>}
      {onPreview && !gone ? (
        <Button variant="ghost" icon={<Play aria-hidden className="fill-current" />} onClick={onPreview}>
          {t('videos.way.preview')}
        </Button>
      ) : null}
      <Asked asks={asks} video={video} onOpened={onOpened} onDone={() => setAsks(null)} />
    </div>
  );
}
