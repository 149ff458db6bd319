import { Ticket, Undo2 } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const bought: FillingOf<typeof statementKinds> = {
  icon: <Ticket aria-hidden />,
  words: (t, { memo }) => ({ title: t('tickets.kind'), detail: memo.actorName ?? '' }),
};

export const privateBought: FillingOf<typeof statementKinds> = {
  icon: <Ticket aria-hidden />,
  words: (t, { memo }) => ({ title: t('tickets.kindPrivate'), detail: memo.actorName ?? '' }),
};

export const privatePaidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('tickets.kindPrivateBack'), detail: memo.actorName ?? '' }),
};

export const paidBack: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('tickets.kindBack'), detail: memo.actorName ?? '' }),
};
