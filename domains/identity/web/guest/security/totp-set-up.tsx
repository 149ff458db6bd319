import { ShieldPlus } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { TotpSetUp } from '../../../contract/second-factor.ts';
import { beginTotp, confirmTotp } from '../../../contract/second-factor-routes.ts';
import { Notice } from '../../parts/notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Sets up an authenticator app: scan or type the secret, show its first code, keep the recovery codes. */
export function TotpSetUpForm({ onDone }: { onDone: () => void }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [begun, setBegun] = useState<TotpSetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const begin = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call(beginTotp, {});
    setBusy(false);
    setRefusal(answer.ok ? null : answer.problem.title);
    if (answer.ok) setBegun(answer.data);
  };
  const confirm = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '');
    setBusy(true);
    const answer = await api.call(confirmTotp, { body: { code } });
    setBusy(false);
    if (answer.ok) setCodes(answer.data.recoveryCodes);
    else setRefusal(answer.problem.errors?.length ? t('identity.code.missing') : answer.problem.title);
  };

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!begun) {
    return (
      <div className="grid justify-items-start gap-3">
        {refusal ? <Notice tone="danger">{refusal}</Notice> : null}
        <Button variant="primary" icon={<ShieldPlus aria-hidden />} loading={busy} onClick={() => void begin()}>
          {t('identity.totp.begin')}
        </Button>
      </div>
    );
  }
  const { size, path } = begun.qr;
  return (
    <form noValidate onSubmit={(event) => void confirm(event)} className="grid gap-4">
      <p className="text-muted">{t('identity.totp.scan')}</p>
      {/* Black on white in every theme: that is what cameras read. */}
      <svg
        role="img"
        aria-label={t('identity.totp.qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-56 rounded-control"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div className="grid gap-1">
        <p className="text-muted text-sm">{t('identity.totp.key')}</p>
        <code className="select-all font-mono">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        label={t('identity.totp.code')}
        error={refusal ?? undefined}
      />
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          {t('identity.totp.confirm')}
        </Button>
      </div>
    </form>
  );
}
