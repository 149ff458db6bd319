import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { data, Form, useActionData, useNavigation } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { forgotPassword } from '../../../contract/routes.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { fieldErrors, useFocusRefused } from '../../parts/field-errors.ts';
import { Notice } from '../../parts/notice.tsx';
import { ProofStep } from '../../parts/proof-step.tsx';
import { textLinkClass } from '../../parts/text-link.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.forgot.title') }));

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = context.get(web);
  const form = await request.formData();
  const [email, proof] = [String(form.get('email') ?? ''), String(form.get('proof') ?? '')];
  const result = await api.call(forgotPassword, { body: { email, language, proof } });
  if (result.ok) return data({ problem: null, email });
  return data({ problem: result.problem, email }, { status: result.problem.status });
}

export default function ForgotPassword(): ReactNode {
  const t = useMessages();
  const answer = useActionData<typeof action>();
  const form = useFocusRefused<HTMLFormElement>(answer);
  const errors = fieldErrors(t, answer?.problem, { field: 'password', length: 0, isNew: false });
  const busy = useNavigation().state !== 'idle';
  if (answer && !answer.problem) {
    return (
      <EmptyState
        isPage
        icon={<MailCheck />}
        title={t('identity.forgot.sentTitle')}
        action={
          <LocalLink to="identity.forgot" className={`hit-44 ${textLinkClass}`}>
            {t('identity.forgot.again')}
          </LocalLink>
        }
      >
        <p role="status">{t('identity.forgot.sentText', { email: answer.email })}</p>
      </EmptyState>
    );
  }
  return (
    <AuthCard title={t('identity.forgot.title')} lead={t('identity.forgot.lead')}>
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
        <ProofStep problem={answer?.problem} form={form} />
        <Button type="submit" variant="primary" size="lg" block loading={busy}>
          {t('identity.forgot.submit')}
        </Button>
      </Form>
      <p className="text-center">
        <LocalLink to="identity.login" className={textLinkClass}>
          {t('identity.forgot.back')}
        </LocalLink>
      </p>
    </AuthCard>
  );
}
