import { MailOpen, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useLoaderData, useNavigate } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/context.ts';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import { LocalLink, useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { OlderPages } from '#kit/web/older-pages.tsx';
import type { OutboxMail } from '../../../contract/routes.ts';
import { listOutbox } from '../../../contract/routes.ts';
import { MailStateBadge, states, useStateWord } from '../../parts/mail-state.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.mail.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const before = Number(searchParams.get('before')) || undefined;
  const state = states.find((one) => one === searchParams.get('state'));
  const search = searchParams.get('search')?.trim().slice(0, 200) || undefined;
  const query = { limit: 50, ...(before && { before }), ...(state && { state }), ...(search && { search }) };
  const outbox = await context.get(web).api.call(listOutbox, { query });
  if (!outbox.ok) throw new Response(null, { status: outbox.problem.status });
  return { ...outbox.data, state: state ?? '', search: search ?? '' };
}

export default function MailOutbox(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const columns = useColumns();
  const { mails, next, state, search } = useLoaderData<typeof loader>();
  const word = useStateWord();
  return (
    <WorkPage title={t('office.office.mail.title')} lead={t('office.office.mail.lead')}>
      <Form key={`${search} ${state}`} role="search" className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          name="search"
          label={t('office.office.mail.search')}
          start={<Search aria-hidden />}
          defaultValue={search}
          className="min-w-60 flex-1"
        />
        <Select
          name="state"
          label={t('office.office.mail.state')}
          defaultValue={state}
          options={[
            { value: '', label: t('office.office.mail.all') },
            ...states.map((one) => ({ value: one, label: word(one) })),
          ]}
        />
        <Button type="submit">{t('office.office.mail.apply')}</Button>
      </Form>
      {mails.some((mail) => mail.state === 'captured') ? (
        <p className="text-sm text-subtle">{t('office.office.mail.capturedNote')}</p>
      ) : null}
      <Card flush>
        <Table
          caption={t('office.office.mail.title')}
          columns={columns}
          rows={mails}
          rowKey={(mail) => String(mail.id)}
          onOpen={(mail) => void navigate(to('office.mailMessage', { mailId: mail.id }))}
          empty={
            <EmptyState icon={<MailOpen />} title={t('office.office.mail.none')}>
              {t('office.office.mail.noneText')}
            </EmptyState>
          }
        />
      </Card>
      <OlderPages
        label={t('office.office.mail.title')}
        newest={t('office.office.mail.newest')}
        older={t('office.office.mail.older')}
        next={next}
        here={to('office.mail')}
      />
    </WorkPage>
  );
}

function useColumns(): TableColumn<OutboxMail>[] {
  const t = useMessages();
  const format = useFormat();
  return [
    {
      key: 'subject',
      header: t('office.office.mail.subject'),
      primary: true,
      cell: (mail) => (
        <LocalLink to="office.mailMessage" params={{ mailId: mail.id }} className="font-semibold text-ink no-underline">
          {mail.subject}
        </LocalLink>
      ),
    },
    { key: 'recipient', header: t('office.office.mail.recipient'), cell: (mail) => mail.recipient },
    {
      key: 'state',
      header: t('office.office.mail.state'),
      cell: (mail) => <MailStateBadge state={mail.state} />,
    },
    {
      key: 'created',
      header: t('office.office.mail.created'),
      align: 'end',
      cell: (mail) => format.dateTime(mail.createdAt),
    },
  ];
}
