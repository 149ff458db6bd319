import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { FormAnswer } from './subscribe-form.tsx';

/** Has a link mailed to an address that ends its newsletters; an account's own end at once. */
export function EndForm({ answer }: { answer: FormAnswer | undefined }): ReactNode {
  const t = useMessages();
  const navigation = useNavigation();
  const busy = navigation.state === 'submitting' && navigation.formData?.get('of') === 'end';
  return (
    <Card title={t('newsletter.end')} description={t('newsletter.endLead')}>
      {answer?.state === 'done' ? (
        <p role="status" className="font-medium">
          {t('newsletter.endAsked')}
        </p>
      ) : (
        <Form method="post" noValidate className="grid gap-4">
          <input type="hidden" name="of" value="end" />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            label={t('newsletter.endAddress')}
            defaultValue={answer?.emailAddress}
            error={answer?.state === 'failed' && !answer.refusal ? t('newsletter.addressWrong') : undefined}
          />
          <p role="alert" className="font-medium text-danger text-sm empty:hidden">
            {answer?.refusal}
          </p>
          <Button type="submit" block loading={busy} icon={<MailX aria-hidden />}>
            {t('newsletter.endSubmit')}
          </Button>
        </Form>
      )}
    </Card>
  );
}
