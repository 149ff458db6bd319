import { MailCheck, MailPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { confirmWithinHours, consentText, mailsADay } from '../../contract/consent.ts';
import { newsletterTypes, typeLabels } from '../../contract/types.ts';

/** What came of a form of the page. */
export interface FormAnswer {
  readonly emailAddress: string;
  readonly chosen: readonly number[];
  readonly state: 'done' | 'failed' | 'nothing';
  /** A sentence of ours, where there is one. */
  readonly refusal: string | null;
}

/** Chooses newsletters for an address, which is asked by mail whether it wants them. */
export function SubscribeForm({ answer }: { answer: FormAnswer | undefined }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const own = useGuestValue('email');
  const navigation = useNavigation();
  const busy = navigation.state === 'submitting' && navigation.formData?.get('of') === 'begin';
  if (answer?.state === 'done') {
    return (
      <Card>
        <p
          role="status"
          className="grid justify-items-center gap-3 py-6 text-center [&>svg]:size-10 [&>svg]:text-success"
        >
          <MailCheck aria-hidden />
          <strong className="text-lg">{t('newsletter.asked')}</strong>
          <span className="text-muted">
            {t('newsletter.askedText', { email: answer.emailAddress, hours: confirmWithinHours, most: mailsADay })}
          </span>
        </p>
      </Card>
    );
  }
  return (
    <Card title={t('newsletter.begin')}>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="of" value="begin" />
        <fieldset className="grid">
          <legend className="sr-only">{t('newsletter.which')}</legend>
          {newsletterTypes.map((type) => (
            <Checkbox
              key={type}
              name="type"
              value={type}
              label={typeLabels[type][language]}
              hint={t(`newsletter.about.${type}`)}
              defaultChecked={answer?.chosen.includes(type) ?? false}
            />
          ))}
        </fieldset>
        <p role="alert" className="font-medium text-danger text-sm empty:hidden">
          {answer?.state === 'nothing' ? t('newsletter.nothing') : answer?.refusal}
        </p>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          label={t('newsletter.address')}
          defaultValue={answer?.emailAddress ?? own ?? ''}
          error={answer?.state === 'failed' && !answer.refusal ? t('newsletter.addressWrong') : undefined}
        />
        <p className="text-muted text-sm">{consentText[language]}</p>
        <Button type="submit" variant="primary" size="lg" block loading={busy} icon={<MailPlus aria-hidden />}>
          {t('newsletter.submit')}
        </Button>
      </Form>
    </Card>
  );
}
