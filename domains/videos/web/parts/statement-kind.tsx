import { Clapperboard, Undo2 } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const videoBought: FillingOf<typeof statementKinds> = {
  icon: <Clapperboard aria-hidden />,
  words: (t, { memo }) => ({ title: t('videos.kind'), detail: memo.actorName ?? '' }),
};

export const videoPaidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('videos.kindBack'), detail: memo.actorName ?? '' }),
};
