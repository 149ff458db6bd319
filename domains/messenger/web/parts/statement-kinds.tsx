import { MessageSquare, RotateCcw } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const messagePaid: FillingOf<typeof statementKinds> = {
  icon: <MessageSquare aria-hidden />,
  words: (t, { memo: { actorName: name } }) => ({
    title: name ? t('messenger.kind.messageTo', { name }) : t('messenger.kind.messagePaid'),
    detail: '',
  }),
};

export const messagePaidBack: FillingOf<typeof statementKinds> = {
  icon: <RotateCcw aria-hidden />,
  words: (t, { memo: { actorName: name } }) => ({ title: t('messenger.kind.messagePaidBack'), detail: name ?? '' }),
};
