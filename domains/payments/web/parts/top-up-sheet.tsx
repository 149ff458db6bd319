import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { writeStored } from '#kit/web/device/storage.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChargePlace, StoredCard } from '../../contract/one-click.ts';
import { getStoredCard } from '../../contract/one-click.ts';
import type { Order, TopUpPackage, Vat } from '../../contract/orders.ts';
import { getTopUpPackages, startTopUp } from '../../contract/routes.ts';
import { PackageGrid } from '../guest/package-grid.tsx';
import { canTryAgain } from '../guest/receipt-state.ts';
import { useFollowedOrder } from '../guest/use-following.ts';
import { BelowZero } from './below-zero.tsx';
import { ExtraLines } from './extra-lines.tsx';
import { KeepCard } from './keep-card.tsx';
import { CardLine, OnePress } from './one-press.tsx';
import { OrderTerms } from './order-terms.tsx';
import { statusTitle, statusWords, waitingWords } from './order-words.ts';
import { topUpOriginItem } from './stored.ts';
import { usePackage } from './use-package.ts';
import { VatLine } from './vat-line.tsx';

/** Props of `TopUpSheet`. */
export interface TopUpSheetProps {
  /** Where one is, for the receipt: a path of this site and whose room it is. */
  readonly origin: { readonly path: string; readonly name: string };
  /** What so many hundredths of a coin buy here, in words. */
  readonly buys?: ((coins: number) => string) | undefined;
  /** The conversation in which it happens, which shows how a charge by one press went, or the chat that runs on behind it. */
  readonly place?: ChargePlace | undefined;
  /** What waits to be paid, hundredths of a coin: the smallest amount that is enough is offered first. */
  readonly needed?: number | undefined;
  /** Something waits behind the sheet for these coins. */
  readonly closesWhenPaid?: boolean | undefined;
  readonly onClose: () => void;
}

/**
 * Tops up without leaving where one is: the provider's checkout has a window of its own, and the sheet follows the order
 * until its coins are there. What runs behind it runs on.
 */
export function TopUpSheet({
  origin,
  buys,
  place,
  needed,
  closesWhenPaid = false,
  onClose,
}: TopUpSheetProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const [packages, setPackages] = useState<readonly TopUpPackage[]>([]);
  const [vat, setVat] = useState<Vat | null>(null);
  const [card, setCard] = useState<StoredCard | null>(null);
  const [keepsCard, setKeepsCard] = useState(false);
  const [chosen, choose] = usePackage(packages, undefined, needed);
  const [order, setOrder] = useState<Order | null>(null);
  const [state, setState] = useState<'open' | 'sending'>('open');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void api.call(getTopUpPackages, {}).then((answer) => {
      if (answer.ok) {
        setPackages(answer.data.packages);
        setVat(answer.data.vat);
      } else setProblem(answer.problem.title);
    });
    void api.call(getStoredCard, {}).then((answer) => {
      if (answer.ok) setCard(answer.data.card);
    });
  }, [api]);
  const pay = async (): Promise<void> => {
    if (!chosen) return;
    // Opened in the press itself: later a browser takes it for an advertisement.
    const checkout = window.open('about:blank', 'vesper-checkout');
    setState('sending');
    setProblem(null);
    const started = await api.call(startTopUp, { body: { packageId: chosen.id, keepCard: keepsCard } });
    setState('open');
    if (!started.ok || !started.data.checkoutUrl) {
      checkout?.close();
      setProblem(started.ok ? t('payments.receipt.declined') : started.problem.title);
      return;
    }
    writeStored(topUpOriginItem, { orderId: started.data.id, ...origin });
    if (checkout) checkout.location.href = started.data.checkoutUrl;
    setOrder(started.data);
  };
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('payments.topUp.title')}
      description={order ? undefined : t('payments.topUp.lead')}
      closeLabel={t('payments.sheet.close')}
      footer={
        order ? undefined : (
          // What one agrees to stands with the button, not where the sheet has to be scrolled to.
          <div className="grid flex-1 gap-2">
            {card && chosen ? (
              <OnePress card={card} chosen={chosen} place={place} onOrder={setOrder} />
            ) : (
              <Button
                translate="no"
                variant="primary"
                size="lg"
                block
                loading={state === 'sending'}
                disabled={!chosen}
                onClick={() => void pay()}
              >
                {chosen
                  ? t('payments.topUp.pay', {
                      coins: formatCoins(chosen.coins, language),
                      price: formatAmount(chosen.euroCents, euros, language),
                    })
                  : t('payments.topUp.menu')}
              </Button>
            )}
            <OrderTerms className="text-muted text-xs" inNewTab />
          </div>
        )
      }
    >
      {order ? (
        <Following
          order={order}
          name={origin.name}
          onAgain={() => setOrder(null)}
          onClose={onClose}
          closesWhenPaid={closesWhenPaid}
        />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <BelowZero />
          <PackageGrid packages={packages} chosenId={chosen?.id} onChoose={choose} />
          {chosen && buys ? (
            <p aria-live="polite" className="font-semibold text-sm">
              {buys(chosen.coins)}
            </p>
          ) : null}
          {chosen ? (
            <VatLine euroCents={chosen.euroCents} vat={vat}>
              <ExtraLines extras={chosen.extras} />
            </VatLine>
          ) : null}
          {problem ? (
            <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger">
              {problem}
            </p>
          ) : null}
          {card ? (
            <CardLine card={card} onGone={() => setCard(null)}>
              <Button size="sm" loading={state === 'sending'} disabled={!chosen} onClick={() => void pay()}>
                {t('payments.card.other')}
              </Button>
            </CardLine>
          ) : (
            <KeepCard isOn={keepsCard} onChange={setKeepsCard} />
          )}
        </div>
      )}
    </Panel>
  );
}

/** The order from its checkout to its coins. */
function Following({
  order: begun,
  name,
  closesWhenPaid,
  onAgain,
  onClose,
}: {
  order: Order;
  name: string;
  closesWhenPaid: boolean;
  onAgain: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const order = useFollowedOrder(begun, useGuestValue('balance'));
  const isPaid = order.status === 'paid';
  usePreventReload(order.status === 'open');
  useEffect(() => {
    if (isPaid && closesWhenPaid) onClose();
  }, [isPaid, closesWhenPaid, onClose]);
  return (
    <div role="status" className="grid justify-items-center gap-3 py-2 text-center [&>svg]:size-10">
      {isPaid ? (
        <CircleCheck aria-hidden className="text-success" />
      ) : order.status !== 'open' ? (
        <CircleAlert aria-hidden className="text-warning" />
      ) : (
        <LoaderCircle aria-hidden className="animate-spin text-info motion-reduce:animate-none" />
      )}
      <p className="font-bold text-lg">{t(statusTitle(order))}</p>
      {isPaid ? (
        <p translate="no" className="tabular font-extrabold text-3xl text-success">
          {t('payments.receipt.gain', { coins: formatCoins(order.coins, language) })}
          <ExtraLines extras={order.extras} />
        </p>
      ) : (
        <p className="max-w-90 text-muted text-sm">
          {t(order.status === 'open' ? waitingWords(order) : statusWords(order))}
        </p>
      )}
      {isPaid ? (
        <Button variant="primary" size="lg" block onClick={onClose}>
          {t('payments.sheet.back', { name })}
        </Button>
      ) : null}
      {canTryAgain(order.status) ? <Button onClick={onAgain}>{t('payments.receipt.again')}</Button> : null}
      {order.status === 'open' && order.checkoutUrl ? (
        <a className="text-accent-ink underline" href={order.checkoutUrl} target="vesper-checkout">
          {t(order.isStoredCard ? 'payments.card.confirm' : 'payments.receipt.resume')}
        </a>
      ) : null}
    </div>
  );
}
