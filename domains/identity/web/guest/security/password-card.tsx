import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { PasswordField } from '#kit/ui/primitives/text-field.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { passwordChangedMessage } from '../../../contract/messages.ts';
import { fieldErrors, useFocusRefused } from '../../parts/field-errors.ts';
import { Notice } from '../../parts/notice.tsx';
import { useSecurityForm } from '../../parts/use-security-form.ts';

/** Changing the password. The address stands in the form unseen, so that password managers know what they save. */
export function PasswordCard({ email }: { email: string }): ReactNode {
  const t = useMessages();
  const { Form, answer, busy } = useSecurityForm('changePassword');
  const form = useFocusRefused<HTMLFormElement>(answer?.problem);
  const channel = useChannel();
  const done = answer !== undefined && answer.problem === null;
  useEffect(() => {
    if (!done) return;
    form.current?.reset();
    // The server looks which sessions the change has ended, and closes their lines.
    void channel.command(passwordChangedMessage, {});
  }, [done, form, channel]);

  const length = answer?.passwordLength ?? 0;
  const errors = fieldErrors(t, answer?.problem, { field: 'newPassword', length, isNew: true });
  const wrong = answer?.problem?.code === 'wrong_credentials';
  const missing = answer?.problem?.errors?.some(({ field }) => field === 'body.currentPassword');
  const current = wrong
    ? t('identity.security.passwordWrong')
    : missing
      ? t('identity.error.passwordMissing')
      : undefined;
  const switchWords = {
    showLabel: t('identity.field.showPassword'),
    hideLabelText: t('identity.field.hidePassword'),
  };
  return (
    <Card title={t('identity.security.passwordTitle')} description={t('identity.security.passwordText')}>
      <Form ref={form} method="post" noValidate className="grid gap-4">
        {done ? <Notice tone="success">{t('identity.security.passwordDone')}</Notice> : null}
        {errors.form && !wrong ? <Notice tone="danger">{errors.form}</Notice> : null}
        <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly />
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            name="currentPassword"
            autoComplete="current-password"
            label={t('identity.field.currentPassword')}
            error={current}
            {...switchWords}
          />
          <PasswordField
            name="newPassword"
            autoComplete="new-password"
            label={t('identity.field.newPassword')}
            error={errors.password}
            {...switchWords}
          />
        </div>
        <div>
          <Button type="submit" name="intent" value="changePassword" loading={busy}>
            {t('identity.security.passwordSubmit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
