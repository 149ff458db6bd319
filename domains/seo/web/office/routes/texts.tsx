import { FileSearch, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, redirect, useLoaderData, useNavigate } from 'react-router';
import { languages } from '#kit/contract/access.ts';
import { clip } from '#kit/text/clip.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { SeoPageName, SeoTextLine } from '../../../contract/index.ts';
import { listSeoTexts, readSeoText } from '../../../contract/index.ts';

export const meta = pageMeta(({ t }) => ({ title: t('seo.office.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const params = new URL(request.url).searchParams;
  const tag = params.get('tag')?.trim().toLowerCase() ?? '';
  if (tag !== '' && (await api.call(readSeoText, { params: { tag } })).ok)
    throw redirect(pageTable().href('seo.text', language, { tag }));
  const missing = languages.find((one) => one === params.get('missing'));
  const search = clip(params.get('search')?.trim() ?? '', 60);
  const query = { ...(missing && { missing }), ...(search && { search }) };
  const wanted = params.get('page') ?? '';
  const narrowed = wanted === '' ? null : await api.call(listSeoTexts, { query: { ...query, page: wanted } });
  // A page that does not exist, as in an old address, narrows nothing.
  const page = narrowed?.ok && narrowed.data.pages.some((one) => one.page === wanted) ? wanted : '';
  const list = page !== '' && narrowed ? narrowed : await api.call(listSeoTexts, { query });
  if (!list.ok) throw refused(list.problem.status);
  return { ...list.data, page, missing: missing ?? '', search, unknown: tag };
}

export default function SeoTexts(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const navigate = useNavigate();
  const { texts, pages, page, missing, search, unknown } = useLoaderData<typeof loader>();
  const columns = useColumns(pages);
  return (
    <WorkPage title={t('seo.office.title')} lead={t('seo.office.lead')}>
      <Form key={`${search} ${page} ${missing}`} role="search" className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          name="search"
          label={t('seo.office.search')}
          start={<Search aria-hidden />}
          defaultValue={search}
          className="min-w-52 flex-1"
        />
        <Select
          name="page"
          label={t('seo.office.page')}
          defaultValue={page}
          options={[
            { value: '', label: t('seo.office.all') },
            ...pages.map((one) => ({ value: one.page, label: one.name })),
          ]}
        />
        <Select
          name="missing"
          label={t('seo.office.missing')}
          defaultValue={missing}
          options={[
            { value: '', label: t('seo.office.all') },
            ...languages.map((one) => ({ value: one, label: format.languageName(one) })),
          ]}
        />
        <Button type="submit">{t('seo.office.apply')}</Button>
      </Form>
      <Card flush>
        <Table
          caption={t('seo.office.title')}
          columns={columns}
          rows={texts}
          rowKey={({ tag }) => tag}
          onOpen={({ tag }) => void navigate(to('seo.text', { tag }))}
          empty={<EmptyState icon={<FileSearch />} title={t('seo.office.none')} />}
        />
      </Card>
      <Form className="flex flex-wrap items-end gap-3">
        <TextField
          name="tag"
          required
          maxLength={60}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          label={t('seo.office.newTag')}
          hint={t('seo.office.newTagHint')}
          defaultValue={unknown}
          error={unknown ? t('seo.office.tagUnknown') : undefined}
          className="min-w-60"
        />
        <Button type="submit">{t('seo.office.write')}</Button>
      </Form>
    </WorkPage>
  );
}

function useColumns(pages: readonly SeoPageName[]): TableColumn<SeoTextLine>[] {
  const t = useMessages();
  const format = useFormat();
  return [
    {
      key: 'tag',
      header: t('seo.office.tag'),
      primary: true,
      cell: ({ tag }) => (
        <LocalLink to="seo.text" params={{ tag }} className="font-semibold text-ink no-underline">
          {tag}
        </LocalLink>
      ),
    },
    {
      key: 'page',
      header: t('seo.office.page'),
      cell: ({ page }) => pages.find((one) => one.page === page)?.name ?? page,
    },
    { key: 'title', header: t('seo.office.titleField'), cell: ({ title }) => title || t('seo.office.standard') },
    {
      key: 'written',
      header: t('seo.office.written'),
      cell: ({ written }) => (
        <span className="flex flex-wrap gap-1">
          {written.map((code) => (
            <Badge key={code} tone="success">
              {code}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'updated',
      header: t('seo.office.updated'),
      align: 'end',
      cell: ({ version, updatedAt }) => (version === 0 ? '–' : format.dateTime(updatedAt)),
    },
  ];
}
