import { Images, Undo2 } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const albumBought: FillingOf<typeof statementKinds> = {
  icon: <Images aria-hidden />,
  words: (t, { memo }) => ({ title: t('albums.kind'), detail: memo.actorName ?? '' }),
};

export const albumPaidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('albums.kindBack'), detail: memo.actorName ?? '' }),
};
