import { KeyRound } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import type { Passkey } from '../../../contract/account.ts';
import { Notice } from '../../parts/notice.tsx';
import { addPasskey, usePasskeySupport } from '../../parts/passkeys.ts';
import { useSecurityForm } from '../../parts/use-security-form.ts';
import { Entry } from './entry.tsx';

/** The passkeys of the account: see, add, remove. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }): ReactNode {
  const t = useMessages();
  return (
    <Card title={t('identity.security.passkeysTitle')} description={t('identity.security.passkeysText')}>
      <div className="grid gap-4">
        {passkeys.length === 0 ? (
          <p className="text-muted">{t('identity.security.passkeysNone')}</p>
        ) : (
          <ul className="grid divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyEntry key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        <AddPasskey />
      </div>
    </Card>
  );
}

function PasskeyEntry({ passkey }: { passkey: Passkey }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { Form, busy } = useSecurityForm('removePasskey');
  const added = format.date(passkey.createdAt);
  return (
    <Entry
      icon={<KeyRound />}
      title={passkey.name}
      badge={passkey.synced ? <Badge>{t('identity.security.passkeySynced')}</Badge> : null}
      text={
        passkey.lastUsedAt
          ? t('identity.security.passkeyUsed', { added, used: format.date(passkey.lastUsedAt) })
          : t('identity.security.passkeyUnused', { added })
      }
    >
      <Form method="post">
        <input type="hidden" name="id" value={passkey.id} />
        <Button
          type="submit"
          size="sm"
          name="intent"
          value="removePasskey"
          loading={busy}
          aria-label={`${t('identity.security.remove')}: ${passkey.name}`}
        >
          {t('identity.security.remove')}
        </Button>
      </Form>
    </Entry>
  );
}

function AddPasskey(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const supported = usePasskeySupport();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'danger' | 'success'; text: string } | null>(null);

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
      await revalidate();
    } else {
      const text = 'cancelled' in result ? t('identity.passkey.cancelled') : result.problem.title;
      setAnswer({ tone: 'danger', text });
    }
  };

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
