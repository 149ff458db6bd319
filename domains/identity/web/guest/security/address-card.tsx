import { MailWarning, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useChannel, usePush } from '#kit/web/live/channel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { emailProperties, emailVerifiedPush, refreshEmailProperties } from '../../../contract/messages.ts';
import { fieldErrors, useFocusRefused } from '../../parts/field-errors.ts';
import { Notice } from '../../parts/notice.tsx';
import { useSecurityForm } from '../../parts/use-security-form.ts';

/** The address: confirm it, or take another; a confirmation on another device shows here at once. */
export function AddressCard({ email, verified }: { email: string; verified: boolean }): ReactNode {
  const t = useMessages();
  const [confirmed, setConfirmed] = useState(false);
  usePush(emailVerifiedPush, () => setConfirmed(true));
  const channel = useChannel();
  // The address may have been confirmed on another device before this page was there.
  useEffect(() => void channel.command(refreshEmailProperties, {}), [channel]);
  usePush(emailProperties, ({ emailVerified }) => setConfirmed(emailVerified));
  const isVerified = confirmed || verified;
  return (
    <Card
      title={t('identity.field.email')}
      description={email}
      actions={
        isVerified ? (
          <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
            {t('identity.security.verified')}
          </Badge>
        ) : (
          <Badge tone="warning" icon={<MailWarning aria-hidden />}>
            {t('identity.security.unverified')}
          </Badge>
        )
      }
    >
      <div className="grid gap-4">
        {isVerified ? null : <SendAgain email={email} />}
        <ChangeAddress />
      </div>
    </Card>
  );
}

function SendAgain({ email }: { email: string }): ReactNode {
  const t = useMessages();
  const { Form, answer, busy } = useSecurityForm('sendVerification');
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      <p className="text-muted">{t('identity.security.unverifiedText', { email })}</p>
      {answer ? (
        <Notice tone={answer.problem ? 'danger' : 'success'}>
          {answer.problem?.title ?? t('identity.security.sent')}
        </Notice>
      ) : null}
      <Button type="submit" name="intent" value="sendVerification" loading={busy}>
        {t('identity.security.sendAgain')}
      </Button>
    </Form>
  );
}

function ChangeAddress(): ReactNode {
  const t = useMessages();
  const { Form, answer, busy } = useSecurityForm('changeEmail');
  const problem = answer?.problem;
  const form = useFocusRefused<HTMLFormElement>(problem);
  const errors = fieldErrors(t, problem, { field: 'none', length: 0, isNew: false });
  if (answer && !problem) return <Notice tone="success">{t('identity.security.changeSent')}</Notice>;
  return (
    <details open={Boolean(problem)}>
      <summary className="hit-44 w-fit rounded-sm font-medium text-accent-ink underline decoration-1 underline-offset-4">
        {t('identity.security.change')}
      </summary>
      <Form ref={form} method="post" noValidate className="mt-4 grid gap-4">
        <p className="text-muted">{t('identity.security.changeText')}</p>
        {errors.form ? <Notice tone="danger">{errors.form}</Notice> : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('identity.security.newEmail')}
            error={errors.email}
          />
        </div>
        <div>
          <Button type="submit" name="intent" value="changeEmail" loading={busy}>
            {t('identity.security.changeSubmit')}
          </Button>
        </div>
      </Form>
    </details>
  );
}
