import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { SecondFactorState } from '../../../contract/second-factor.ts';
import { makeRecoveryCodes } from '../../../contract/second-factor-routes.ts';
import { Notice } from '../../parts/notice.tsx';
import { useSecurityForm } from '../../parts/use-security-form.ts';
import { Entry } from './entry.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetUpForm } from './totp-set-up.tsx';

/** The authenticator app of the account and its recovery codes. */
export function SecondFactorCard({ state }: { state: SecondFactorState }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const answer = await api.call(makeRecoveryCodes, {});
    setRefusal(answer.ok ? null : answer.problem.title);
    if (answer.ok) setCodes(answer.data.recoveryCodes);
  };
  const done = (): void => {
    setCodes(null);
    void revalidate();
  };
  const hasFactor = state.totpSince !== null || state.passkeys > 0;
  return (
    <Card title={t('identity.totp.title')} description={t('identity.totp.text')}>
      <div className="grid gap-4">
        {state.totpSince ? <AppEntry since={state.totpSince} /> : <TotpSetUpForm onDone={done} />}
        {refusal ? <Notice tone="danger">{refusal}</Notice> : null}
        {codes ? <RecoveryCodes codes={codes} onDone={done} /> : null}
        {hasFactor && !codes ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-40 flex-1 text-muted text-sm">
              {t('identity.recovery.left', { count: state.recoveryCodesLeft })}
            </p>
            <Button size="sm" onClick={() => void make()}>
              {t('identity.recovery.make')}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function AppEntry({ since }: { since: string }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { Form, answer, busy } = useSecurityForm('removeTotp');
  return (
    <>
      <ul>
        <Entry
          icon={<ShieldCheck />}
          title={t('identity.totp.app')}
          badge={<Badge tone="success">{t('identity.totp.on')}</Badge>}
          text={t('identity.totp.since', { since: format.date(since) })}
        >
          <Form method="post">
            <Button type="submit" size="sm" name="intent" value="removeTotp" loading={busy}>
              {t('identity.security.remove')}
            </Button>
          </Form>
        </Entry>
      </ul>
      {answer?.problem ? <Notice tone="danger">{answer.problem.title}</Notice> : null}
    </>
  );
}
