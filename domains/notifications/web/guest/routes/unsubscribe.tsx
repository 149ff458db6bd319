import { BellOff, Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { unsubscribeByLink, whatIsUnsubscribed } from '../../../contract/index.ts';

const tokenOf = (params: LoaderFunctionArgs['params']) => ({ params: { token: params.token ?? '' } });

/** Changes nothing: mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(whatIsUnsubscribed, tokenOf(params));
  return answer.ok ? { label: answer.data.label, refusal: null } : { label: null, refusal: answer.problem.title };
}

/** The press of the button, or of a mail program (RFC 8058), which has no cookies. */
export async function action({ context, params }: ActionFunctionArgs) {
  const answer = await context.get(web).api.call(unsubscribeByLink, tokenOf(params));
  if (answer.ok) return data({ refusal: null });
  return data({ refusal: answer.problem.title }, { status: answer.problem.status });
}

export const meta = pageMeta(({ t }) => ({ title: t('notifications.unsubscribe.title') }));

/** From the last line of a mail: no more of its kind, with one press and without a login. */
export default function Unsubscribe(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { label, refusal } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  const isLoggedIn = useGuestValue('isLoggedIn');
  const more = (
    <ButtonLink href={isLoggedIn ? to('notifications.preferences') : to('identity.login')}>
      {t('notifications.toPreferences')}
    </ButtonLink>
  );
  const problem = answer?.refusal ?? refusal;
  if (problem) {
    return (
      <ErrorState isPage icon={<Link2Off />} title={t('notifications.unsubscribe.failed')} action={more}>
        {problem}
      </ErrorState>
    );
  }
  if (answer) {
    return (
      <EmptyState isPage icon={<BellOff />} title={t('notifications.unsubscribe.done')} action={more}>
        <p role="status">{t('notifications.unsubscribe.doneText', { label: label ?? '' })}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isPage
      icon={<BellOff />}
      title={t('notifications.unsubscribe.title')}
      action={
        <Form method="post">
          <Button type="submit" variant="primary" size="lg" loading={busy}>
            {t('notifications.unsubscribe.submit')}
          </Button>
        </Form>
      }
    >
      {t('notifications.unsubscribe.text', { label: label ?? '' })}
    </EmptyState>
  );
}
