import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { web } from '#kit/web/context.ts';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { readOutboxMail } from '../../../contract/routes.ts';
import { MailStateBadge } from '../../parts/mail-state.tsx';

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.subject }));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const mail = await context.get(web).api.call(readOutboxMail, { params: { mailId: Number(params['mailId']) } });
  if (!mail.ok) throw new Response(null, { status: mail.problem.status === 422 ? 404 : mail.problem.status });
  return mail.data;
}

export default function MailMessage(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const mail = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-250 gap-(--grid-gap) p-[clamp(0.75rem,2vw,1.5rem)]">
      <div>
        <ButtonLink variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} href={to('office.mail')}>
          {t('office.office.mail.back')}
        </ButtonLink>
      </div>
      <header className="grid gap-1">
        <h1 className="font-extrabold text-2xl">{mail.subject}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>{mail.recipient}</span>
          <span>{format.dateTime(mail.createdAt)}</span>
          <MailStateBadge state={mail.state} />
          {mail.state === 'captured' ? null : (
            <span className="text-sm">{t('office.office.mail.attempts', { count: mail.attempts })}</span>
          )}
        </p>
        {mail.lastError ? <p className="text-danger text-sm">{mail.lastError}</p> : null}
      </header>
      {mail.text === '' ? (
        <p className="text-muted">{t('office.office.mail.erased')}</p>
      ) : (
        <>
          {mail.secrets === 'none' ? null : (
            <p className={mail.secrets === 'shown' ? 'font-semibold text-warning' : 'text-muted'}>
              {t(mail.secrets === 'shown' ? 'office.office.mail.secretsShown' : 'office.office.mail.secretsMasked')}
            </p>
          )}
          <Card title={t('office.office.mail.text')}>
            <MailText text={mail.text} />
          </Card>
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
        </>
      )}
    </div>
  );
}

/** Plain text with its addresses as links, so that a captured mail can be followed. */
function MailText({ text }: { text: string }): ReactNode {
  return (
    <pre className="whitespace-pre-wrap font-sans [overflow-wrap:anywhere]">
      {text.split(/(https?:\/\/\S+)/).map((part, index) =>
        index % 2 === 1 && !part.includes('•') ? (
          <Link key={part} href={part} target="_blank" rel="noreferrer">
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </pre>
  );
}
