import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel, usePush } from '#kit/web/live/channel.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChargePlace, StoredCard } from '../../contract/one-click.ts';
import { chargeOneClick, oneClickCharge, removeStoredCard } from '../../contract/one-click.ts';
import type { Order, TopUpPackage } from '../../contract/orders.ts';
import { getOrder } from '../../contract/routes.ts';

/** Props of {@link OnePress}. */
export interface OnePressProps {
  readonly card: StoredCard;
  readonly chosen: TopUpPackage;
  /** The conversation in which it happens, which shows how it went, or the chat that runs on. */
  readonly place?: ChargePlace | undefined;
  readonly size?: 'sm' | 'lg' | undefined;
  /** The charge has an order, whatever becomes of it. */
  readonly onOrder: (order: Order) => void;
}

/** Charges the stored card by one press; the page hears at once how it went. */
export function OnePress({ card, chosen, place, size = 'lg', onOrder }: OnePressProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const channel = useChannel();
  const key = useRef<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  usePush(oneClickCharge, async (charge) => {
    if (charge.key !== key.current) return;
    // So soon after the press a browser opens a window; where it does not, the way to the bank stands beside the order.
    if (charge.page !== null) window.open(charge.page, 'vesper-checkout');
    const found = await api.call(getOrder, { params: { orderId: charge.orderId } });
    if (found.ok) onOrder(found.data);
  });
  // What is chosen again is a charge of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key for each amount
  useEffect(() => {
    key.current = null;
  }, [chosen.id]);
  const press = async (): Promise<void> => {
    key.current ??= crypto.randomUUID();
    setSending(true);
    setProblem(null);
    const order = {
      amount: chosen.coins,
      channelId: place?.id ?? null,
      channelOf: place?.of ?? ('conversation' as const),
      key: key.current,
    };
    const answer = await channel.command(chargeOneClick, order);
    setSending(false);
    if (!answer.ok) setProblem(answer.problem.title);
  };
  return (
    <div className="grid gap-2">
      {problem ? (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger">
          {problem}
        </p>
      ) : null}
      <Button
        translate="no"
        variant="primary"
        size={size}
        block
        icon={<CreditCard aria-hidden />}
        loading={isSending}
        onClick={() => void press()}
      >
        <span className="grid">
          <span>
            {t('payments.topUp.pay', {
              coins: formatCoins(chosen.coins, language),
              price: formatAmount(chosen.euroCents, euros, language),
            })}
          </span>{' '}
          <span className="font-normal text-sm">{cardName(card)}</span>
        </span>
      </Button>
    </div>
  );
}

/** What a guest knows a card by: `Visa •• 1111`. */
export const cardName = ({ brand, last4 }: StoredCard): string =>
  last4 === null ? brand : `${brand}\u00a0••\u00a0${last4}`;

/** The stored card, and the way to have it forgotten; `children`: another way to pay, beside it. */
export function CardLine({
  card,
  onGone,
  children,
}: {
  card: StoredCard;
  onGone: () => void;
  children?: ReactNode;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [isAsked, ask] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const answer = await api.call(removeStoredCard, { body: {} });
    if (answer.ok) onGone();
    else setProblem(answer.problem.title);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="flex min-w-0 flex-1 items-center gap-2 text-muted">
        <CreditCard aria-hidden className="size-5 shrink-0" />
        {problem ?? (isAsked ? t('payments.card.removeSure') : t('payments.card.stored', { card: cardName(card) }))}
      </span>
      {isAsked ? (
        <>
          <Button size="sm" variant="danger" onClick={() => void remove()}>
            {t('payments.card.remove')}
          </Button>
          <Button size="sm" onClick={() => ask(false)}>
            {t('payments.card.keep')}
          </Button>
        </>
      ) : (
        <>
          {children}
          <Button size="sm" onClick={() => ask(true)}>
            {t('payments.card.remove')}
          </Button>
        </>
      )}
    </div>
  );
}
