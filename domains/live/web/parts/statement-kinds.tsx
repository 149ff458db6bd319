import { RotateCcw, Video } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const chatMinute: FillingOf<typeof statementKinds> = {
  icon: <Video aria-hidden />,
  words: (t, { memo: { actorName: name, minute } }) => ({
    title: name ? t('live.kind.chatWith', { name }) : t('live.kind.chatMinute'),
    detail: minute === undefined ? '' : t('live.kind.minute', { minute }),
  }),
};

export const chatRefund: FillingOf<typeof statementKinds> = {
  icon: <RotateCcw aria-hidden />,
  words: (t, { memo: { actorName: name, seconds } }) => ({
    title: name ? t('live.kind.refundFrom', { name }) : t('live.kind.chatRefund'),
    detail: seconds === undefined ? '' : t('live.kind.seconds', { seconds: Math.round(seconds) }),
  }),
};

export const chatMinuteBack: FillingOf<typeof statementKinds> = {
  icon: <RotateCcw aria-hidden />,
  words: (t) => ({ title: t('live.kind.minuteBack'), detail: '' }),
};
