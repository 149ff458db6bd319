import type { ReactNode } from 'react';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { priceChanged } from '#domains/sales/contract/problems.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent } from '../../contract/index.ts';
import { buyMessageMedia } from '../../contract/index.ts';

const TopUpSheet = lazy(() =>
  import('#domains/payments/web/parts/top-up-sheet.tsx').then((module) => ({ default: module.TopUpSheet })),
);

interface MediaBuyProps {
  readonly message: MessengerContent;
  readonly onBought: (message: MessengerContent) => void;
  readonly onClose: () => void;
}

/** Asks once more before coins go, with the price; what was refused says why and what helps. */
export function MediaBuy({ message, onBought, onClose }: MediaBuyProps): ReactNode {
  const { media, model } = message;
  const t = useMessages();
  const { pathname, search } = useLocation();
  const [topsUp, setTopsUp] = useState(false);
  const api = useApi();
  const price = usePrice();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ProblemBody | null>(null);
  if (!media) return null;
  const now = refused?.code === priceChanged.code ? Number(refused.data?.price) : media.price;
  const shownPrice = now ?? 0;
  const { amount, money } = price(shownPrice);
  if (topsUp)
    return (
      <TopUpSheet
        origin={{ path: `${pathname}${search}`, name: model.name }}
        place={{ of: 'conversation', id: message.channelId }}
        needed={shownPrice}
        closesWhenPaid
        onClose={() => {
          setRefused(null);
          setTopsUp(false);
        }}
      />
    );
  const buy = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call(buyMessageMedia, { params: { mediaId: media.mediaId }, body: { shown: shownPrice } });
    setBusy(false);
    if (answer.ok) {
      onBought(answer.data.content);
      onClose();
    } else setRefused(answer.problem);
  };
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(media.type === 'video' ? 'messenger.video.openTitle' : 'messenger.media.openTitle', {
        name: model.name,
      })}
      description={
        <span translate="no">
          {money
            ? t('messenger.media.openText.money', { price: amount, money })
            : t('messenger.media.openText', { price: amount })}
        </span>
      }
      closeLabel={t('messenger.cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('messenger.cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void buy()}>
            {t('messenger.media.unlock', { price: amount })}
          </Button>
        </>
      }
    >
      {refused ? (
        <div role="alert" className="grid justify-items-start gap-2 text-danger text-sm">
          <p>{refused.title}</p>
          {refused.code === 'not_enough_coins' ? (
            <Button size="sm" onClick={() => setTopsUp(true)}>
              {t('messenger.media.topUp')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}
