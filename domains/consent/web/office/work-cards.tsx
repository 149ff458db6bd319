import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { WorkFile } from '../../contract/index.ts';

/** Who is in a thing, and what each answered. */
export function CastCard({ work: { cast } }: { work: WorkFile }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card title={t('consent.office.people')} flush>
      <Table
        caption={t('consent.office.people')}
        rows={cast}
        rowKey={({ accountId }) => String(accountId)}
        columns={[
          {
            key: 'name',
            header: t('consent.office.person'),
            primary: true,
            cell: ({ accountId, name }) => (
              <LocalLink to="consent.officeRecord" params={{ accountId }}>
                <bdi>{name || t('consent.office.unnamed', { id: accountId })}</bdi>
              </LocalLink>
            ),
          },
          {
            key: 'answer',
            header: t('consent.office.answer'),
            cell: ({ standing }) => t(`consent.office.standing.${standing}`),
          },
          {
            key: 'at',
            header: t('consent.office.answeredAt'),
            cell: ({ decidedAt }) => (decidedAt === null ? '–' : format.dateTime(decidedAt)),
          },
          {
            key: 'words',
            header: t('consent.office.words'),
            align: 'end',
            cell: ({ termsVersion }) => termsVersion ?? '–',
          },
          {
            key: 'adult',
            header: t('consent.office.record'),
            cell: ({ isAdult }) => (
              <Badge tone={isAdult ? 'success' : 'danger'}>
                {t(isAdult ? 'consent.office.adult' : 'consent.office.unproven')}
              </Badge>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** Whose it is, when it was made, where it is found. */
export function WorkFacts({ work }: { work: WorkFile }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('consent.office.owner'),
      <LocalLink key="owner" to="consent.officeRecord" params={{ accountId: work.ownerId }}>
        <bdi>{work.owner || t('consent.office.unnamed', { id: work.ownerId })}</bdi>
      </LocalLink>,
    ],
    [t('consent.office.recordedOn'), work.recordedOn],
    [t('consent.office.declared'), format.dateTime(work.declaredAt)],
    [t('consent.office.ended'), work.endedAt === null ? '–' : format.dateTime(work.endedAt)],
    [
      t('consent.office.address'),
      <span key="address" translate="no">
        {work.address ?? '–'}
      </span>,
    ],
  ];
  return (
    <Card title={t('consent.office.facts')}>
      <dl className="grid gap-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-0.5">
            <dt className="text-subtle">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What happened, the latest first. */
export function TrailCard({ work: { trail } }: { work: WorkFile }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card title={t('consent.office.trail')}>
      <ol className="grid gap-3 text-sm">
        {trail.map((line) => (
          <li key={line.key} className="grid gap-0.5">
            <span className="flex flex-wrap gap-x-3 font-semibold">
              <span>{t.maybe(`consent.office.was.${line.what}`) ?? line.what}</span>
              {line.name === '' ? null : <bdi>{line.name}</bdi>}
            </span>
            <span className="flex flex-wrap gap-x-3 text-muted">
              <span>{format.dateTime(line.at)}</span>
              {line.byId === null ? null : <span>{t('consent.office.unnamed', { id: line.byId })}</span>}
              {line.termsVersion === null ? null : (
                <span>{t('consent.office.wordsVersion', { version: line.termsVersion })}</span>
              )}
            </span>
            {line.why === '' ? null : <span className="[overflow-wrap:anywhere]">{line.why}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
