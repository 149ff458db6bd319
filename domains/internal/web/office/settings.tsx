import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';

interface Status {
  readonly officeAddresses: readonly string[];
  readonly secureAddresses: readonly string[];
  readonly trustProxy: boolean;
  readonly yourAddress: string;
  readonly hasGifts: boolean;
  readonly online: number;
}

/** What the environment says, and who is here. */
export function Settings({ status }: { status: Status }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const nobody = t('internal.office.nobody');
  const rows: [label: string, variable: string | null, value: string][] = [
    [t('internal.office.officeAddresses'), 'OFFICE_ADDRESSES', status.officeAddresses.join(', ') || nobody],
    [t('internal.office.secureAddresses'), 'SECURE_ADDRESSES', status.secureAddresses.join(', ') || nobody],
    [
      t('internal.office.proxy'),
      'TRUST_PROXY',
      t(status.trustProxy ? 'internal.office.proxyTrusted' : 'internal.office.proxyNot'),
    ],
    [t('internal.office.yourAddress'), null, status.yourAddress],
    [t('internal.office.gifts'), null, t(status.hasGifts ? 'internal.office.giftsYes' : 'internal.office.giftsNo')],
    [t('internal.office.online'), null, format.number(status.online)],
  ];
  return (
    <Card title={t('internal.office.settings')} flush>
      <dl className="divide-y divide-line border-line border-t">
        {rows.map(([label, variable, value]) => (
          <div key={label} className="grid gap-x-4 px-(--card-pad) py-2.5 xs:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
            <dt className="grid content-start">
              <span className="font-semibold">{label}</span>
              {variable ? <code className="text-subtle text-xs">{variable}</code> : null}
            </dt>
            <dd translate="no" className="tabular [overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
