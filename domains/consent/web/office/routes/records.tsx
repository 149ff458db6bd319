import { Download, FolderSearch, Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { findRecords } from '../../../contract/index.ts';
import { ExportDialog } from '../export-dialog.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(findRecords, { body: { search: '' } });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('consent.office.title') }));

/** Records of identity, by any name. What is looked for stays out of the address: it may be somebody's legal name. */
export default function Records(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const first = useLoaderData<typeof loader>();
  const { busy, run } = useCall();
  const [found, setFound] = useState({ ...first, search: '' });
  const [isExporting, setExporting] = useState(false);
  const look = async (search: string, before?: number): Promise<void> => {
    const body = { search, ...(before === undefined ? {} : { before }) };
    const answer = await run((api) => api.call(findRecords, { body }));
    if (!answer.ok) return;
    const rows = before === undefined ? answer.data.rows : [...found.rows, ...answer.data.rows];
    setFound({ rows, before: answer.data.before, search });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void look(String(new FormData(event.currentTarget).get('search') ?? ''));
  };
  return (
    <WorkPage
      title={t('consent.office.title')}
      lead={t('consent.office.lead')}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={to('consent.officeWorks')}>{t('consent.office.works')}</ButtonLink>
          <Button icon={<Download aria-hidden />} onClick={() => setExporting(true)}>
            {t('consent.office.export')}
          </Button>
        </div>
      }
    >
      <form onSubmit={submit} className="flex max-w-160 flex-wrap items-end gap-2">
        <TextField
          name="search"
          type="search"
          maxLength={121}
          autoComplete="off"
          className="min-w-0 grow"
          label={t('consent.office.search')}
          hint={t('consent.office.searchText')}
        />
        <Button type="submit" variant="primary" loading={busy} icon={<Search aria-hidden />}>
          {t('consent.office.find')}
        </Button>
      </form>
      <p role="status" className="sr-only">
        {t('consent.office.found', { count: found.rows.length })}
      </p>
      <Card flush>
        <Table
          caption={t('consent.office.title')}
          rows={found.rows}
          rowKey={({ accountId }) => String(accountId)}
          columns={[
            {
              key: 'name',
              header: t('consent.office.names'),
              primary: true,
              cell: ({ accountId, aliases }) => (
                <LocalLink
                  to="consent.officeRecord"
                  params={{ accountId }}
                  className="inline-flex min-h-6 items-center font-medium"
                >
                  <bdi className="[overflow-wrap:anywhere]">
                    {aliases.join(', ') || t('consent.office.unnamed', { id: accountId })}
                  </bdi>
                </LocalLink>
              ),
            },
            {
              key: 'standing',
              header: t('consent.office.record'),
              cell: ({ standing }) => (
                <Badge tone={standing === 'verified' ? 'success' : 'danger'}>
                  {t(`consent.office.record.${standing}`)}
                </Badge>
              ),
            },
            {
              key: 'works',
              header: t('consent.office.works'),
              align: 'end',
              cell: ({ depictions }) => format.number(depictions),
            },
            {
              key: 'verifiedAt',
              header: t('consent.office.verifiedAt'),
              cell: ({ verifiedAt }) => format.dateTime(verifiedAt),
            },
          ]}
          empty={<EmptyState icon={<FolderSearch />} title={t('consent.office.none')} />}
        />
      </Card>
      {found.before === null ? null : (
        <Button
          className="justify-self-start"
          loading={busy}
          onClick={() => void look(found.search, found.before ?? undefined)}
        >
          {t('consent.office.more')}
        </Button>
      )}
      {isExporting ? <ExportDialog onClose={() => setExporting(false)} /> : null}
    </WorkPage>
  );
}
