import { Image, RotateCcw } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const mediaPaid: FillingOf<typeof statementKinds> = {
  icon: <Image aria-hidden />,
  words: (t, { memo: { actorName: name } }) => ({
    title: name ? t('messenger.kind.mediaOf', { name }) : t('messenger.kind.mediaPaid'),
    detail: '',
  }),
};

export const mediaPaidBack: FillingOf<typeof statementKinds> = {
  icon: <RotateCcw aria-hidden />,
  words: (t, { memo: { actorName: name } }) => ({ title: t('messenger.kind.mediaPaidBack'), detail: name ?? '' }),
};
