import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, redirect, redirectDocument, useActionData, useNavigation, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { PasswordField, TextField } from '#kit/ui/primitives/text-field.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { pagePath } from '../../../contract/pages.ts';
import { logIn } from '../../../contract/routes.ts';
import { afterLogIn, homeOf, withNext } from '../../parts/after-log-in.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { fieldErrors, useFocusRefused } from '../../parts/field-errors.ts';
import { Notice } from '../../parts/notice.tsx';
import { PasskeyLogIn } from '../../parts/passkey-log-in.tsx';
import { ProofStep } from '../../parts/proof-step.tsx';
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
  const form = useFocusRefused<HTMLFormElement>(answer);
  const errors = fieldErrors(t, answer?.problem, { field: 'password', length: 0, isNew: false });
  return (
    <AuthCard title={t('identity.logIn.title')}>
      <Form ref={form} method="post" noValidate className="grid gap-4">
        {errors.form ? <Notice tone="danger">{errors.form}</Notice> : null}
        <TextField
          name="email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          required
          label={t('identity.field.email')}
          error={errors.email}
          defaultValue={answer?.email}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required
          label={t('identity.field.password')}
          error={errors.password}
          showLabel={t('identity.field.showPassword')}
          hideLabelText={t('identity.field.hidePassword')}
          aside={
            <LocalLink to="identity.forgot" className={textLinkClass}>
              {t('identity.logIn.forgot')}
            </LocalLink>
          }
        />
        <ProofStep problem={answer?.problem} form={form} />
        <Button type="submit" variant="primary" size="lg" block loading={useNavigation().state !== 'idle'}>
          {t('identity.logIn.submit')}
        </Button>
      </Form>
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
