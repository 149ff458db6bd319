import { CircleCheck, Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { welcomeQuery } from '../../../contract/pages.ts';
import { verifyEmail } from '../../../contract/routes.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { useLinkSecret } from '../../parts/link-secret.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.verify.title') }));

/**
 * The person presses a button: mail scanners that open every link must not confirm an address in the name of somebody
 * who never asked for an account.
 */
export default function VerifyEmail(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const secret = useLinkSecret();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<'verified' | { refusal: string } | null>(null);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    const result = await api.call(verifyEmail, { body: { token: secret ?? '' } });
    setBusy(false);
    setAnswer(
      result.ok
        ? 'verified'
        : { refusal: result.problem.code === 'invalid_input' ? t('identity.reset.missing') : result.problem.title },
    );
  };

  // A guest who comes from the welcome mail is welcomed on the next page too.
  const isWelcome = useLocation().search === welcomeQuery;
  const onward = (
    // A whole new page: the confirmed address asks for one, and it waits only while this step lasts.
    <ButtonLink
      variant="primary"
      target={answer === 'verified' ? '_self' : undefined}
      href={`/${language}/${answer === 'verified' && isWelcome ? '?bar=welcome' : ''}`}
    >
      {t('identity.verify.continue')}
    </ButtonLink>
  );
  if (answer === 'verified') {
    return (
      <EmptyState isPage icon={<CircleCheck />} title={t('identity.verify.doneTitle')} action={onward}>
        <p role="status">{t('identity.verify.doneText')}</p>
      </EmptyState>
    );
  }
  if (answer || secret === '') {
    return (
      <ErrorState isPage icon={<Link2Off />} title={t('identity.verify.failedTitle')} action={onward}>
        {answer ? answer.refusal : t('identity.reset.missing')}
      </ErrorState>
    );
  }
  return (
    <AuthCard title={t('identity.verify.title')} lead={t('identity.verify.lead')}>
      <Button
        variant="primary"
        size="lg"
        block
        loading={busy}
        disabled={secret === null}
        onClick={() => void confirm()}
      >
        {t('identity.verify.submit')}
      </Button>
    </AuthCard>
  );
}
