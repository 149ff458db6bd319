import { Link2Off, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { endNewsletter, whatIsEnded } from '../../../contract/guest.ts';

const tokenOf = (params: LoaderFunctionArgs['params']) => ({ params: { token: params.token ?? '' } });

/** Changes nothing: mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(whatIsEnded, tokenOf(params));
  const nothing = { labels: [], others: [] };
  return answer.ok ? { ...answer.data, refusal: null } : { ...nothing, refusal: answer.problem.title };
}

/** The press of a button, or of a mail program (RFC 8058), which has no cookies. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const all = (await request.formData()).get('all') === '1';
  const answer = await context.get(web).api.call(endNewsletter, { ...tokenOf(params), body: { all } });
  if (answer.ok) return data({ labels: answer.data.labels, refusal: null });
  return data({ labels: [], refusal: answer.problem.title }, { status: answer.problem.status });
}

export const meta = pageMeta(({ t }) => ({ title: t('newsletter.endTitle') }));

/** From the last line of a newsletter: no more of it, or of any, with one press and without a login. */
export default function End(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, formData } = useNavigation();
  const refusal = answer ? answer.refusal : loaded.refusal;
  const back = <ButtonLink href={to('newsletter.choose')}>{t('newsletter.toChoose')}</ButtonLink>;
  if (refusal) {
    return (
      <ErrorState isPage icon={<Link2Off />} title={t('newsletter.notEnded')} action={back}>
        {refusal}
      </ErrorState>
    );
  }
  if (answer) {
    return (
      <EmptyState isPage icon={<MailX />} title={t('newsletter.ended')} action={back}>
        <p role="status">{t('newsletter.endedText', { names: answer.labels.join(', ') })}</p>
      </EmptyState>
    );
  }
  const busy = (all: boolean) => state === 'submitting' && (formData?.get('all') === '1') === all;
  return (
    <EmptyState
      isPage
      icon={<MailX />}
      title={t('newsletter.endTitle')}
      action={
        <div className="grid gap-3">
          <Form method="post">
            <Button type="submit" variant="primary" size="lg" block loading={busy(false)}>
              {t('newsletter.endThis')}
            </Button>
          </Form>
          {loaded.others.length > 0 ? (
            <Form method="post">
              <input type="hidden" name="all" value="1" />
              <Button type="submit" block loading={busy(true)}>
                {t('newsletter.endAll', { names: loaded.others.join(', ') })}
              </Button>
            </Form>
          ) : null}
        </div>
      }
    >
      {t('newsletter.endText', { names: loaded.labels.join(', ') })}
    </EmptyState>
  );
}
