import { MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { outbox } from '../../../contract/routes.ts';
import { MailStateBadge, states, useStateWord } from '../../parts/mail-state.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.mail.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(outbox, args);

/** Every mail the platform wrote. */
export default function MailOutbox(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const word = useStateWord();
  const data = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={outbox}
      data={data}
      title={t('office.office.mail.title')}
      lead={t('office.office.mail.lead')}
      columns={{
        subject: {
          header: t('office.office.mail.subject'),
          isName: true,
          cell: (mail) => (
            <LocalLink
              to="office.mailMessage"
              params={{ mailId: mail.id }}
              className="font-semibold text-ink no-underline"
            >
              {mail.subject}
            </LocalLink>
          ),
        },
        recipient: { header: t('office.office.mail.recipient') },
        state: { header: t('office.office.mail.state'), cell: (mail) => <MailStateBadge state={mail.state} /> },
        attempts: { header: t('office.office.mail.attempts.short') },
        lastError: { header: t('office.office.mail.lastError') },
        sentAt: { header: t('office.office.mail.sentAt') },
        createdAt: { header: t('office.office.mail.created') },
      }}
      filters={{
        search: { label: t('office.office.mail.search') },
        state: {
          label: t('office.office.mail.state'),
          all: t('office.office.mail.all'),
          options: states.map((one) => ({ value: one, label: word(one) })),
        },
      }}
      nameOf={(mail) => mail.subject}
      open={(mail) => to('office.mailMessage', { mailId: mail.id })}
      empty={{ icon: <MailOpen />, title: t('office.office.mail.none'), text: t('office.office.mail.noneText') }}
    >
      <p className="text-sm">
        <LocalLink
          to="office.mailKinds"
          className="font-medium text-accent-ink underline decoration-1 underline-offset-4"
        >
          {t('office.office.mail.kinds')}
        </LocalLink>
      </p>
      {data.answer?.rows.some((mail) => mail.state === 'captured') ? (
        <p className="text-sm text-subtle">{t('office.office.mail.capturedNote')}</p>
      ) : null}
    </ListPage>
  );
}
