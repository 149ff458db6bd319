import type { ReactNode } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { data, Form, redirectDocument, useActionData, useNavigation, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { logInWithCode } from '../../../contract/second-factor-routes.ts';
import { afterLogIn } from '../../parts/after-log-in.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { useFocusRefused } from '../../parts/field-errors.ts';
import { PasskeyLogIn } from '../../parts/passkey-log-in.tsx';
import { isTooManyAttempts } from '../../parts/proof.ts';
import { ProofStep } from '../../parts/proof-step.tsx';
import { textLinkClass } from '../../parts/text-link.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.code.title') }));

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = context.get(web);
  const form = await request.formData();
  const result = await api.call(logInWithCode, {
    body: { code: String(form.get('code') ?? ''), proof: String(form.get('proof') ?? '') },
  });
  if (!result.ok) return data({ problem: result.problem }, { status: result.problem.status });
  throw redirectDocument(afterLogIn(new URL(request.url).searchParams.get('next'), result.data, language));
}

/** The second step of a login: a code of the app, a recovery code, or a passkey. */
export default function LogInCode(): ReactNode {
  const t = useMessages();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const form = useFocusRefused<HTMLFormElement>(answer);
  const problem = answer?.problem;
  const words = problem?.errors?.length ? t('identity.code.missing') : problem?.title;
  const refusal = isTooManyAttempts(problem) ? undefined : words;
  return (
    <AuthCard title={t('identity.code.title')} lead={t('identity.code.lead')}>
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <TextField
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
          required
          label={t('identity.code.label')}
          hint={t('identity.code.hint')}
          error={refusal}
        />
        <ProofStep problem={problem} form={form} />
        <Button type="submit" variant="primary" size="lg" block loading={useNavigation().state !== 'idle'}>
          {t('identity.logIn.submit')}
        </Button>
      </Form>
      <PasskeyLogIn next={params.get('next')} />
      <p className="text-center text-muted">
        <LocalLink to="identity.login" search={params.toString()} className={textLinkClass}>
          {t('identity.code.again')}
        </LocalLink>
      </p>
    </AuthCard>
  );
}
