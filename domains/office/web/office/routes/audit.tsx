import { Download, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useLoaderData } from 'react-router';
import type { AuditKind } from '#kit/contract/audit.ts';
import { auditKinds } from '#kit/contract/audit.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/context.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { OlderPages } from '#kit/web/older-pages.tsx';
import { stepUpLink } from '#kit/web/step-up.ts';
import { listAuditLines } from '../../../contract/audit.ts';
import { useAuditOperation } from '../../parts/audit-lines.tsx';
import { useAuditColumns } from '../audit-columns.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.audit.title') }));

const filterNames = ['accountId', 'operation', 'kind', 'subject', 'from', 'to'] as const;

const isKind = (text: string | undefined): text is AuditKind => auditKinds.some((kind) => kind === text);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters: Partial<Record<(typeof filterNames)[number], string>> = {};
  for (const name of filterNames) {
    const value = searchParams.get(name)?.trim();
    if (value) filters[name] = value;
  }
  const before = searchParams.get('before') ?? undefined;
  const { kind, ...others } = filters;
  const query = { ...others, ...(isKind(kind) && { kind }), ...(before && { before }) };
  const answer = await context.get(web).api.call(listAuditLines, { query });
  if (!answer.ok) throw new Response(null, { status: answer.problem.status === 422 ? 404 : answer.problem.status });
  return { ...answer.data, filters };
}

/** Who changed what: a table to filter, page through and take away. The filters are the address. */
export default function AuditLog(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { lines, next, people, operations, filters } = useLoaderData<typeof loader>();
  const columns = useAuditColumns();
  const did = useAuditOperation();
  const kept = new URLSearchParams(filters).toString();
  return (
    <WorkPage
      title={t('office.office.audit.title')}
      lead={t('office.office.audit.lead')}
      actions={
        <ButtonLink
          href={`/rest/v1/office/audit/export?${kept}`}
          download
          {...stepUpLink}
          icon={<Download aria-hidden />}
        >
          {t('office.office.audit.export')}
        </ButtonLink>
      }
    >
      <Form
        key={kept}
        role="search"
        className="grid items-end gap-3 xs:grid-cols-2 lg:grid-cols-[1.4fr_1.4fr_1fr_1.2fr_1fr_1fr_auto]"
      >
        <Select
          name="accountId"
          label={t('office.office.audit.person')}
          defaultValue={filters.accountId ?? ''}
          options={[
            { value: '', label: t('office.office.audit.everybody') },
            ...people.map(({ id, email }) => ({
              value: String(id),
              label: email ?? t('office.office.audit.account', { id: String(id) }),
            })),
          ]}
        />
        <Select
          name="operation"
          label={t('office.office.audit.operation')}
          defaultValue={filters.operation ?? ''}
          options={[
            { value: '', label: t('office.office.audit.everything') },
            ...operations.map((name) => ({ value: name, label: did(name) })),
          ]}
        />
        <Select
          name="kind"
          label={t('office.office.audit.kind')}
          defaultValue={filters.kind ?? ''}
          options={[
            { value: '', label: t('office.office.audit.everything') },
            ...auditKinds.map((kind) => ({ value: kind, label: t(`office.office.audit.kind.${kind}`) })),
          ]}
        />
        <TextField name="subject" label={t('office.office.audit.subject')} defaultValue={filters.subject ?? ''} />
        <TextField type="date" name="from" label={t('office.office.audit.from')} defaultValue={filters.from ?? ''} />
        <TextField type="date" name="to" label={t('office.office.audit.to')} defaultValue={filters.to ?? ''} />
        <Button type="submit">{t('office.office.audit.apply')}</Button>
      </Form>
      <Card flush>
        <Table
          caption={t('office.office.audit.title')}
          columns={columns}
          rows={lines}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState icon={<ScrollText />} title={t('office.office.audit.none')}>
              {t('office.office.audit.noneText')}
            </EmptyState>
          }
        />
      </Card>
      <OlderPages
        label={t('office.office.audit.title')}
        newest={t('office.office.audit.newest')}
        older={t('office.office.audit.older')}
        next={next}
        here={to('office.audit')}
      />
    </WorkPage>
  );
}
