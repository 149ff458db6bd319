import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { PayoutRow } from '../../contract/index.ts';
import { Leaf } from './leaf.tsx';
import { noteFile } from './note-file.ts';
import { useEuros } from './use-euros.ts';

const tones: Readonly<Record<PayoutRow['state'], Tone>> = {
  ...{ reserved: 'neutral', final: 'info', sent: 'info', paid: 'success', returned: 'danger', dropped: 'neutral' },
};

/** Payouts, each with where it stands, where it went and its credit note. */
export function Payouts(list: { payouts: readonly PayoutRow[]; before: number | null; isFirst: boolean }): ReactNode {
  const t = useMessages();
  return (
    <Card title={t('payouts.money.payouts')} flush>
      <p className="px-(--card-pad) pb-3 text-muted text-sm">
        {t(list.payouts.length === 0 ? 'payouts.money.payoutsNone' : 'payouts.money.payoutsText')}
      </p>
      {list.payouts.length === 0 ? null : (
        <ul aria-label={t('payouts.money.payouts')} className="divide-y divide-line border-line border-t">
          {list.payouts.map((payout) => (
            <Payout key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      <Leaf label={t('payouts.money.payouts')} name="payoutsBefore" before={list.before} isFirst={list.isFirst} />
    </Card>
  );
}

function Payout({ payout }: { payout: PayoutRow }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const euros = useEuros();
  const { state, amount, net, vat, carried, account, paidAt, until, returnedWhy, note } = payout;
  const parts = [
    t('payouts.money.net', { amount: euros(net) }),
    vat === 0 ? '' : t('payouts.money.vat', { amount: euros(vat) }),
    carried === 0 ? '' : t('payouts.money.carriedPart', { amount: euros(carried) }),
  ];
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 px-(--card-pad) py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b translate="no" className="tabular text-lg">
            {euros(amount)}
          </b>
          <Badge tone={tones[state]}>{t(`payouts.money.state.${state}`)}</Badge>
        </p>
        <p className="text-sm">
          {paidAt === null
            ? t('payouts.money.until', { day: format.date(until) })
            : t('payouts.money.paidOn', { day: format.date(paidAt) })}{' '}
          · <span translate="no">{account}</span>
        </p>
        <p translate="no" className="tabular text-muted text-sm">
          {parts.filter(Boolean).join(' · ')}
        </p>
        {state === 'returned' ? (
          <p className="font-semibold text-danger text-sm">
            {t('payouts.money.returned', { reason: returnedWhy ?? '' })}
          </p>
        ) : null}
      </div>
      {note ? (
        <ButtonLink
          size="sm"
          download
          href={noteFile(note.id)}
          icon={<FileDown aria-hidden />}
          className="justify-self-start sm:justify-self-end"
        >
          {note.number}
        </ButtonLink>
      ) : null}
    </li>
  );
}
