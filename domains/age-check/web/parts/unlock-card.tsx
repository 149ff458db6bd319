import { Fingerprint, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePasskeySupport } from '#domains/identity/web/parts/passkeys.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { stepUp } from '#kit/web/session/step-up.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AgeCheckView } from '../../contract/avs.ts';
import { closeAdultArea, openWithPin, setAgePin } from '../../contract/visits.ts';
import { openByPasskey } from './open-by-passkey.ts';

/** The lock of the adult area: open for this visit, or to be opened by passkey or PIN. */
export function UnlockCard({
  view,
  next,
  onChange,
}: {
  view: AgeCheckView;
  next: string;
  onChange: (view: AgeCheckView) => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const navigate = useNavigate();
  const hasPasskeys = usePasskeySupport();
  const [pin, setPin] = useState('');
  const [sets, setSets] = useState(!view.hasPin);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isOpen = view.visit === 'open';

  type Answer = { ok: true; data: AgeCheckView } | { ok: false; problem: { title: string; code: string } };
  const take = (answer: Answer): void => {
    setBusy(false);
    setPin('');
    setRefusal(answer.ok ? '' : answer.problem.title);
    if (!answer.ok) return;
    setSets(!answer.data.hasPin);
    onChange(answer.data);
    if (answer.data.visit === 'open' && next.startsWith('/')) void navigate(next);
  };
  const enter = async (): Promise<void> => {
    setBusy(true);
    if (!sets) return take(await api.call(openWithPin, { body: { pin } }));
    let answer = await api.call(setAgePin, { body: { pin } });
    if (!answer.ok && answer.problem.code === 'step_up_required' && (await stepUp.ask()))
      answer = await api.call(setAgePin, { body: { pin } });
    return take(answer);
  };
  const byPasskey = async (): Promise<void> => {
    setBusy(true);
    const answer = await openByPasskey(api);
    if (answer === null) return setBusy(false);
    take(answer);
  };

  if (isOpen) {
    return (
      <Card
        title={
          <span className="flex items-center gap-2">
            <LockKeyholeOpen aria-hidden className="size-5 text-success" />
            {t('age-check.lock.open')}
          </span>
        }
        description={t('age-check.lock.openText')}
        actions={
          <Button size="sm" onClick={() => void api.call(closeAdultArea, {}).then(take)}>
            {t('age-check.lock.close')}
          </Button>
        }
      >
        <p className="text-muted text-sm">{t('age-check.lock.closeText')}</p>
      </Card>
    );
  }
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <LockKeyhole aria-hidden className="size-5 text-accent-ink" />
          {t('age-check.lock.closed')}
        </span>
      }
      description={t('age-check.lock.closedText')}
    >
      <div className="grid max-w-100 gap-4">
        {hasPasskeys ? (
          <Button variant="primary" icon={<Fingerprint aria-hidden />} loading={busy} onClick={() => void byPasskey()}>
            {t('age-check.lock.passkey')}
          </Button>
        ) : null}
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void enter();
          }}
        >
          <TextField
            label={t(sets ? 'age-check.lock.newPin' : 'age-check.lock.pin')}
            hint={t(sets ? 'age-check.lock.newPinHint' : 'age-check.lock.pinHint')}
            name="pin"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            pattern="[0-9]{6}"
            maxLength={6}
            required
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, ''))}
            error={refusal === '' ? undefined : refusal}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              variant={hasPasskeys ? 'secondary' : 'primary'}
              loading={busy}
              disabled={pin.length !== 6}
            >
              {t(sets ? 'age-check.lock.set' : 'age-check.lock.enter')}
            </Button>
            {view.hasPin ? (
              <Button variant="ghost" onClick={() => setSets(!sets)}>
                {t(sets ? 'age-check.lock.back' : 'age-check.lock.forgot')}
              </Button>
            ) : null}
          </div>
        </form>
      </div>
    </Card>
  );
}
