import { CircleCheck, Link2Off } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { PasswordField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { resetPassword } from '../../../contract/routes.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { fieldErrors, useFocusRefused } from '../../parts/field-errors.ts';
import { useLinkSecret } from '../../parts/link-secret.ts';
import { Notice } from '../../parts/notice.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('identity.reset.title') }));

export default function ResetPassword(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const secret = useLinkSecret();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [answer, setAnswer] = useState<{ problem: ProblemBody; length: number } | null>(null);
  const form = useFocusRefused<HTMLFormElement>(answer);

  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    const result = await api.call(resetPassword, { body: { token: secret ?? '', password } });
    setBusy(false);
    if (result.ok) setDone(true);
    else setAnswer({ problem: result.problem, length: password.length });
  };

  if (done) {
    return (
      <EmptyState
        isPage
        icon={<CircleCheck />}
        title={t('identity.reset.doneTitle')}
        action={
          <ButtonLink variant="primary" href={to('identity.login')}>
            {t('identity.logIn.submit')}
          </ButtonLink>
        }
      >
        <p role="status">{t('identity.reset.doneText')}</p>
      </EmptyState>
    );
  }
  const badLink = answer?.problem.errors?.some(({ field }) => field === 'body.token');
  if (secret === '' || badLink) {
    return (
      <ErrorState
        isPage
        icon={<Link2Off />}
        title={t('identity.verify.failedTitle')}
        action={<ButtonLink href={to('identity.forgot')}>{t('identity.forgot.title')}</ButtonLink>}
      >
        {t('identity.reset.missing')}
      </ErrorState>
    );
  }
  const length = answer?.length ?? 0;
  const errors = fieldErrors(t, answer?.problem, { field: 'password', length, isNew: true });
  return (
    <AuthCard title={t('identity.reset.title')} lead={t('identity.reset.lead')}>
      <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        {errors.form ? <Notice tone="danger">{errors.form}</Notice> : null}
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          label={t('identity.field.newPassword')}
          hint={t('identity.field.passwordHint')}
          error={errors.password}
          showLabel={t('identity.field.showPassword')}
          hideLabelText={t('identity.field.hidePassword')}
        />
        <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={secret === null}>
          {t('identity.reset.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
