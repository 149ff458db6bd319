import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { smsOutbox } from '../../../contract/sms.ts';
import { MailStateBadge, states, useStateWord } from '../../parts/mail-state.tsx';
import { TestSms, testSmsForm } from '../test-sms.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.sms.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(smsOutbox, args);

export const action = formAction(
  taking(testSmsForm, {
    leadsTo: ({ smsId }, { context }) => href('office.smsMessage', context.get(web).language, { smsId }),
  }),
);

/** What the platform wrote to phones, and a test of the way there. */
export default function SmsOutbox(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const word = useStateWord();
  const data = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={smsOutbox}
      data={data}
      title={t('office.office.sms.title')}
      lead={t('office.office.sms.lead')}
      headActions={<TestSms />}
      columns={{
        occasion: {
          header: t('office.office.sms.occasion'),
          isName: true,
          cell: (sms) => (
            <LocalLink
              to="office.smsMessage"
              params={{ smsId: sms.id }}
              className="font-semibold text-ink no-underline"
            >
              {sms.occasion}
            </LocalLink>
          ),
        },
        recipient: { header: t('office.office.sms.number') },
        state: { header: t('office.office.mail.state'), cell: (sms) => <MailStateBadge state={sms.state} /> },
        kind: { header: t('office.office.mailKinds.name') },
        attempts: { header: t('office.office.mail.attempts.short') },
        lastError: { header: t('office.office.mail.lastError') },
        sentAt: { header: t('office.office.mail.sentAt') },
        createdAt: { header: t('office.office.mail.created') },
      }}
      filters={{
        search: { label: t('office.office.sms.search') },
        state: {
          label: t('office.office.mail.state'),
          all: t('office.office.mail.all'),
          options: states.map((one) => ({ value: one, label: word(one) })),
        },
      }}
      nameOf={(sms) => `${sms.recipient}, ${sms.occasion}`}
      open={(sms) => to('office.smsMessage', { smsId: sms.id })}
      empty={{ icon: <MessageSquareText />, title: t('office.office.sms.none'), text: t('office.office.sms.noneText') }}
    >
      <p className="text-sm">
        <LocalLink
          to="office.mailKinds"
          className="font-medium text-accent-ink underline decoration-1 underline-offset-4"
        >
          {t('office.office.mail.kinds')}
        </LocalLink>
      </p>
      {data.answer?.rows.some((sms) => sms.state === 'captured') ? (
        <p className="text-sm text-subtle">{t('office.office.sms.capturedNote')}</p>
      ) : null}
    </ListPage>
  );
}
