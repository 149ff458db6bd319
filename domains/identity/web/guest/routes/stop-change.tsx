import { Link2Off, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState, ErrorState } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { stopAddressChange } from '../../../contract/routes.ts';
import { AuthCard } from '../../parts/auth-card.tsx';
import { useLinkSecret } from '../../parts/link-secret.ts';

export const meta = pageMeta(({ t }) => ({ title: t('identity.stopChange.title') }));

/** From the mail to the present address: the change of address nobody asked for is called off by a press. */
export default function StopChange(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const secret = useLinkSecret();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<'stopped' | { refusal: string } | null>(null);
  const stop = async (): Promise<void> => {
    setBusy(true);
    const result = await api.call(stopAddressChange, { body: { token: secret ?? '' } });
    setBusy(false);
    const words = (code: string, title: string) => (code === 'invalid_input' ? t('identity.reset.missing') : title);
    setAnswer(result.ok ? 'stopped' : { refusal: words(result.problem.code, result.problem.title) });
  };
  const newPassword = (
    <ButtonLink variant="primary" href={to('identity.forgot')}>
      {t('identity.reset.title')}
    </ButtonLink>
  );
  if (answer === 'stopped') {
    return (
      <EmptyState isPage icon={<ShieldCheck />} title={t('identity.stopChange.done')} action={newPassword}>
        <p role="status">{t('identity.stopChange.doneText')}</p>
      </EmptyState>
    );
  }
  if (answer || secret === '') {
    return (
      <ErrorState isPage icon={<Link2Off />} title={t('identity.verify.failedTitle')} action={newPassword}>
        {answer ? answer.refusal : t('identity.reset.missing')}
      </ErrorState>
    );
  }
  return (
    <AuthCard title={t('identity.stopChange.title')} lead={t('identity.stopChange.lead')}>
      <Button variant="primary" size="lg" block loading={busy} disabled={secret === null} onClick={() => void stop()}>
        {t('identity.stopChange.submit')}
      </Button>
    </AuthCard>
  );
}
