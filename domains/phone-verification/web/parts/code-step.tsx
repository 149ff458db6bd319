import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnPhones } from '../../contract/verification.ts';
import { getOwnPhones, pinCallStartVerification, pinCallVerifyPin, removePhone } from '../../contract/verification.ts';

interface CodeStepProps {
  readonly open: NonNullable<OwnPhones['open']>;
  /** The server's time, epoch ms. */
  readonly now: number;
  readonly onChange: (own: OwnPhones) => void;
}

/** The second step: the code, a new one after a pause, or another number. */
export function CodeStep({ open, now, onChange }: CodeStepProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const { id, type, e123, pinLength } = open;
  const [pin, setPin] = useState('');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [mayResend, setMayResend] = useState(open.resendAt <= now);
  const field = useRef<HTMLInputElement>(null);

  const doing = async (work: () => Promise<string | undefined>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    setRefused(await work());
    setBusy(false);
  };
  const reload = async (): Promise<string | undefined> => {
    const answer = await api.call(getOwnPhones, {});
    if (!answer.ok) return answer.problem.title;
    onChange(answer.data);
    return undefined;
  };
  const confirm = (typed: string): Promise<void> =>
    doing(async () => {
      const answer = await api.mutate(pinCallVerifyPin, { id, type, pin: typed });
      if (answer.ok) {
        toast.show({ title: t('phone-verification.done'), tone: 'success' });
        return reload();
      }
      const left = answer.problem.data?.['left'];
      setPin('');
      field.current?.focus();
      return typeof left === 'number'
        ? `${answer.problem.title} ${t('phone-verification.left', { left })}`
        : answer.problem.title;
    });
  const resend = (): Promise<void> =>
    doing(async () => {
      const answer = await api.mutate(pinCallStartVerification, { phoneNumber: e123, type, language });
      return answer.ok ? reload() : answer.problem.title;
    });
  const giveUp = (): Promise<void> =>
    doing(async () => {
      const answer = await api.call(removePhone, { params: { verificationId: id } });
      if (!answer.ok) return answer.problem.title;
      onChange(answer.data);
      return undefined;
    });
  const said = open.by === 'sms' ? 'phone-verification.sentSms' : 'phone-verification.sentCall';
  return (
    <Card
      title={t('phone-verification.codeTitle')}
      description={<span translate="no">{t(said, { number: e123.replaceAll(' ', '\u00a0') })}</span>}
    >
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(pin);
        }}
      >
        <TextField
          ref={field}
          name="pin"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          maxLength={12}
          label={t('phone-verification.code', { length: pinLength })}
          error={refused}
          value={pin}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value.replace(/\D/g, '').slice(0, pinLength);
            setPin(typed);
            // One thumb: the last digit sends it.
            if (typed.length === pinLength && pin.length < pinLength) void confirm(typed);
          }}
        />
        <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={pin.length < pinLength}>
          {t('phone-verification.confirm')}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {mayResend ? (
            <Button disabled={busy} onClick={() => void resend()}>
              {t('phone-verification.again')}
            </Button>
          ) : (
            <p className="text-muted text-sm">
              {t('phone-verification.againIn')}{' '}
              <Countdown
                until={open.resendAt}
                now={now}
                urgentMs={0}
                label={t('phone-verification.againIn')}
                onEnd={() => setMayResend(true)}
              />
            </p>
          )}
          <Button variant="ghost" disabled={busy} onClick={() => void giveUp()}>
            {t('phone-verification.other')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
