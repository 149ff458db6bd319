import { CircleCheck, Link2Off, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { lookAtStopLink, stopByLink } from '../../../contract/recharge.ts';

const tokenOf = (params: LoaderFunctionArgs['params']) => ({ params: { token: params['token'] ?? '' } });

/** Changes nothing: mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(lookAtStopLink, tokenOf(params));
  return answer.ok ? { ...answer.data, refusal: null } : { isOn: false, refusal: answer.problem.title };
}

/** The press of the button, which needs no login. */
export async function action({ context, params }: ActionFunctionArgs) {
  const answer = await context.get(web).api.call(stopByLink, tokenOf(params));
  if (answer.ok) return data({ refusal: null });
  return data({ refusal: answer.problem.title }, { status: answer.problem.status });
}

export const meta = pageMeta(({ t }) => ({ title: t('auto-recharge.stop.title') }));

/** From a mail about a charge: no more of them, with one press. */
export default function Stop(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  const refusal = answer ? answer.refusal : loaded.refusal;
  const back = <ButtonLink href={to('payments.topUp')}>{t('auto-recharge.stop.back')}</ButtonLink>;
  if (refusal) {
    return (
      <ErrorState isPage icon={<Link2Off />} title={t('auto-recharge.stop.failed')} action={back}>
        {refusal}
      </ErrorState>
    );
  }
  if (answer || !loaded.isOn) {
    return (
      <EmptyState isPage icon={<CircleCheck />} title={t('auto-recharge.stop.done')} action={back}>
        <p role="status">{t('auto-recharge.stop.doneText')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isPage
      icon={<OctagonX />}
      title={t('auto-recharge.stop.title')}
      action={
        <Form method="post">
          <Button type="submit" variant="primary" size="lg" block loading={busy}>
            {t('auto-recharge.stop.press')}
          </Button>
        </Form>
      }
    >
      {t('auto-recharge.stop.text')}
    </EmptyState>
  );
}
