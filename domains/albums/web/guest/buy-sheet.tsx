import type { ReactNode } from 'react';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { getBuyImageAlbumIncentives } from '#domains/conversion/contract/index.ts';
import { IncentiveNotes } from '#domains/conversion/web/parts/incentive-notes.tsx';
import { useIncentives } from '#domains/conversion/web/state/use-incentives.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import { Price } from '#kit/ui/measure/price.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumDetail } from '../../contract/index.ts';
import { albumNotForSale, buyAlbum } from '../../contract/index.ts';
import { AlbumCover } from '../parts/album-tile.tsx';

const TopUpSheet = lazy(async () => ({
  default: (await import('#domains/payments/web/parts/top-up-sheet.tsx')).TopUpSheet,
}));

/**
 * The one question before coins go: what, for how much, and how many there are. Whoever has too few is led to more at once, and back
 * here. A voucher may pay, too: whether there is enough is for the server to say.
 */
export function BuySheet({
  album: { id, title, actor, price, basePrice, saleUntil, cover },
  onBought,
  onChanged,
  onClose,
}: {
  album: AlbumDetail;
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
  const [topsUp, setTopsUp] = useState(false);
  const incentives = useIncentives(getBuyImageAlbumIncentives, id) ?? [];
  const isCovered = incentives.some(({ way }) => way === 'voucher');
  if (topsUp)
    return (
      <TopUpSheet
        origin={{ path: pathname, name: actor.name }}
        needed={asked}
        closesWhenPaid
        onClose={() => setTopsUp(false)}
      />
    );
  const buy = async (): Promise<void> => {
    setBusy(true);
    setRefusal('');
    const answer = await api.call(buyAlbum, { params: { albumId: String(id) }, body: { shown: asked } });
    setBusy(false);
    // It is open already: bought in another tab, or free by now.
    if (answer.ok || answer.problem.code === albumNotForSale.code) {
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
      title={t('albums.buy.title')}
      description={t('albums.buy.text')}
      closeLabel={t('albums.buy.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('albums.buy.cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void buy()}>
            <span translate="no">{t('albums.way.buy', { price: amount })}</span>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <span className="aspect-square w-20 shrink-0 overflow-hidden rounded-control">
            <AlbumCover cover={cover} sizes="80px" />
          </span>
          <span className="grid min-w-0 gap-0.5">
            <b className="line-clamp-2 leading-snug">{title}</b>
            <bdi className="truncate text-muted text-sm">{actor.name}</bdi>
          </span>
        </div>
        <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
          <dt className="text-muted">{t('albums.buy.price')}</dt>
          <dd className="m-0">
            <Price
              size="inherit"
              hundredths={asked}
              format={words}
              before={saleUntil !== null && basePrice.value > asked ? basePrice.value : undefined}
            />
          </dd>
          <dt className="text-muted">{t('albums.buy.balance')}</dt>
          <dd className="m-0 text-right" translate="no">
            {words(balance).amount}
          </dd>
        </dl>
        <IncentiveNotes incentives={incentives} />
        {balance < asked && !isCovered ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-warning-soft p-3 text-sm">
            <span className="min-w-0 flex-1 basis-40" translate="no">
              {t('albums.buy.missing', { coins: words(asked - balance).amount })}
            </span>
            <Button size="sm" onClick={() => setTopsUp(true)}>
              {t('albums.buy.topUp')}
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
