import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { IngestRow } from '../../../contract/office.ts';
import { listIngest, revokeIngestKeyOf } from '../../../contract/office.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listIngest, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('ingest.office.title') }));

/** Performers who send with own software, and the way to take a key back. */
export default function OfficeSoftware(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const loaded = useLoaderData<typeof loader>();
  const [rows, setRows] = useState(loaded.rows);
  const [asked, setAsked] = useState<IngestRow | null>(null);
  return (
    <WorkPage title={t('ingest.office.title')} lead={t('ingest.office.lead')}>
      <Card title={t('ingest.office.keys')}>
        {rows.length === 0 ? <p className="text-muted text-sm">{t('ingest.office.none')}</p> : null}
        <ul className="grid gap-2">
          {rows.map((row) => (
            <li
              key={row.actorId}
              className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-field px-3 py-2"
            >
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  <bdi translate="no">{row.name}</bdi>
                  {row.signal ? (
                    <Badge tone={row.signal.isOnAir ? 'success' : 'info'}>
                      {t(row.signal.isOnAir ? 'ingest.office.onAir' : 'ingest.office.sends')}
                    </Badge>
                  ) : null}
                </span>
                <span className="block text-muted text-sm">
                  {t('ingest.office.made', { date: format.date(Date.parse(row.madeAt)) })} ·{' '}
                  {row.usedAt
                    ? t('ingest.key.used', { date: format.dateTime(Date.parse(row.usedAt)) })
                    : t('ingest.key.unused')}
                </span>
              </span>
              <Button size="sm" variant="danger" onClick={() => setAsked(row)}>
                {t('ingest.key.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {asked ? (
        <ReasonDialog
          title={t('ingest.key.revoke')}
          text={t('ingest.office.ends', { name: asked.name })}
          label={t('ingest.office.reason')}
          cancel={t('ingest.cancel')}
          told={t('ingest.key.revoked')}
          call={(api, reason) => api.call(revokeIngestKeyOf, { params: { actorId: asked.actorId }, body: { reason } })}
          onClose={() => setAsked(null)}
          onDone={(data) => {
            setRows(data.rows);
            setAsked(null);
          }}
        />
      ) : null}
    </WorkPage>
  );
}
