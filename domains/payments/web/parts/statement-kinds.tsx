import { CirclePlus, Undo2 } from 'lucide-react';
import type { Memo } from '#domains/ledger/contract/transfers.ts';
import type { StatementKind, statementKinds } from '#domains/ledger/web/slots.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { href } from '#kit/web/page/links.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** The number of an order, as withdrawals and letters ask for it. */
const ofOrder = (t: Translator, { text, orderId }: Memo): string =>
  [text, orderId && t('payments.kind.order', { order: orderId })].filter(Boolean).join(' · ');

const receipt: StatementKind['href'] = ({ memo: { orderId } }, language) =>
  orderId === undefined ? null : href('payments.receipt', language, { orderId });

export const topUp: FillingOf<typeof statementKinds> = {
  icon: <CirclePlus aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.topUp'), detail: ofOrder(t, memo) }),
  href: receipt,
};

export const refund: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.refund'), detail: ofOrder(t, memo) }),
  href: receipt,
};

export const chargeback: FillingOf<typeof statementKinds> = {
  icon: <Undo2 aria-hidden />,
  words: (t, { memo }) => ({ title: t('payments.kind.chargeback'), detail: ofOrder(t, memo) }),
  href: receipt,
};
