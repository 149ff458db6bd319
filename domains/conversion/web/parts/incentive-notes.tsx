import { BadgePercent, Crown, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Incentive } from '../../contract/index.ts';
import { SaleEnd } from './sale-end.tsx';

/** What a buyer should know before coins go: a voucher pays, members pay nothing, until when it costs less. Nothing of it: nothing is shown. */
export function IncentiveNotes({ incentives }: { incentives: readonly Incentive[] }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const of = (way: Incentive['way']) => incentives.find((one) => one.way === way);
  const [voucher, vip, sale] = [of('voucher'), of('vip'), of('sale')];
  if (!(voucher || vip || sale)) return null;
  const line = 'flex min-w-0 items-center gap-2.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent-ink';
  return (
    <ul className="m-0 grid list-none gap-2 rounded-control bg-surface-raised p-3 text-sm" translate="no">
      {voucher ? (
        <li className={line}>
          <Ticket aria-hidden />
          <span>{t('conversion.note.voucher')}</span>
        </li>
      ) : null}
      {vip ? (
        <li className={line}>
          <Crown aria-hidden />
          <span className="min-w-0">
            {t('conversion.say.vip')} <Link href={to('vip.club')}>{t('conversion.way.vip')}</Link>
          </span>
        </li>
      ) : null}
      {sale ? (
        <li className={line}>
          <BadgePercent aria-hidden />
          <SaleEnd incentive={sale} />
        </li>
      ) : null}
    </ul>
  );
}
