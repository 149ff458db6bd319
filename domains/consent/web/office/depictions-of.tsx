import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Depiction } from '../../contract/index.ts';
import { kindName } from '../parts/kind-name.ts';
import { stateTones } from './state-tones.ts';

/** Everything that shows somebody, with its address. */
export function DepictionsOf({ depictions }: { depictions: readonly Depiction[] }): ReactNode {
  const t = useMessages();
  return (
    <Card title={t('consent.office.works')} flush>
      <Table
        caption={t('consent.office.works')}
        rows={depictions}
        rowKey={({ key }) => String(key)}
        columns={[
          {
            key: 'title',
            header: t('consent.office.work'),
            primary: true,
            cell: ({ kind, id, title }) => (
              <LocalLink
                to="consent.officeWork"
                params={{ kind, id }}
                className="inline-flex min-h-6 items-center font-medium"
              >
                <bdi className="[overflow-wrap:anywhere]">
                  {kindName(t, kind)} · {title || t('consent.untitled')}
                </bdi>
              </LocalLink>
            ),
          },
          {
            key: 'address',
            header: t('consent.office.address'),
            cell: ({ address }) => (
              <span translate="no" className="text-sm [overflow-wrap:anywhere]">
                {address ?? '–'}
              </span>
            ),
          },
          { key: 'day', header: t('consent.office.recordedOn'), cell: ({ recordedOn }) => recordedOn },
          {
            key: 'answer',
            header: t('consent.office.answer'),
            cell: ({ standing }) => t(`consent.office.standing.${standing}`),
          },
          {
            key: 'state',
            header: t('consent.office.state'),
            cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`consent.office.is.${state}`)}</Badge>,
          },
        ]}
        empty={<EmptyState icon={<Images />} title={t('consent.office.inNothing')} />}
      />
    </Card>
  );
}
