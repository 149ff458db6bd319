import type { ReactNode } from 'react';
import { useState } from 'react';
import type { RouteOutput } from '#kit/contract/operations.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { formatAmount } from '#kit/money/amounts.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { buyersOf, mostBuyers } from '../../contract/index.ts';

const coins = { code: 'VXC', decimals: 0 } as const;

/** Who bought the thing; read only when it is asked for, since reading leaves a line. */
export function Buyers({ kind, id }: { kind: string; id: string }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const { busy, run } = useCall();
  const [found, setFound] = useState<RouteOutput<typeof buyersOf> | null>(null);
  const read = async (): Promise<void> => {
    const answer = await run((api) => api.call(buyersOf, { params: { kind, id } }));
    if (answer.ok) setFound(answer.data);
  };
  const isList = found !== null && found.buyers.length > 0;
  return (
    <Card title={t('consent.office.buyers')} description={t('consent.office.buyersText')} flush={isList}>
      {found === null ? (
        <Button loading={busy} onClick={() => void read()}>
          {t('consent.office.showBuyers')}
        </Button>
      ) : isList ? (
        <>
          <Table
            caption={t('consent.office.buyers')}
            rows={found.buyers}
            rowKey={({ guestId, at }) => `${guestId}-${at}`}
            columns={[
              {
                key: 'guest',
                header: t('consent.office.account'),
                primary: true,
                cell: ({ guestId }) => t('consent.office.unnamed', { id: guestId }),
              },
              { key: 'at', header: t('consent.office.boughtAt'), cell: ({ at }) => format.dateTime(at) },
              {
                key: 'price',
                header: t('consent.office.paid'),
                align: 'end',
                cell: ({ price }) => formatAmount(price, coins, language),
              },
              {
                key: 'back',
                header: t('consent.office.paidBack'),
                cell: ({ endedAt }) => (endedAt === null ? t('consent.office.notYet') : format.dateTime(endedAt)),
              },
            ]}
          />
          {found.isMore ? (
            <p className="p-(--card-pad) text-muted text-sm">{t('consent.office.moreBuyers', { most: mostBuyers })}</p>
          ) : null}
        </>
      ) : (
        <p role="status" className="text-muted">
          {t(found.isSold ? 'consent.office.noBuyers' : 'consent.office.notSold')}
        </p>
      )}
    </Card>
  );
}
