import type { ReactNode } from 'react';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import type { Formatters } from '#kit/i18n/format.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ReviewedPayment, ReviewNote } from '../../contract/office.ts';
import { kindWord } from '../parts/words.ts';

/** What is wrong with a payment, as the operator reads it. */
function noteWords(t: Translator, format: Formatters, note: ReviewNote): string {
  switch (note.code) {
    case 'otherAmount': {
      const value = format.number(note.cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      const { kind, transaction, currency } = note;
      return t('subscriptions.office.note.otherAmount', { kind, transaction, amount: `${value} ${currency}` });
    }
    case 'hadAlready':
      return t('subscriptions.office.note.hadAlready');
    case 'lateCharge':
      return t('subscriptions.office.note.lateCharge', { transaction: note.transaction });
    case 'withheld':
      return t(`subscriptions.office.note.withheld.${note.why}`, { transaction: note.transaction });
  }
}

/** Payments by card that opened nothing, or not what was asked for, over the list they are not in. */
export function Reviewed({ payments }: { payments: readonly ReviewedPayment[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  if (payments.length === 0) return null;
  return (
    <Card title={t('subscriptions.office.review')} description={t('subscriptions.office.reviewText')}>
      <ul className="grid gap-3">
        {payments.map(({ orderId, guestId, guestName, kind, actorName, tier, euroCents, saleId, notes, at }) => (
          <li key={orderId} className="grid gap-0.5 rounded-control border border-line px-4 py-3 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <GuestLink id={guestId}>{guestName}</GuestLink>
              <span>{actorName === '' ? kindWord(t, kind) : `${actorName} · ${tier}`}</span>
              <b translate="no">{formatAmount(euroCents, euros, language)}</b>
              <span className="text-muted" suppressHydrationWarning>
                {format.dateTime(at)}
              </span>
            </p>
            <p translate="no" className="break-all text-muted">
              {[orderId, saleId].filter((one) => one !== null).join(' · ')}
            </p>
            {notes.map((note) => (
              <p key={JSON.stringify(note)} className="text-warning">
                {noteWords(t, format, note)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
