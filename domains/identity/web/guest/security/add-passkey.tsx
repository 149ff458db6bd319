import { KeyRound } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { Notice } from '../../parts/notice.tsx';
import { addPasskey, usePasskeySupport } from '../../parts/passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Makes a passkey on this device for the own account. */
export function AddPasskey({ onAdded }: { onAdded?: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const supported = usePasskeySupport();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'danger' | 'success'; text: string } | null>(null);

  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = (): Promise<void> => {
    setCodes(null);
    onAdded?.();
    return revalidate();
  };

  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setBusy(true);
    setAnswer(null);
    const fallback = t('identity.security.passkeyDefault', { date: format.date(new Date()) });
    const result = await addPasskey(api, name || fallback);
    setBusy(false);
    if (result.ok) {
      setAsking(false);
      setAnswer({ tone: 'success', text: t('identity.security.passkeyAdded') });
      // The page continues when the codes were seen: it may have nothing more to show here.
      if (result.data.recoveryCodes) setCodes(result.data.recoveryCodes);
      else await done();
    } else {
      const text = 'cancelled' in result ? t('identity.passkey.cancelled') : result.problem.title;
      setAnswer({ tone: 'danger', text });
    }
  };

  if (codes) return <RecoveryCodes codes={codes} onDone={() => void done()} />;
  if (!supported) return <p className="text-sm text-subtle">{t('identity.security.passkeysUnsupported')}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      {answer ? <Notice tone={answer.tone}>{answer.text}</Notice> : null}
      {asking ? (
        <form onSubmit={(event) => void add(event)} className="grid w-full gap-3 sm:max-w-100">
          <TextField
            name="name"
            maxLength={60}
            autoFocus
            label={t('identity.security.passkeyName')}
            hint={t('identity.security.passkeyNameHint')}
          />
          <div>
            <Button type="submit" variant="primary" loading={busy}>
              {t('identity.security.passkeyAdd')}
            </Button>
          </div>
        </form>
      ) : (
        <Button icon={<KeyRound aria-hidden />} onClick={() => setAsking(true)}>
          {t('identity.security.passkeyAdd')}
        </Button>
      )}
    </div>
  );
}
