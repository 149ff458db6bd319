import { Link2Off } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { ErrorState } from '#kit/ui/primitives/state.tsx';
import { PasswordField, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OperatorInvitation } from '../../../contract/invitation-routes.ts';
import { acceptInvitation, readInvitation } from '../../../contract/invitation-routes.ts';
import { afterLogIn } from '../../parts/after-log-in.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { fieldErrors, useFocusRefused } from '../../parts/field-errors.ts';
import { useLinkSecret } from '../../parts/link-secret.ts';
import { Notice } from '../../parts/notice.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('identity.invitation.title') }));

/** Where somebody who was invited to work here opens their account. Opening the address uses nothing up. */
export default function Invitation(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const api = useApi();
  const secret = useLinkSecret();
  const [read, setRead] = useState<OperatorInvitation | 'gone' | null>(null);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ problem: ProblemBody; length: number } | null>(null);
  const form = useFocusRefused<HTMLFormElement>(answer);

  useEffect(() => {
    if (!secret) return;
    void api
      .call(readInvitation, { body: { token: secret } })
      .then((result) => setRead(result.ok ? result.data : 'gone'));
  }, [api, secret]);

  if (secret === '' || read === 'gone') {
    return (
      <ErrorState isPage icon={<Link2Off />} title={t('identity.invitation.goneTitle')}>
        {t(secret === '' ? 'identity.invitation.missing' : 'identity.invitation.gone')}
      </ErrorState>
    );
  }

  const accept = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const password = String(given.get('password') ?? '');
    const address = read?.email ? {} : { email: String(given.get('email') ?? '') };
    setBusy(true);
    const result = await api.call(acceptInvitation, { body: { token: secret ?? '', password, language, ...address } });
    setBusy(false);
    if (result.ok)
      // Who comes by the link of the first start finds out there what is missing.
      window.location.assign(afterLogIn(read?.email ? '/office/' : '/office/first-steps/', result.data, language));
    else if (result.problem.status === 410) setRead('gone');
    else setAnswer({ problem: result.problem, length: password.length });
  };
  const errors = fieldErrors(t, answer?.problem, { field: 'password', length: answer?.length ?? 0, isNew: true });
  return (
    <AuthCard title={t('identity.invitation.title')} lead={t('identity.invitation.lead')}>
      <form ref={form} noValidate onSubmit={(event) => void accept(event)} className="grid gap-4">
        {errors.form ? <Notice tone="danger">{errors.form}</Notice> : null}
        {read ? (
          <p className="text-muted">
            {t('identity.invitation.desks', {
              desks: format.list(read.desks.map((desk) => t(`identity.invitation.desk.${desk}`))),
            })}
          </p>
        ) : null}
        <TextField
          key={read?.email ?? ''}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          readOnly={Boolean(read?.email)}
          defaultValue={read?.email ?? undefined}
          label={t('identity.field.email')}
          error={errors.email}
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
        <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={read === null}>
          {t('identity.invitation.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
