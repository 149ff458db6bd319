import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useLoaderData } from 'react-router';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { readRecord } from '../../../contract/index.ts';
import { DepictionsOf } from '../depictions-of.tsx';
import { ExportDialog } from '../export-dialog.tsx';
import { IdentityOf } from '../identity-of.tsx';

export async function loader({ context, params: { accountId = '' }, request }: LoaderFunctionArgs) {
  if (!/^\d{1,9}$/.test(accountId)) throw notFound();
  const { searchParams } = new URL(request.url);
  const reason = searchParams.get('reason')?.trim() ?? '';
  const before = searchParams.get('before') ?? '';
  const params = { accountId: Number(accountId) };
  if (reason.length < 3) return { ...params, reason, record: null };
  const query = { reason, ...(/^[1-9]\d{0,14}$/.test(before) ? { before: Number(before) } : {}) };
  const answer = await context.get(web).api.call(readRecord, { params, query });
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...params, reason, record: answer.data };
}

export const meta = pageMeta(({ t }) => ({ title: t('consent.office.recordTitle') }));

/** The record of one person, opened with a reason. */
export default function OfficeRecord(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { accountId, reason, record } = useLoaderData<typeof loader>();
  const [isExporting, setExporting] = useState(false);
  const here = to('consent.officeRecord', { accountId });
  const title = record?.aliases[0]?.name ?? t('consent.office.unnamed', { id: accountId });
  return (
    <WorkPage
      title={title}
      lead={t('consent.office.recordLead')}
      breadcrumb={
        <Breadcrumb
          label={t('consent.office.title')}
          items={[{ label: t('consent.office.title'), href: to('consent.office') }, { label: title }]}
        />
      }
      actions={
        record ? (
          <Button icon={<Download aria-hidden />} onClick={() => setExporting(true)}>
            {t('consent.office.export')}
          </Button>
        ) : null
      }
    >
      {record === null ? (
        <Card title={t('consent.office.open')} description={t('consent.office.whyText')}>
          <Form method="get" className="grid max-w-120 grid-cols-1 gap-3">
            <TextField
              name="reason"
              required
              minLength={3}
              maxLength={300}
              autoComplete="off"
              label={t('consent.office.why')}
              defaultValue={reason}
            />
            <Button type="submit" variant="primary" className="justify-self-start">
              {t('consent.office.openNow')}
            </Button>
          </Form>
        </Card>
      ) : (
        <>
          <IdentityOf record={record} />
          <DepictionsOf depictions={record.depictions} />
          {record.before === null ? null : (
            <nav aria-label={t('consent.pages')}>
              <ButtonLink href={`${here}?${new URLSearchParams({ reason, before: String(record.before) })}`}>
                {t('consent.older')}
              </ButtonLink>
            </nav>
          )}
        </>
      )}
      {isExporting ? <ExportDialog accountId={accountId} onClose={() => setExporting(false)} /> : null}
    </WorkPage>
  );
}
