import { filled as hindrances } from 'virtual:slots/payments.topUpHindrances';
import { filled } from 'virtual:slots/payments.topUpParts';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import {
  data,
  Form,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { getStoredCard } from '../../../contract/one-click.ts';
import { getTopUpPackages, startTopUp } from '../../../contract/routes.ts';
import { BelowZero } from '../../parts/below-zero.tsx';
import { ExtraLines } from '../../parts/extra-lines.tsx';
import { KeepCard } from '../../parts/keep-card.tsx';
import { CardLine, OnePress } from '../../parts/one-press.tsx';
import { OrderTerms } from '../../parts/order-terms.tsx';
import { usePackage } from '../../parts/use-package.ts';
import { Total, VatLine } from '../../parts/vat-line.tsx';
import type { topUpHindrances, topUpParts } from '../../slots.ts';
import { PackageGrid } from '../package-grid.tsx';
import { PaymentAssurances } from '../payment-assurances.tsx';

export const meta = pageMeta(({ t }) => ({
  title: t('payments.topUp.title'),
  description: t('payments.topUp.description'),
}));

export async function loader({ context }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api } = values;
  const [offered, stored, parts, hindering] = await Promise.all([
    api.call(getTopUpPackages, {}),
    api.call(getStoredCard, {}),
    loadBlocks(filled, values),
    loadBlocks(hindrances, values),
  ]);
  if (!offered.ok) throw refused(offered.problem.status);
  // Visitors have no card.
  return { ...offered.data, card: stored.ok ? stored.data.card : null, parts, hindering };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = context.get(web);
  const form = await request.formData();
  const packageId = String(form.get('packageId') ?? '');
  const started = await api.call(startTopUp, { body: { packageId, keepCard: form.has('keepCard') } });
  if (started.ok && started.data.checkoutUrl) throw redirectDocument(started.data.checkoutUrl);
  if (!started.ok && started.problem.code === 'not_logged_in') {
    const next = encodeURIComponent(href('payments.topUp', language));
    throw redirect(`${href('identity.login', language)}?next=${next}`);
  }
  const problem = started.ok ? null : started.problem;
  return data({ problem }, { status: problem?.status ?? 500 });
}

export default function TopUp(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { balance, balanceFormatted, isLoggedIn, autoRechargeAmount } = useGuest();
  const { packages, isSandbox, vat, card: stored, parts, hindering } = useLoaderData<typeof loader>();
  const [card, setCard] = useState(stored);
  const [keepsCard, setKeepsCard] = useState(false);
  const navigate = useNavigate();
  const to = useHref();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  // A guest who was sent here for something other than coins buys the smallest package.
  const isForOther = useSearchParams()[0].has('for');
  const smallest = packages.reduce<(typeof packages)[number] | undefined>(
    (least, one) => (least && least.coins <= one.coins ? least : one),
    undefined,
  );
  const [chosen, choose] = usePackage(packages, isForOther ? smallest?.id : undefined);
  return (
    <div className="page max-w-220 py-[clamp(1.5rem,4vw,3rem)]">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="font-extrabold text-[clamp(1.75rem,5vw,2.5rem)] leading-tight">{t('payments.topUp.title')}</h1>
          <p className="text-muted">{t('payments.topUp.lead')}</p>
        </div>
        {isLoggedIn ? (
          <p translate="no" className="tabular rounded-full bg-raised px-4 py-2 font-semibold" aria-live="polite">
            {t('payments.topUp.balance', { amount: balanceFormatted, count: balance / 100 })}
          </p>
        ) : null}
      </header>
      <Form method="post" className="grid gap-6">
        <BelowZero />
        <Blocks<typeof topUpHindrances> filled={hindrances} data={hindering} props={{}} />
        <PackageGrid packages={packages} chosenId={chosen?.id} onChoose={choose} />
        {answer?.problem ? (
          <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger">
            {answer.problem.title}
          </p>
        ) : null}
        {card ? (
          <CardLine card={card} onGone={() => setCard(null)}>
            <Button type="submit" size="sm" loading={busy}>
              {t('payments.card.other')}
            </Button>
          </CardLine>
        ) : null}
        {isLoggedIn && !card ? <KeepCard isOn={keepsCard} onChange={setKeepsCard} /> : null}
        {chosen ? (
          <VatLine euroCents={chosen.euroCents} vat={vat} withTotal={false}>
            <ExtraLines extras={chosen.extras} />
          </VatLine>
        ) : null}
        {chosen ? (
          // What one agrees to stands with the button wherever the page is scrolled to.
          <div className="safe-b sticky bottom-(--bottom-bar,0px) z-10 -mx-3 grid gap-2 border-line border-t bg-canvas px-3 py-3 md:static md:mx-0 md:border-0 md:p-0">
            <Total euroCents={chosen.euroCents} />
            {card ? (
              <OnePress
                card={card}
                chosen={chosen}
                onOrder={({ id }) => void navigate(to('payments.receipt', { orderId: id }))}
              />
            ) : (
              <Button translate="no" type="submit" variant="primary" size="lg" block loading={busy}>
                {t('payments.topUp.pay', {
                  coins: formatCoins(chosen.coins, language),
                  price: formatAmount(chosen.euroCents, euros, language),
                })}
              </Button>
            )}
            <OrderTerms className="text-muted text-xs md:text-sm" />
          </div>
        ) : null}
      </Form>
      <Blocks<typeof topUpParts> filled={filled} data={parts} props={{}} />
      <PaymentAssurances rechargesItself={autoRechargeAmount !== null} />
      {isSandbox ? (
        <p className="mt-6 flex items-start gap-3 rounded-card border border-line border-dashed px-4 py-3 text-muted text-sm">
          <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
          {t(card ? 'payments.topUp.sandboxCard' : 'payments.topUp.sandbox')}
        </p>
      ) : null}
    </div>
  );
}
