import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, redirect, redirectDocument, useActionData, useNavigation, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { PasswordField, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { web } from '#kit/web/context.ts';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { LocalLink } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { logIn } from '../../../contract/routes.ts';
import { afterLogIn, homeOf } from '../../parts/after-log-in.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { fieldErrors, useFocusRefused } from '../../parts/field-errors.ts';
import { Notice } from '../../parts/notice.tsx';
import { logInWithPasskey, usePasskeySupport } from '../../parts/passkeys.ts';
import { ProofStep } from '../../parts/proof-step.tsx';
import { linkClass } from '../../parts/words-link.ts';

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
  if (!result.ok) return data({ problem: result.problem, email }, { status: result.problem.status });
  throw redirectDocument(afterLogIn(new URL(request.url).searchParams.get('next'), result.data.roles, language));
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
            <LocalLink to="identity.forgot" className={linkClass}>
              {t('identity.logIn.forgot')}
            </LocalLink>
          }
        />
        <ProofStep problem={answer?.problem} form={form} />
        <Button type="submit" variant="primary" size="lg" block loading={useNavigation().state !== 'idle'}>
          {t('identity.logIn.submit')}
        </Button>
      </Form>
      <WithPasskey next={params.get('next')} />
      <p className="text-center text-muted">
        {t('identity.logIn.noAccount')}{' '}
        <LocalLink to="identity.signUp" search={params.toString()} className={linkClass}>
          {t('identity.signUp.submit')}
        </LocalLink>
      </p>
    </AuthCard>
  );
}

function WithPasskey({ next }: { next: string | null }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!usePasskeySupport()) return null;

  const enter = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const result = await logInWithPasskey(api);
    if (result.ok) return window.location.assign(afterLogIn(next, result.data.roles, language));
    setBusy(false);
    setRefusal('cancelled' in result ? t('identity.passkey.cancelled') : result.problem.title);
  };

  return (
    <div className="grid gap-4">
      <p aria-hidden className="flex items-center gap-3 text-sm text-subtle">
        <span className="h-px flex-1 bg-line" />
        {t('identity.logIn.or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      {refusal ? <Notice tone="danger">{refusal}</Notice> : null}
      <Button size="lg" block loading={busy} icon={<KeyRound aria-hidden />} onClick={() => void enter()}>
        {t('identity.logIn.passkey')}
      </Button>
    </div>
  );
}
