import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { afterLogIn } from './after-log-in.ts';
import { Notice } from './notice.tsx';
import { logInWithPasskey, usePasskeySupport } from './passkeys.ts';

/** The way in with a passkey, below a form. */
export function PasskeyLogIn({ next }: { next: string | null }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!usePasskeySupport()) return null;

  const enter = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const result = await logInWithPasskey(api);
    if (result.ok) return window.location.assign(afterLogIn(next, result.data, language));
    setBusy(false);
    setRefusal('cancelled' in result ? t('identity.passkey.cancelled') : result.problem.title);
  };

  return (
    <div className="grid gap-4">
      <p aria-hidden className="flex items-center gap-3 text-sm text-subtle">
        <span className="h-px flex-1 bg-line" />
        {t('identity.logIn.or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      {refusal ? <Notice tone="danger">{refusal}</Notice> : null}
      <Button size="lg" block loading={busy} icon={<KeyRound aria-hidden />} onClick={() => void enter()}>
        {t('identity.logIn.passkey')}
      </Button>
    </div>
  );
}
