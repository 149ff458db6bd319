import { filled } from 'virtual:slots/identity.signUpLabel';
import type { ReactNode, Ref } from 'react';
import type { FormProps } from 'react-router';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { PasswordField, TextField } from '#kit/ui/primitives/text-field.tsx';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { signUpLabel } from '../slots.ts';
import { fieldErrors, useFocusRefused } from './field-errors.ts';
import { LegalWords } from './legal-words.tsx';
import { Notice } from './notice.tsx';
import { ProofStep } from './proof-step.tsx';

/** How a form of entry is sent: by the page, or by a sheet over another one. */
export interface EntryForm {
  readonly Form: (props: FormProps & { ref?: Ref<HTMLFormElement> }) => ReactNode;
  /** Where it goes; the page itself without. */
  readonly action?: string | undefined;
  readonly busy: boolean;
}

/** What a refused sign-up is shown with. */
export interface SignUpAnswer {
  readonly problem: ProblemBody;
  readonly email: string;
  readonly passwordLength: number;
  readonly isAdult: boolean;
  readonly acceptTerms: boolean;
}

/** The fields of sign-up and its button. */
export function SignUpForm({
  Form,
  action,
  busy,
  answer,
}: EntryForm & { readonly answer: SignUpAnswer | undefined }): ReactNode {
  const t = useMessages();
  const form = useFocusRefused<HTMLFormElement>(answer);
  const length = answer?.passwordLength ?? 0;
  const errors = fieldErrors(t, answer?.problem, { field: 'password', length, isNew: true });
  const label = fillingsOf<typeof signUpLabel>(filled).reduce<ReactNode>(
    (words, { key, value: Label }) => <Label key={key}>{words}</Label>,
    t('identity.signUp.submit'),
  );
  return (
    <Form ref={form} method="post" {...(action ? { action } : {})} noValidate className="grid gap-4">
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
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {label}
      </Button>
    </Form>
  );
}
