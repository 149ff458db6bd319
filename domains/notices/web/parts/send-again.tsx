import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { sendSignupEmail } from '#domains/identity/contract/messages.ts';
import { sendVerification } from '#domains/identity/contract/routes.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { Store, useStore } from '#kit/web/live/store.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** A mail needs a moment to arrive: after so many seconds another one may be asked for. */
const pause = 60;

/** When the next mail may be sent, in ms since the epoch, and why not before: the same for the bar and the menu. */
const next = new Store<{ readonly at: number; readonly refusal: string | null }>({ at: 0, refusal: null });
const wait = (seconds: number, refusal: string | null): void => next.set({ at: Date.now() + seconds * 1000, refusal });

/** Sends the mail that confirms the address once more, and then counts down to the next possible one. */
export function SendAgain(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const channel = useChannel();
  const email = useGuestValue('email');
  const [busy, setBusy] = useState(false);
  const { at, refusal } = useStore(next);
  const left = useSecondsLeft(at);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    // Who presses twice before the script has come wants one mail.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    // By the channel, as the page is told everything else; without a line by a call.
    const sent = await channel.command(sendSignupEmail, { email: email ?? '' });
    const answer = sent.ok || sent.problem.code !== 'offline' ? sent : await api.call(sendVerification, {});
    isSending.current = false;
    setBusy(false);
    if (answer.ok) return wait(pause, null);
    const seconds = Number(answer.problem.data?.['retryAfterSeconds'] ?? 0);
    wait(seconds > 0 ? seconds : 5, seconds > 0 ? t('notices.send.tooMany') : answer.problem.title);
  };

  return (
    // A form: a press before its script has come is kept.
    <form action={() => void send()} className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button type="submit" size="sm" loading={busy} disabled={left > 0}>
        {left > 0 ? <Figure>{t('notices.send.wait', { time: clock(left) })}</Figure> : t('notices.send.again')}
      </Button>
      <span role="status" className="text-sm empty:hidden">
        {left > 0 ? (refusal ?? t('notices.send.sent')) : ''}
      </span>
    </form>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = (): number => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      return seconds;
    };
    if (tick() === 0) return undefined;
    const timer = setInterval(() => {
      if (tick() === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
