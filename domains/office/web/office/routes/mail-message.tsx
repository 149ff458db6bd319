import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { readOutboxMail } from '../../../contract/routes.ts';
import { MessagePage } from '../../parts/message-page.tsx';

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.subject }));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const mail = await context.get(web).api.call(readOutboxMail, { params: { mailId: Number(params['mailId']) } });
  if (!mail.ok) throw refusedAddress(mail.problem.status);
  return mail.data;
}

export default function MailMessage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const mail = useLoaderData<typeof loader>();
  return (
    <MessagePage
      title={mail.subject}
      back={{ href: to('office.mail'), label: t('office.office.mail.back') }}
      message={mail}
      words={{
        erased: t('office.office.mail.erased'),
        shown: t('office.office.mail.secretsShown'),
        masked: t('office.office.mail.secretsMasked'),
      }}
    >
      {mail.html ? (
        <Card title={t('office.office.mail.preview')} flush>
          <iframe
            title={t('office.office.mail.preview')}
            sandbox=""
            srcDoc={mail.html}
            className="h-110 w-full border-line border-t bg-white"
          />
        </Card>
      ) : null}
    </MessagePage>
  );
}
