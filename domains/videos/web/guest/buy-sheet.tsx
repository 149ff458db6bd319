import type { ReactNode } from 'react';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoDetail } from '../../contract/index.ts';
import { buyVideo, videoNotForSale } from '../../contract/index.ts';
import { VideoCover } from '../parts/video-tile.tsx';

const TopUpSheet = lazy(async () => ({
  default: (await import('#domains/payments/web/parts/top-up-sheet.tsx')).TopUpSheet,
}));

/**
 * The one question before coins go: what, for how much, and how many there are. Whoever has too few is led to more at once, and back
 * here. A voucher may pay, too: whether there is enough is for the server to say.
 */
export function BuySheet({
  video: { id, title, model, price, basePrice, saleUntil, images },
  isCovered = false,
  beginsWithCoins = false,
  onBought,
  onChanged,
  onClose,
}: {
  video: VideoDetail;
  /** A voucher pays it, as far as is known. */
  isCovered?: boolean;
  /** Whoever has too few coins is led to more at once. */
  beginsWithCoins?: boolean;
  onBought: () => void;
  /** What is shown of it is not true any more. */
  onChanged: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const words = usePrice();
  const { pathname } = useLocation();
  const balance = useGuestValue('balance');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [asked, setAsked] = useState(price.value);
  const [topsUp, setTopsUp] = useState(beginsWithCoins && balance < price.value);
  if (topsUp)
    return (
      <TopUpSheet
        origin={{ path: pathname, name: model.name }}
        needed={asked}
        closesWhenPaid
        onClose={() => setTopsUp(false)}
      />
    );
  const buy = async (): Promise<void> => {
    setBusy(true);
    setRefusal('');
    const answer = await api.call(buyVideo, { params: { videoId: String(id) }, body: { shown: asked } });
    setBusy(false);
    // It is open already: bought in another tab, or free by now.
    if (answer.ok || answer.problem.code === videoNotForSale.code) {
      onClose();
      return onBought();
    }
    const { code, title: why, data } = answer.problem;
    if (code === 'not_enough_coins') return setTopsUp(true);
    if (code === priceChanged.code && Number.isInteger(data?.['price'])) setAsked(Number(data?.['price']));
    else onChanged();
    setRefusal(why);
  };
  const { amount } = words(asked);
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('videos.buy.title')}
      description={t('videos.buy.text')}
      closeLabel={t('videos.buy.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('videos.buy.cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void buy()}>
            <span translate="no">{t('videos.way.buy', { price: amount })}</span>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <span className="aspect-video w-32 shrink-0 overflow-hidden rounded-control">
            <VideoCover video={{ images }} sizes="128px" />
          </span>
          <span className="grid min-w-0 gap-0.5">
            <b className="line-clamp-2 leading-snug">{title}</b>
            <bdi className="truncate text-muted text-sm">{model.name}</bdi>
          </span>
        </div>
        <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
          <dt className="text-muted">{t('videos.buy.price')}</dt>
          <dd className="m-0">
            <Price
              size="inherit"
              hundredths={asked}
              format={words}
              before={saleUntil !== null && basePrice.value > asked ? basePrice.value : undefined}
            />
          </dd>
          <dt className="text-muted">{t('videos.buy.balance')}</dt>
          <dd className="m-0 text-right" translate="no">
            {words(balance).amount}
          </dd>
        </dl>
        {isCovered ? <p className="rounded-control bg-success-soft p-3 text-sm">{t('videos.buy.covered')}</p> : null}
        {balance < asked && !isCovered ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-warning-soft p-3 text-sm">
            <span className="min-w-0 flex-1 basis-40" translate="no">
              {t('videos.buy.missing', { coins: words(asked - balance).amount })}
            </span>
            <Button size="sm" onClick={() => setTopsUp(true)}>
              {t('videos.buy.topUp')}
            </Button>
          </p>
        ) : null}
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
