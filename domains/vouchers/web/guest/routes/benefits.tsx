import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { voucherKinds, voucherTypes } from '../../../contract/types.ts';
import { benefits, guestVouchers } from '../../../contract/vouchers.ts';
import { BenefitTiles } from '../../parts/benefit-tiles.tsx';
import { kindIcons } from '../../parts/kind-icons.tsx';
import { VoucherRow } from '../../parts/voucher-row.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [own, sums] = await Promise.all([api.query(guestVouchers, {}), api.query(benefits, {})]);
  if (!own.ok) throw refused(own.problem.status);
  if (!sums.ok) throw refused(sums.problem.status);
  return { vouchers: own.data, benefits: sums.data };
}

export const meta = pageMeta(({ t }) => ({ title: t('vouchers.menu') }));

/** What a guest has to use instead of coins: how much of each kind, with whom, until when. */
export default function OwnBenefits(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { vouchers, benefits: sums } = useLoaderData<typeof loader>();
  useReadAgain();
  const groups = voucherKinds
    .map((kind) => ({ kind, own: vouchers.filter(({ type }) => type === voucherTypes[kind]) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="page grid max-w-190 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('vouchers.menu')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('vouchers.menu')}</h1>
        <p className="text-muted">{t('vouchers.lead')}</p>
      </header>
      <BenefitTiles sums={sums} />
      {groups.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Gift />}
            title={t(sums.gifts > 0 ? 'vouchers.noneBesides' : 'vouchers.none')}
            action={
              <ButtonLink variant="primary" href={to('performers.home')}>
                {t('vouchers.toPerformers')}
              </ButtonLink>
            }
          >
            {t('vouchers.noneText')}
          </EmptyState>
        </Card>
      ) : (
        groups.map(({ kind, own }) => (
          <Card
            key={kind}
            flush
            title={
              <span className="flex items-center gap-2.5">
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink [&>svg]:size-4.5">
                  {kindIcons[kind]}
                </span>
                {t(`vouchers.type.${kind}`)}
              </span>
            }
            description={t(`vouchers.for.${kind}`)}
          >
            <ul className="divide-y divide-line border-line border-t">
              {own.map((voucher) => (
                <VoucherRow key={voucher.id} voucher={voucher} kind={kind} />
              ))}
            </ul>
          </Card>
        ))
      )}
    </div>
  );
}

/** What a push says has changed is read again: it names what can be used, not until when. */
function useReadAgain(): void {
  const told = useGuestValue('vouchers');
  const { revalidate } = useRevalidator();
  const before = useRef(told);
  useEffect(() => {
    if (before.current === told) return;
    before.current = told;
    void revalidate();
  }, [told, revalidate]);
}
