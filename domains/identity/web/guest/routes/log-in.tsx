import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, redirect, redirectDocument, useActionData, useNavigation, useSearchParams } from 'react-router';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { pagePath } from '../../../contract/pages.ts';
import { logIn } from '../../../contract/routes.ts';
import { afterLogIn, homeOf, withNext } from '../../parts/after-log-in.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { LogInForm } from '../../parts/log-in-form.tsx';
import { PasskeyLogIn } from '../../parts/passkey-log-in.tsx';
import { textLinkClass } from '../../parts/text-link.ts';

export const meta = pageMeta(({ t }) => ({
  title: t('identity.logIn.submit'),
  description: t('identity.logIn.description'),
}));

export function loader({ context }: LoaderFunctionArgs) {
  const { caller, language } = context.get(web);
  if (caller) throw redirect(homeOf(caller.roles, language));
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = context.get(web);
  const form = await request.formData();
  const [email, password] = [String(form.get('email') ?? ''), String(form.get('password') ?? '')];
  const proof = String(form.get('proof') ?? '');
  const result = await api.call(logIn, { body: { email, password, proof } });
  const next = new URL(request.url).searchParams.get('next');
  if (!result.ok && result.problem.code === 'second_step_required') {
    throw redirectDocument(withNext(pagePath('logInCode', language), next));
  }
  if (!result.ok) return data({ problem: result.problem, email }, { status: result.problem.status });
  throw redirectDocument(afterLogIn(next, result.data, language));
}

export default function LogIn(): ReactNode {
  const t = useMessages();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <AuthCard title={t('identity.logIn.title')}>
      <LogInForm Form={Form} busy={useNavigation().state !== 'idle'} answer={answer} />
      <PasskeyLogIn next={params.get('next')} />
      <p className="text-center text-muted">
        {t('identity.logIn.noAccount')}{' '}
        <LocalLink to="identity.signUp" search={params.toString()} className={textLinkClass}>
          {t('identity.signUp.submit')}
        </LocalLink>
      </p>
    </AuthCard>
  );
}
