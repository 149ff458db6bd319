import type { ReactNode } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { VoucherKind } from '../../contract/types.ts';
import type { Voucher } from '../../contract/vouchers.ts';
import { redeemVoucher } from '../../contract/vouchers.ts';

/** The last instant it counts, as a day is said. */
const lastInstant = (validTo: number): number => validTo - 1;

/** One voucher: how much, with whom, until when, and what opens it. */
export function VoucherRow({ voucher, kind }: { voucher: Voucher; kind: VoucherKind }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { amount, granted, actors, validFrom, validTo, state, subject } = voucher;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--card-pad) py-3.5">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          <span translate="no" className="tabular">
            {t(`vouchers.amount.${kind}`, { count: state === 'reserved' ? granted : amount })}
          </span>
          {amount < granted && amount > 0 ? (
            <span translate="no" className="font-normal text-muted text-sm">
              {t('vouchers.of', { granted })}
            </span>
          ) : null}
          {state === 'reserved' ? <Badge tone="warning">{t('vouchers.reserved')}</Badge> : null}
        </p>
        {kind === 'bonusCode' && subject ? (
          <p translate="no" className="select-all break-all font-mono font-semibold text-sm">
            {subject}
          </p>
        ) : null}
        {actors.some(({ name }) => name) ? (
          <p className="text-muted text-sm">
            {t('vouchers.with')}{' '}
            {actors
              .filter(({ name }) => name)
              .map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 ? <span>, </span> : null}
                  <LocalLink to="performers.profile" params={{ actorName: name.toLowerCase() }}>
                    <bdi translate="no">{name}</bdi>
                  </LocalLink>
                </span>
              ))}
          </p>
        ) : null}
        <p className="text-muted text-sm" translate="no" suppressHydrationWarning>
          {state === 'coming'
            ? t('vouchers.from', { day: format.date(validFrom) })
            : validTo === null
              ? t('vouchers.stays')
              : t('vouchers.until', { day: format.date(lastInstant(validTo)) })}
        </p>
      </div>
      {state === 'usable' ? <Open voucher={voucher} kind={kind} /> : null}
    </li>
  );
}

/** Turns credits into coins and gifts into what one can give, with one press. */
function Open({ voucher, kind }: { voucher: Voucher; kind: VoucherKind }): ReactNode {
  const t = useMessages();
  const { busy, run } = useCall();
  if (kind !== 'credits' && kind !== 'messengerGift') return null;
  const open = () =>
    run((api) => api.call(redeemVoucher, { body: { voucherId: voucher.id } }), {
      told: () => t(`vouchers.opened.${kind}`, { count: voucher.amount }),
    });
  return (
    <Button variant="primary" disabled={busy} onClick={() => void open()} className="max-sm:w-full">
      {t(`vouchers.open.${kind}`)}
    </Button>
  );
}
