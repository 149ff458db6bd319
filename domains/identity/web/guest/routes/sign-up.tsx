import { filled } from 'virtual:slots/identity.signUpLabel';
import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, redirect, redirectDocument, useActionData, useNavigation, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { PasswordField, TextField } from '#kit/ui/primitives/text-field.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { safePath } from '#kit/web/navigation/safe-path.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { signUp } from '../../../contract/routes.ts';
import { afterLogIn, homeOf } from '../../parts/after-log-in.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { fieldErrors, useFocusRefused } from '../../parts/field-errors.ts';
import { LegalWords } from '../../parts/legal-words.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ProofStep } from '../../parts/proof-step.tsx';
import { textLinkClass } from '../../parts/text-link.ts';
import type { signUpLabel } from '../../slots.ts';

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
  const form = useFocusRefused<HTMLFormElement>(answer);
  const length = answer?.passwordLength ?? 0;
  const errors = fieldErrors(t, answer?.problem, { field: 'password', length, isNew: true });
  const label = fillingsOf<typeof signUpLabel>(filled).reduce<ReactNode>(
    (words, { key, value: Label }) => <Label key={key}>{words}</Label>,
    t('identity.signUp.submit'),
  );
  return (
    <AuthCard title={t('identity.signUp.title')} lead={t('identity.signUp.lead')}>
      <Form ref={form} method="post" noValidate className="grid gap-4">
        {errors.form ? <Notice tone="danger">{errors.form}</Notice> : null}
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          label={t('identity.field.email')}
          error={errors.email}
          defaultValue={answer?.email}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          label={t('identity.field.password')}
          hint={t('identity.field.passwordHint')}
          error={errors.password}
          showLabel={t('identity.field.showPassword')}
          hideLabelText={t('identity.field.hidePassword')}
        />
        <div className="grid gap-1">
          <Checkbox
            name="isAdult"
            required
            label={t('identity.signUp.adult')}
            error={errors.isAdult}
            defaultChecked={answer?.isAdult}
          />
          <Checkbox
            name="acceptTerms"
            required
            label={<LegalWords text={t('identity.signUp.terms')} />}
            error={errors.acceptTerms}
            defaultChecked={answer?.acceptTerms}
          />
        </div>
        <ProofStep problem={answer?.problem} form={form} />
        <Button type="submit" variant="primary" size="lg" block loading={useNavigation().state !== 'idle'}>
          {label}
        </Button>
      </Form>
      <p className="text-center text-muted">
        {t('identity.signUp.haveAccount')}{' '}
        <LocalLink to="identity.login" search={params.toString()} className={textLinkClass}>
          {t('identity.logIn.submit')}
        </LocalLink>
      </p>
    </AuthCard>
  );
}
