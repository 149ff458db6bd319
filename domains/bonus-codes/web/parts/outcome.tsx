import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Bonus } from '../../contract/redeeming.ts';
import { BenefitList } from './benefit-list.tsx';

/** What a redeemed code has brought, and what comes with the next top-up. */
export function Outcome({ bonus }: { bonus: Bonus }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <Card>
      <div role="status" className="grid gap-3">
        <p className="flex items-center gap-2 font-bold text-lg">
          <CircleCheck aria-hidden className="size-6 text-success" />
          {t('bonus-codes.done')}
        </p>
        <BenefitList benefits={bonus.benefits} />
        {bonus.waitsForTopUp ? (
          <>
            <p className="text-muted text-sm">{t('bonus-codes.waits')}</p>
            <ButtonLink variant="primary" href={to('payments.topUp')}>
              {t('bonus-codes.topUp')}
            </ButtonLink>
          </>
        ) : null}
      </div>
    </Card>
  );
}
