import type { ReactNode } from 'react';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { PasswordField, TextField } from '#kit/ui/primitives/text-field.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { fieldErrors, useFocusRefused } from './field-errors.ts';
import { Notice } from './notice.tsx';
import { ProofStep } from './proof-step.tsx';
import type { EntryForm } from './sign-up-form.tsx';
import { textLinkClass } from './text-link.ts';

/** The fields of login and its button. */
export function LogInForm({
  Form,
  action,
  busy,
  answer,
}: EntryForm & { readonly answer: { readonly problem: ProblemBody; readonly email: string } | undefined }): ReactNode {
  const t = useMessages();
  const form = useFocusRefused<HTMLFormElement>(answer);
  const errors = fieldErrors(t, answer?.problem, { field: 'password', length: 0, isNew: false });
  return (
    <Form ref={form} method="post" {...(action ? { action } : {})} noValidate className="grid gap-4">
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
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('identity.logIn.submit')}
      </Button>
    </Form>
  );
}
