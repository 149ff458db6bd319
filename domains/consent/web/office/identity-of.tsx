import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { PersonRecord } from '../../contract/index.ts';

/** Who somebody is: legal name, birth date, document, every name, who verified it. */
export function IdentityOf({ record }: { record: PersonRecord }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { document: paper, aliases, standing } = record;
  const facts: readonly (readonly [string, string])[] = [
    [t('consent.office.legalName'), record.legalName],
    [t('consent.office.birthDate'), record.birthDate],
    [t('consent.office.adultFrom'), record.adultFrom],
    [t('consent.office.document'), `${paper.kind} · ${paper.country} · ${paper.number}`],
    [t('consent.office.validUntil'), paper.validUntil ?? '–'],
    [t('consent.office.verifiedBy'), record.verifiedBy],
    [t('consent.office.verifiedAt'), format.dateTime(record.verifiedAt)],
    ...(record.pausedAt === null ? [] : ([[t('consent.office.pausedAt'), format.dateTime(record.pausedAt)]] as const)),
  ];
  return (
    <div className="grid min-w-0 grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-2">
      <Card
        title={t('consent.office.identity')}
        actions={
          <span className="flex flex-wrap gap-2">
            {record.pausedAt === null ? null : <Badge tone="warning">{t('consent.office.record.paused')}</Badge>}
            <Badge tone={standing === 'verified' ? 'success' : 'danger'}>
              {t(`consent.office.record.${standing}`)}
            </Badge>
          </span>
        }
      >
        <dl className="grid gap-2 text-sm" translate="no">
          {facts.map(([label, value]) => (
            <div key={label} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-2">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('consent.office.names')}>
        <ul className="grid gap-1 text-sm" translate="no">
          {aliases.map(({ name, since }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4">
              <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>
              <span className="text-muted">{format.dateTime(since)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
