import { Ticket } from 'lucide-react';
import type { statementKinds } from '#domains/ledger/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

export const credits: FillingOf<typeof statementKinds> = {
  icon: <Ticket aria-hidden />,
  words: (t) => ({ title: t('vouchers.kind.credits'), detail: '' }),
};

export const freeMinutes: FillingOf<typeof statementKinds> = {
  icon: <Ticket aria-hidden />,
  words: (t, { memo: { actorName: name, count = 0 } }) => ({
    title: name ? t('vouchers.kind.freeMinutesWith', { count, name }) : t('vouchers.kind.freeMinutes', { count }),
    detail: t('vouchers.kind.byVoucher'),
  }),
};

export const freeMessages: FillingOf<typeof statementKinds> = {
  icon: <Ticket aria-hidden />,
  words: (t, { memo: { actorName: name, count = 0 } }) => ({
    title: name ? t('vouchers.kind.freeMessagesWith', { count, name }) : t('vouchers.kind.freeMessages', { count }),
    detail: t('vouchers.kind.byVoucher'),
  }),
};
