import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, redirect, redirectDocument, useActionData, useNavigation, useSearchParams } from 'react-router';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { safePath } from '#kit/web/navigation/safe-path.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { signUp } from '../../../contract/routes.ts';
import { afterLogIn, homeOf } from '../../parts/after-log-in.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { SignUpForm } from '../../parts/sign-up-form.tsx';
import { textLinkClass } from '../../parts/text-link.ts';

export const meta = pageMeta(({ t }) => ({
  title: t('identity.signUp.title'),
  description: t('identity.signUp.lead'),
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
  const answered = { isAdult: form.has('isAdult'), acceptTerms: form.has('acceptTerms') };
  const proof = String(form.get('proof') ?? '');
  const next = new URL(request.url).searchParams.get('next');
  // Where somebody came from, not what they asked for there.
  const origin = next === null ? {} : { origin: safePath(next, '/').split(/[?#]/, 1)[0]?.slice(0, 200) };
  const result = await api.call(signUp, {
    body: { email, password, language, proof, ...origin, ...answered } as never,
  });
  if (!result.ok) {
    const { problem } = result;
    return data({ problem, email, passwordLength: password.length, ...answered }, { status: problem.status });
  }
  throw redirectDocument(afterLogIn(next, result.data, language));
}

export default function SignUp(): ReactNode {
  const t = useMessages();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <AuthCard title={t('identity.signUp.title')} lead={t('identity.signUp.lead')}>
      <SignUpForm Form={Form} busy={useNavigation().state !== 'idle'} answer={answer} />
      <p className="text-center text-muted">
        {t('identity.signUp.haveAccount')}{' '}
        <LocalLink to="identity.login" search={params.toString()} className={textLinkClass}>
          {t('identity.logIn.submit')}
        </LocalLink>
      </p>
    </AuthCard>
  );
}
