import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { usePush } from '#kit/web/live/channel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { walletAnswered } from '../../contract/messages.ts';
import { redeemWalletCheck, walletRequestLives } from '../../contract/wallet.ts';
import type { WalletLinks } from './ask-browser.ts';
import type { Done } from './method-tiles.tsx';

/**
 * The request as a QR code for the wallet on a phone, where the screen is larger than one. This page is told when the wallet has answered,
 * and fetches the answer itself: it counts here alone. `onOver` is told when the request is over, with why (empty: its time).
 */
export function OtherDevice({
  requestId,
  qr: { size, path },
  onDone,
  onOver,
}: WalletLinks['otherDevice'] & {
  readonly onDone: Done;
  readonly onOver: (title: string) => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const over = useEffectEvent(() => onOver(''));
  useEffect(() => {
    const timer = setTimeout(over, walletRequestLives);
    return () => clearTimeout(timer);
  }, []);
  const fetchAnswer = async (): Promise<void> => {
    const answer = await api.call(redeemWalletCheck, { body: { requestId } });
    if (answer.ok) onDone(answer.data.result, answer.data.forwardTo, answer.data.view);
    else onOver(answer.problem.title);
  };
  usePush(walletAnswered, (told) => {
    if (told.requestId === requestId) void fetchAnswer();
  });
  return (
    <div className="hidden gap-3 sm:col-span-3 sm:grid sm:grid-cols-[auto_1fr] sm:items-center">
      {/* Black on white in every theme: that is what cameras read. */}
      <svg
        role="img"
        aria-label={t('age-check.qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-80 rounded-control"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="text-muted text-sm">{t('age-check.scan')}</p>
    </div>
  );
}
