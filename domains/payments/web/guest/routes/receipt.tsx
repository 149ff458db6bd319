import { CircleCheck, CircleSlash, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { readStored } from '#kit/web/device/storage.ts';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Order } from '../../../contract/orders.ts';
import { vatPart } from '../../../contract/pricing.ts';
import { getOrder } from '../../../contract/routes.ts';
import { ExtraLines, extraName } from '../../parts/extra-lines.tsx';
import { statusTitle, statusWords } from '../../parts/order-words.ts';
import type { TopUpOrigin } from '../../parts/stored.ts';
import { topUpOriginItem } from '../../parts/stored.ts';
import { percentText } from '../../parts/vat-line.tsx';
import type { ReceiptTone } from '../receipt-state.ts';
import { canTryAgain, toneOf } from '../receipt-state.ts';
import { useFollowedOrder } from '../use-following.ts';

export const meta = pageMeta(({ t }) => ({ title: t('payments.receipt.title') }));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await context.get(web).api.call(getOrder, { params: { orderId: params['orderId'] ?? '' } });
  if (found.ok) return found.data;
  throw refusedAddress(found.problem.status);
}

const styles: Readonly<Record<ReceiptTone, { icon: ReactNode; className: string }>> = {
  waiting: { icon: <Hourglass aria-hidden />, className: 'bg-info-soft text-info' },
  good: { icon: <CircleCheck aria-hidden />, className: 'bg-success-soft text-success' },
  bad: { icon: <CircleX aria-hidden />, className: 'bg-danger-soft text-danger' },
  neutral: { icon: <CircleSlash aria-hidden />, className: 'bg-hover text-muted' },
};

/** What became of a top-up. It follows the order while the provider's word is still to come. */
export default function Receipt(): ReactNode {
  const t = useMessages();
  const order = useFollowedOrder(useLoaderData<typeof loader>(), useGuestValue('balance'));
  usePreventReload(order.status === 'open');
  const style = styles[toneOf[order.status]];
  return (
    <div className="page max-w-150 py-[clamp(1.5rem,5vw,4rem)]">
      <section
        data-edge
        className="grid gap-6 rounded-card border border-line bg-surface p-[clamp(1.25rem,5vw,2.5rem)]"
      >
        <div role="status" className="grid justify-items-center gap-3 text-center">
          <span className={cx('grid size-18 place-items-center rounded-full [&>svg]:size-9', style.className)}>
            {style.icon}
          </span>
          <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2rem)] leading-tight">{t(statusTitle(order))}</h1>
          <Gain order={order} />
          <p className="max-w-100 text-muted">{t(statusWords(order))}</p>
        </div>
        <Facts order={order} />
        <NextSteps order={order} />
      </section>
    </div>
  );
}

function Gain({ order }: { order: Order }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const amount = useGuestValue('balanceFormatted');
  const count = useGuestValue('balance') / 100;
  if (order.status !== 'paid') return null;
  return (
    <p className="grid gap-1">
      <b translate="no" className="tabular font-extrabold text-4xl text-success">
        {t('payments.receipt.gain', { coins: formatCoins(order.coins, language) })}
      </b>
      <ExtraLines extras={order.extras} />
      <span translate="no" className="tabular text-muted">
        {t('payments.topUp.balance', { amount, count })}
      </span>
    </p>
  );
}

function Facts({ order }: { order: Order }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const coins = (hundredths: number) => `${formatCoins(hundredths, language)} ${t('payments.coins')}`;
  const takenBack = order.extras.reduce((sum, extra) => sum + extra.takenBack, order.coinsTakenBack);
  const facts: [string, string][] = [
    [t('payments.receipt.price'), formatAmount(order.euroCents, euros, language)],
    ...(order.vat
      ? ([
          [
            t('payments.vat.included', { percent: percentText(order.vat.percent, language) }),
            formatAmount(vatPart(order.euroCents, order.vat.percent), euros, language),
          ],
        ] as [string, string][])
      : []),
    [t('payments.receipt.coins'), coins(order.coins)],
    ...order.extras.map(({ reason, coins: extra }): [string, string] => [
      t('payments.extra.reason', { name: extraName(t, reason) }),
      `+${coins(extra)}`,
    ]),
    ...(takenBack > 0 ? ([[t('payments.receipt.takenBack'), `−${coins(takenBack)}`]] as [string, string][]) : []),
    [t('payments.receipt.date'), format.dateTime(order.paidAt ?? order.createdAt)],
    [t('payments.receipt.order'), order.id],
  ];
  return (
    <dl className="grid divide-y divide-line border-line border-y">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd translate="no" className="tabular min-w-0 text-right font-semibold [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NextSteps({ order }: { order: Order }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const table = pageTable();
  const [origin, setOrigin] = useState<TopUpOrigin | null>(null);
  useEffect(() => {
    const kept = readStored(topUpOriginItem);
    setOrigin(kept?.orderId === order.id ? kept : null);
  }, [order.id]);
  const isPaid = order.status === 'paid';
  useEffect(() => {
    // The room waits in the window that opened this one, and says there that it is paid.
    if (isPaid && origin && window.opener) window.close();
  }, [isPaid, origin]);
  const to = (id: string) => (table.page(id) ? table.href(id, language) : `/${language}/`);
  return (
    <div className="grid gap-3">
      {order.status === 'open' && order.checkoutUrl ? (
        <ButtonLink variant="primary" size="lg" block href={order.checkoutUrl}>
          {t(order.isStoredCard ? 'payments.card.confirm' : 'payments.receipt.resume')}
        </ButtonLink>
      ) : null}
      {canTryAgain(order.status) ? (
        <ButtonLink variant="primary" size="lg" block href={to('payments.topUp')}>
          {t('payments.receipt.again')}
        </ButtonLink>
      ) : null}
      {origin ? (
        <ButtonLink
          variant={order.status === 'paid' ? 'primary' : 'secondary'}
          size="lg"
          block
          href={origin.path}
          onClick={(event) => {
            // One goes back to the room that stands open, not into a second one.
            if (!window.opener) return;
            event.preventDefault();
            window.close();
          }}
        >
          {t('payments.sheet.back', { name: origin.name })}
        </ButtonLink>
      ) : null}
      {order.status === 'paid' && !origin ? (
        <ButtonLink variant="primary" size="lg" block href={to('performers.cams')}>
          {t('payments.receipt.toCams')}
        </ButtonLink>
      ) : null}
      <ButtonLink block href={to('ledger.statement')}>
        {t('payments.receipt.toStatement')}
      </ButtonLink>
      {order.status === 'paid' ? (
        <ButtonLink block variant="ghost" href={`${to('legal.withdrawal')}?contract=${encodeURIComponent(order.id)}`}>
          {t('legal.withdrawal.menu')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
