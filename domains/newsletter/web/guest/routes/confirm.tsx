import { Link2Off, MailCheck, MailQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { consentText } from '../../../contract/consent.ts';
import { confirmNewsletter, whatIsAsked } from '../../../contract/guest.ts';

const tokenOf = ({ request }: Pick<LoaderFunctionArgs, 'request'>) => ({
  params: { token: new URL(request.url).searchParams.get('key') || 'none-is-given' },
});

/** Changes nothing: mail scanners open every link. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(whatIsAsked, tokenOf({ request }));
  return answer.ok ? { labels: answer.data.labels, refusal: null } : { labels: [], refusal: answer.problem.title };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const answer = await context.get(web).api.call(confirmNewsletter, tokenOf({ request }));
  if (answer.ok) return data({ labels: answer.data.labels, refusal: null });
  return data({ labels: [], refusal: answer.problem.title }, { status: answer.problem.status });
}

/** The link is spent by its press: asking again would only say so. */
export const shouldRevalidate = (): boolean => false;

export const meta = pageMeta(({ t }) => ({ title: t('newsletter.confirm') }));

/** From the mail that asks: one press, without a login, and the newsletters come. */
export default function Confirm(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  const refusal = answer ? answer.refusal : loaded.refusal;
  if (refusal) {
    return (
      <ErrorState
        isPage
        icon={<Link2Off />}
        title={t('newsletter.notConfirmed')}
        action={<ButtonLink href={to('newsletter.choose')}>{t('newsletter.toChoose')}</ButtonLink>}
      >
        {refusal}
      </ErrorState>
    );
  }
  if (answer) {
    return (
      <EmptyState
        isPage
        icon={<MailCheck />}
        title={t('newsletter.confirmed')}
        action={<ButtonLink href={to('performers.home')}>{t('newsletter.toHome')}</ButtonLink>}
      >
        <p role="status">{t('newsletter.confirmedText', { names: answer.labels.join(', ') })}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isPage
      icon={<MailQuestion />}
      title={t('newsletter.confirm')}
      action={
        <Form method="post">
          <Button type="submit" variant="primary" size="lg" loading={busy}>
            {t('newsletter.confirmSubmit')}
          </Button>
        </Form>
      }
    >
      <span className="grid gap-2">
        <span>{t('newsletter.confirmText', { names: loaded.labels.join(', ') })}</span>
        <span className="text-sm">{consentText[language]}</span>
      </span>
    </EmptyState>
  );
}
