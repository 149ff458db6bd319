import { CircleAlert, CircleCheck, LoaderCircle, WalletCards, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel, usePush } from '#kit/web/live/channel.tsx';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChargePlace, StoredCard } from '../../contract/one-click.ts';
import { canOneClick, canOneClickResult, getStoredCard, oneClickCharge } from '../../contract/one-click.ts';
import type { Order, TopUpPackage, Vat } from '../../contract/orders.ts';
import { getOrder, getTopUpPackages } from '../../contract/routes.ts';
import { canTryAgain } from '../guest/receipt-state.ts';
import { useFollowedOrder } from '../guest/use-following.ts';
import { ExtraLines } from './extra-lines.tsx';
import { OnePress } from './one-press.tsx';
import { OrderTerms } from './order-terms.tsx';
import { statusTitle, waitingWords } from './order-words.ts';
import { VatLine } from './vat-line.tsx';

/** Props of {@link ChargeInPlace}. */
export interface ChargeInPlaceProps {
  /** What the coins no longer pay, said above the offer; null while they do. */
  readonly lead: ReactNode;
  /** Hundredths of a coin that should be bought at least; the smallest amount that holds them is offered. */
  readonly needed: number;
  /** What so many hundredths of a coin buy here, in words. */
  readonly buys: (coins: number) => string;
  /** The chat or conversation it is offered in. */
  readonly place?: ChargePlace | undefined;
  /** To all amounts and other ways of paying. */
  readonly onMore: () => void;
}

/**
 * Offers coins by one press where they run out, without anything over what runs: the stored card pays where there is one, else the sheet is
 * a press away. Tells how the charge went, also one that ran by itself.
 */
export function ChargeInPlace({ lead, needed, buys, place, onMore }: ChargeInPlaceProps): ReactNode {
  const api = useApi();
  const [told, tell] = useState<{ order: Order; byItself: boolean } | null>(null);
  const close = useCallback(() => tell(null), []);
  usePush(oneClickCharge, async ({ byItself, status, orderId }) => {
    if (!byItself || status !== 'paid') return;
    const found = await api.call(getOrder, { params: { orderId } });
    if (found.ok) tell({ order: found.data, byItself });
  });
  if (told) {
    return (
      <ChargeLine
        key={told.order.id}
        {...told}
        onClose={close}
        onMore={() => {
          close();
          onMore();
        }}
      />
    );
  }
  if (lead === null) return null;
  return (
    <div className="grid gap-2 px-4 py-2.5 text-sm">
      {lead}
      <Offer
        needed={needed}
        buys={buys}
        place={place}
        onMore={onMore}
        onOrder={(order) => tell({ order, byItself: false })}
      />
    </div>
  );
}

interface Offered {
  readonly card: StoredCard;
  readonly chosen: TopUpPackage;
  readonly vat: Vat | null;
}

/** Asks at its moment whether the guest can be charged by one press (spec 2 §7), and for how much. */
function Offer({
  needed,
  buys,
  place,
  onMore,
  onOrder,
}: Pick<ChargeInPlaceProps, 'needed' | 'buys' | 'place' | 'onMore'> & { onOrder: (order: Order) => void }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const channel = useChannel();
  const [offered, offer] = useState<Offered | null>(null);
  useEffect(() => void channel.command(canOneClick, {}), [channel]);
  usePush(canOneClickResult, async ({ result, amounts }) => {
    if (!result) return offer(null);
    const [stored, sold] = await Promise.all([api.call(getStoredCard, {}), api.call(getTopUpPackages, {})]);
    if (!stored.ok || !stored.data.card || !sold.ok) return offer(null);
    const packages = sold.data.packages.filter(({ coins }) => amounts.includes(coins));
    const chosen = enough(packages, needed);
    offer(chosen ? { card: stored.data.card, chosen, vat: sold.data.vat } : null);
  });
  if (!offered) {
    return (
      <Button variant="primary" size="sm" icon={<WalletCards aria-hidden />} onClick={onMore}>
        {t('payments.topUp.title')}
      </Button>
    );
  }
  const { card, chosen, vat } = offered;
  return (
    <>
      <p translate="no" className="tabular">
        <b>{t('payments.receipt.gain', { coins: formatCoins(chosen.coins, language) })}</b> · {buys(chosen.coins)}
        <ExtraLines extras={chosen.extras} />
      </p>
      <VatLine euroCents={chosen.euroCents} vat={vat} />
      <div className="grid gap-2 xs:flex xs:flex-wrap xs:items-start xs:[&>:first-child]:flex-1">
        <OnePress card={card} chosen={chosen} place={place} size="sm" onOrder={onOrder} />
        <Button size="sm" onClick={onMore}>
          {t('payments.offer.more')}
        </Button>
      </div>
      <OrderTerms className="text-muted text-xs" inNewTab />
    </>
  );
}

/** The smallest package with as many coins; the largest where none has so many. */
function enough(packages: readonly TopUpPackage[], needed: number): TopUpPackage | undefined {
  const sorted = packages.toSorted((one, other) => one.coins - other.coins);
  return sorted.find(({ coins }) => coins >= needed) ?? sorted.at(-1);
}

/** So long it is said that a charge went well, ms. */
const paidShownMs = 20_000;

/** How a charge stands, in a line. */
function ChargeLine({
  order: begun,
  byItself,
  onClose,
  onMore,
}: {
  order: Order;
  byItself: boolean;
  onClose: () => void;
  onMore: () => void;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const order = useFollowedOrder(begun, useGuestValue('balance'));
  const isPaid = order.status === 'paid';
  usePreventReload(order.status === 'open');
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(onClose, paidShownMs);
    return () => clearTimeout(timer);
  }, [isPaid, onClose]);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2.5 px-4 py-1.5 text-sm [&>svg]:size-5 [&>svg]:shrink-0"
    >
      {isPaid ? (
        <CircleCheck aria-hidden className="text-success" />
      ) : order.status === 'open' ? (
        <LoaderCircle aria-hidden className="animate-spin text-info motion-reduce:animate-none" />
      ) : (
        <CircleAlert aria-hidden className="text-warning" />
      )}
      <p className={cx('flex-1', order.status === 'open' && order.checkoutUrl ? 'min-w-55' : 'min-w-0')}>
        <span>
          {order.status === 'open'
            ? t(waitingWords(order))
            : t(byItself ? 'payments.offer.byItself' : statusTitle(order))}
        </span>
        {order.declined === null ? null : <span className="ms-1">{t(`payments.declined.${order.declined}`)}</span>}
        {isPaid ? (
          <b translate="no" className="tabular ms-1 text-success">
            {t('payments.receipt.gain', { coins: formatCoins(order.coins, language) })}
            <ExtraLines extras={order.extras} />
          </b>
        ) : null}
      </p>
      {order.status === 'open' && order.checkoutUrl ? (
        <a
          className="hit-44 text-accent-ink underline max-xs:ms-7.5 max-xs:pb-1"
          href={order.checkoutUrl}
          target="vesper-checkout"
        >
          {t('payments.card.confirm')}
        </a>
      ) : null}
      {canTryAgain(order.status) ? (
        <Button size="sm" variant="primary" onClick={onMore}>
          {t('payments.card.other')}
        </Button>
      ) : null}
      {order.status === 'open' ? null : (
        <IconButton size="sm" label={t('payments.sheet.close')} icon={<X aria-hidden />} onClick={onClose} />
      )}
    </div>
  );
}
